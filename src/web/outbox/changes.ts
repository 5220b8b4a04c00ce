import type { OutboxItem } from './items.ts';

/** The broadcast channel by which tabs and the worker announce changes of the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

/** Their messages: something was sent, or the outbox has changed otherwise. */
export type OutboxChange = 'sent' | 'changed';

/** The message for a change of the outbox. */
export const changeOf = (items: readonly OutboxItem[], before: readonly OutboxItem[]): OutboxChange =>
  before.some(({ id, sentAt, refusal }) => sentAt && !refusal && items.every((item) => item.id !== id))
    ? 'sent'
    : 'changed';
