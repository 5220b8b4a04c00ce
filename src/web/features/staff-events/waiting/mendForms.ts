import type { FieldValues } from 'react-hook-form';
import { href, type PageName } from '#content/pages.ts';
import { ownDraft } from '#web/auth/useOwnDraft.ts';
import type { WaitingItem } from '#web/outbox/waiting/waitingItem.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { statusValuesOf } from '../status/statusValues.ts';

/** A form to fill with an item of the outbox. */
interface FormToFill {
  /** The names of its drafts, each with its values. */
  drafts: readonly { name: string; values: FieldValues; from?: unknown }[];
  /** The address of the form. */
  pathname: string;
  search: string;
}

/**
 * The forms in which an item can be changed; the first one without another draft is used. Empty if it has no form. A
 * change of a deleted event can become a new event.
 */
export function formsOf({ write, event, base, gone = false }: WaitingItem, account: string | null): FormToFill[] {
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
      return event ? newForms(valuesOf(event)) : [];
    case 'updateEvent':
    case 'updateSeries': {
      if (!event || !base) return [];
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
      return [on('messages', { message: String(id) }, own(`note:${id}`, { note, was }))];
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
