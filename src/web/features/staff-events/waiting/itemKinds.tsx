import { Alert, Button } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { href, type PageName } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { markWords } from '#shared/inbox/messageMarks.ts';
import type { Write } from '#web/api/writes.ts';
import { ownDraft, useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { sermonValuesOf } from '#web/entities/sermon/sermonValues.ts';
import type { ItemOf, OutboxItem } from '#web/outbox/items.ts';
import { outboxOf, useAppStore } from '#web/outbox/useOutbox.ts';
import { changedEvents, useWaiting } from '#web/outbox/waiting/useWaiting.ts';
import { idempotencyKeyOf, keepDraft, keptDraft } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { valuesOf } from '../editor/eventValues.ts';
import { statusValuesOf } from '../status/statusValues.ts';

/** Shown if somebody wants to change an item that the server may already have. */
const BEING_SENT = 'It is being sent just now. Change it once it is there.';

/** What the owner of an item can do with it. */
export function useMend() {
  const store = useAppStore();
  const navigate = useNavigate();
  /** Removes an item. Resolves to a function that puts it back; undefined if a toast says why not. */
  const giveUp = async ({ id }: OutboxItem) => {
    const outbox = outboxOf(store);
    const taken = await outbox?.takeBack(id);
    if (!outbox || !taken) showToast(BEING_SENT, 'info');
    return outbox && taken && (() => outbox.putBack(taken));
  };
  return {
    hasForm: (item: OutboxItem): boolean => formsOf(item).length > 0,
    giveUp,
    /**
     * Puts an item back into its form. If somebody else has changed the event or the words, the form offers the usual
     * choice. False if that failed, which a toast explains.
     */
    async mend(item: OutboxItem): Promise<boolean> {
      const isItsOwn = (name: string) => idempotencyKeyOf(name) === item.origin;
      const form = formsOf(item).find(({ drafts }) =>
        drafts.every(({ name }) => keptDraft(name) === null || isItsOwn(name)),
      );
      if (!form) showToast('The form of this has something unfinished in it. Finish that first.', 'info');
      if (!form || !(await giveUp(item))) return false;
      for (const { name, values, from } of form.drafts) if (keptDraft(name) === null) keepDraft(name, values, from);
      void navigate({ pathname: href(form.page), search: `?${new URLSearchParams(form.search)}` });
      return true;
    },
    tryAgain: async ({ id }: OutboxItem) => outboxOf(store)?.tryAgain(id),
    sendNow: async () => outboxOf(store)?.drain(),
  };
}

/** The screens that have lists of what can wait. */
export type Place = 'events' | 'inbox' | 'words' | 'sermons';

/** A draft to fill a form with; `from` is what the person began from. */
interface Filling {
  name: string;
  values: FieldValues;
  from?: unknown;
}

/** A form to fill with an item. */
interface FormToFill {
  page: PageName;
  search: Record<string, string>;
  /** Its drafts. */
  drafts: readonly Filling[];
}

/** How a kind of item is shown, and where it is changed. */
interface ItemKind<Item> {
  /** The screen above whose list its rows are; none for a visitor's. */
  place?: Place;
  /** What it does, in two or three words, and to what: the title of the event, the sender, the field. */
  words: (item: Item) => { verb: string; title: string };
  /** The forms in which it can be changed; the first one without another draft is used. Without it there is none. */
  forms?: (item: Item) => FormToFill[];
}

/** Whether an item was refused because the event, message or field no longer exists. */
export const isGone = ({ refusal }: OutboxItem): boolean => refusal?.status === 404;

/** Several messages by their number, one by its sender. */
const messages = ({ length, 0: first }: readonly { name: string }[]): string =>
  length === 1 ? `the message of ${first?.name}` : `${length} messages`;

const CHANGES = { cancel: 'Cancel', move: 'Move', delete: 'Delete' } as const;

/** An event with the fields of a write; those that were emptied are absent in an event. */
const asEvent = (fields: object, base?: ChurchEvent): ChurchEvent => ({
  ...(base as ChurchEvent),
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === null && field !== 'image' ? undefined : value]),
  ),
});

const form = (page: PageName, search: Record<string, string>, ...drafts: Filling[]): FormToFill => ({
  page,
  search,
  drafts,
});

/** The forms of a new event. */
function newForms({ account }: OutboxItem, values: FieldValues): FormToFill[] {
  const day = String(values.start_date ?? '');
  return [
    form('dashboard', { create: '' }, { name: ownDraft(account, 'event:new'), values }),
    form('dashboard', { create: day }, { name: ownDraft(account, `event:new:${day}`), values }),
  ];
}

/** The form of a changed event, or of its status; a change of a deleted event can become a new event. */
function changeForms(item: ItemOf<'updateEvent' | 'updateSeries'>, fields: object, scope = {}): FormToFill[] {
  const { base, account } = item;
  const event = asEvent(fields, base);
  if (isGone(item)) return newForms(item, valuesOf(event));
  const { id, status = '' } = event;
  const [name, search, values] =
    status === (base.status ?? '')
      ? [`event:${id}`, { edit: id }, valuesOf(event)]
      : [`event-status:${id}`, { status: id }, statusValuesOf(event)];
  return [form('dashboard', { ...search, ...scope }, { name: ownDraft(account, name), values, from: base })];
}

const KINDS: { readonly [Kind in Write['kind']]: ItemKind<ItemOf<Kind>> } = {
  createEvent: {
    place: 'events',
    words: ({ event }) => ({ verb: 'Create', title: event.title }),
    forms: (item) => newForms(item, valuesOf(asEvent(item.event))),
  },
  createSeries: {
    place: 'events',
    words: ({ series }) => ({ verb: 'Create', title: `${series.event.title}, ${series.rule}` }),
    forms: (item) => newForms(item, item.form),
  },
  updateEvent: {
    place: 'events',
    words: ({ event, base }) => ({ verb: 'Change', title: event.title || base.title }),
    forms: (item) => changeForms(item, item.event),
  },
  updateSeries: {
    place: 'events',
    words: ({ change, base }) => ({ verb: 'Change', title: `${change.event.title || base.title}, and the later ones` }),
    forms: (item) => changeForms(item, item.change.event, { scope: item.change.own ? 'all' : 'later' }),
  },
  changeEvents: {
    place: 'events',
    words: ({ change, title }) => ({ verb: CHANGES[change.change], title }),
  },
  deleteEvent: { place: 'events', words: ({ base }) => ({ verb: 'Delete', title: base.title }) },
  deleteSeries: {
    place: 'events',
    words: ({ base }) => ({ verb: 'Delete', title: `${base.title}, and the later ones` }),
  },
  markMessages: {
    place: 'inbox',
    words: ({ marks, chosen }) => ({ verb: markWords(marks, 'label'), title: messages(chosen) }),
  },
  deleteMessages: { place: 'inbox', words: ({ chosen }) => ({ verb: 'Delete', title: messages(chosen) }) },
  restoreMessages: { place: 'inbox', words: ({ chosen }) => ({ verb: 'Bring back', title: messages(chosen) }) },
  noteMessage: {
    place: 'inbox',
    words: ({ name }) => ({ verb: 'Note', title: `the message of ${name}` }),
    forms: (item) => {
      const { messageId: id, note, was, account } = item;
      const filling = { name: ownDraft(account, `note:${id}`), values: { note }, from: { note: was } };
      return isGone(item) ? [] : [form('messages', { message: String(id) }, filling)];
    },
  },
  saveSermon: {
    place: 'sermons',
    words: ({ base, sermon }) => ({ verb: base ? 'Change' : 'Create', title: `the sermon ${sermon.title}` }),
    forms: (item) => {
      const edit = String(item.base?.id ?? 'new');
      const name = ownDraft(item.account, `sermon:${edit}`);
      return [form('staffSermons', { edit }, { name, values: sermonValuesOf(item.sermon), from: item.base })];
    },
  },
  publishWords: {
    place: 'words',
    words: ({ title }) => ({ verb: 'Publish words', title }),
    forms: ({ page, language: lang, changes, drafts }) => {
      const [first, ...others] = changes;
      const field: Record<string, string> = first && others.length === 0 ? { field: first.field } : {};
      // What goes back to the words of the files was not typed, and has no form.
      const filled = changes.flatMap(({ value, base }, at) =>
        value === null ? [] : [{ name: drafts[at] ?? '', values: { value, base } }],
      );
      return filled.length === 0 ? [] : [form('siteWords', { page, lang, ...field }, ...filled)];
    },
  },
  contact: { words: ({ message }) => ({ verb: 'Message', title: message.name }) },
  signup: { words: ({ event }) => ({ verb: 'Sign-up', title: event.title }) },
  updateSignup: { words: ({ event }) => ({ verb: 'Sign-up', title: event.title }) },
};

const kindOf = (item: OutboxItem) => KINDS[item.kind] as ItemKind<OutboxItem>;

/** What an item does, and to what. */
export const itemWords = (item: OutboxItem) => kindOf(item).words(item);

/** The screen whose list an item changes; undefined for a visitor's. */
export const placeOf = (item: OutboxItem): Place | undefined => kindOf(item).place;

/** The forms in which an item can be changed. */
const formsOf = (item: OutboxItem): FormToFill[] => kindOf(item).forms?.(item) ?? [];

interface OneChangeProps {
  /** The event of the form; undefined for a new one. */
  event: ChurchEvent | undefined;
  /** The name of the form's draft; the form gets it with the account in it. */
  draft: string;
  children: (draft: string) => ReactNode;
}

/**
 * A form of an event. While another change of the event waits to be sent, a note stands in its place: that change goes
 * back into its own form.
 */
export function OneChange({ event, draft: name, children }: OneChangeProps) {
  const draft = useOwnDraft(name);
  const { hasForm, mend } = useMend();
  const item = useWaiting().items.find(
    (one) => event && !one.refusal && changedEvents(one).includes(event.id) && one.origin !== idempotencyKeyOf(draft),
  );
  if (!item) return <Fragment key={draft}>{children(draft)}</Fragment>;
  return (
    <Alert severity="info" variant="standard">
      A change of this event waits to be sent. It can be changed again once that is there.
      {hasForm(item) ? (
        <Button color="inherit" variant="outlined" onClick={() => void mend(item)} sx={{ display: 'block', mt: 1.5 }}>
          Edit what waits
        </Button>
      ) : null}
    </Alert>
  );
}
