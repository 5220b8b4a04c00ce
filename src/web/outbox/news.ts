import type { OutboxItem } from './items.ts';

/** The channel by which tabs and the worker tell each other that the outbox is another one. */
export const OUTBOX_CHANNEL = 'outbox';

/** What they tell: something was sent, or the outbox has changed otherwise. */
export type OutboxNews = 'sent' | 'changed';

/** What is told of a change of the outbox. */
export const newsOf = (items: readonly OutboxItem[], before: readonly OutboxItem[]): OutboxNews =>
  before.some(({ id, sentAt, refusal }) => sentAt && !refusal && items.every((item) => item.id !== id))
    ? 'sent'
    : 'changed';
