import type { FieldValues } from 'react-hook-form';
import { href, type PageName } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { ownDraft } from '#web/auth/useOwnDraft.ts';
import { sermonValuesOf } from '#web/entities/sermon/sermonValues.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { statusValuesOf } from '../status/statusValues.ts';

/** Whether an item was refused because the event, message or field no longer exists. */
export const isGone = ({ refusal }: OutboxItem): boolean => refusal?.status === 404;

/** A form to fill with an item of the outbox. */
interface FormToFill {
  /** The names of its drafts, each with its values. */
  drafts: readonly { name: string; values: FieldValues; from?: unknown }[];
  /** The address of the form. */
  pathname: string;
  search: string;
}

/** An event with the fields of a write; those that were emptied are absent in an event. */
const asEvent = (fields: object, base?: ChurchEvent): ChurchEvent => ({
  ...(base as ChurchEvent),
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === null && field !== 'image' ? undefined : value]),
  ),
});

/**
 * The forms in which an item can be changed; the first one without another draft is used. Empty if it has no form. A
 * change of a deleted event can become a new event.
 */
export function formsOf(write: OutboxItem, account: string | null): FormToFill[] {
  const gone = isGone(write);
  const own = (name: string, values: FieldValues, from?: unknown) => [{ name: ownDraft(account, name), values, from }];
  const on = (page: PageName, search: Record<string, string>, drafts: FormToFill['drafts']): FormToFill => ({
    pathname: href(page),
    search: `?${new URLSearchParams(search)}`,
    drafts,
  });
  const newForms = (values: FieldValues): FormToFill[] => {
    const day = String(values.start_date ?? '');
    return [
      on('dashboard', { create: '' }, own('event:new', values)),
      on('dashboard', { create: day }, own(`event:new:${day}`, values)),
    ];
  };
  switch (write.kind) {
    case 'createSeries':
      return newForms(write.form);
    case 'createEvent':
      return newForms(valuesOf(asEvent(write.event)));
    case 'updateEvent':
    case 'updateSeries': {
      const { base } = write;
      const event = asEvent(write.kind === 'updateSeries' ? write.change.event : write.event, base);
      if (gone) return newForms(valuesOf(event));
      const scope: Record<string, string> =
        write.kind === 'updateSeries' ? { scope: write.change.own ? 'all' : 'later' } : {};
      const changesStatus = (event.status ?? '') !== (base.status ?? '');
      return changesStatus
        ? [
            on(
              'dashboard',
              { status: event.id, ...scope },
              own(`event-status:${event.id}`, statusValuesOf(event), base),
            ),
          ]
        : [on('dashboard', { edit: event.id, ...scope }, own(`event:${event.id}`, valuesOf(event), base))];
    }
    case 'noteMessage': {
      if (gone) return [];
      const { messageId: id, note, was } = write;
      return [on('messages', { message: String(id) }, own(`note:${id}`, { note }, { note: was }))];
    }
    case 'saveSermon': {
      const [edit, base] = write.base && !gone ? [String(write.base.id), write.base] : ['new'];
      return [on('staffSermons', { edit }, own(`sermon:${edit}`, sermonValuesOf(write.sermon), base))];
    }
    case 'publishWords': {
      const { page, language, changes, drafts } = write;
      const [first, ...others] = changes;
      const field: Record<string, string> = first && others.length === 0 ? { field: first.field } : {};
      const filled = changes.map(({ value, base: from }, at) => ({
        name: drafts[at] ?? '',
        values: { value, base: from },
      }));
      return [on('siteWords', { page, lang: language, ...field }, filled)];
    }
    default:
      return [];
  }
}
