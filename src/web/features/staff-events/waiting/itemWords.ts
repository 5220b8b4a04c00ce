import type { OutboxItem } from '#web/outbox/items.ts';

/** Several messages by their number, one by its sender. */
const messages = ({ length, 0: first }: readonly { name: string }[]): string =>
  length === 1 ? `the message of ${first?.name}` : `${length} messages`;

const MARKS = { read: ['Unread', 'Read'], answered: ['Not answered', 'Answered'], kept: ['Not kept', 'Kept'] } as const;

/** The mark that messages get, as the inbox names it. */
function markOf({ spam, ...marks }: (OutboxItem & { kind: 'markMessages' })['marks']): string {
  if (spam !== undefined) return spam ? 'Spam' : 'No spam';
  const [name] = (Object.keys(MARKS) as (keyof typeof MARKS)[]).filter((one) => marks[one] !== undefined);
  return name ? MARKS[name][marks[name] ? 1 : 0] : 'Mark';
}

const CHANGES = { cancel: 'Cancel', move: 'Move', delete: 'Delete' } as const;

/** What an item does, in two or three words, and to what: the title of the event, the sender, the field. */
export function itemWords(item: OutboxItem): { verb: string; title: string } {
  switch (item.kind) {
    case 'createEvent':
      return { verb: 'Create', title: item.event.title };
    case 'createSeries':
      return { verb: 'Create', title: `${item.series.event.title}, ${item.series.rule}` };
    case 'updateEvent':
      return { verb: 'Change', title: item.event.title || item.base.title };
    case 'updateSeries':
      return { verb: 'Change', title: `${item.change.event.title || item.base.title}, and the later ones` };
    case 'changeEvents':
      return { verb: CHANGES[item.change.change], title: item.title };
    case 'deleteEvent':
      return { verb: 'Delete', title: item.base.title };
    case 'deleteSeries':
      return { verb: 'Delete', title: `${item.base.title}, and the later ones` };
    case 'markMessages':
      return { verb: markOf(item.marks), title: messages(item.chosen) };
    case 'deleteMessages':
      return { verb: 'Delete', title: messages(item.chosen) };
    case 'restoreMessages':
      return { verb: 'Bring back', title: messages(item.chosen) };
    case 'noteMessage':
      return { verb: 'Note', title: `the message of ${item.name}` };
    case 'saveSermon':
      return { verb: item.base ? 'Change' : 'Create', title: `the sermon ${item.sermon.title}` };
    case 'draftWords':
      return { verb: 'Draft of words', title: item.title };
    case 'publishWords':
      return { verb: 'Publish words', title: item.title };
    case 'contact':
      return { verb: 'Message', title: item.message.name };
    case 'signup':
      return { verb: 'Sign-up', title: item.event.title };
  }
}

/** The screens that have lists of what can wait. */
export type Place = 'events' | 'inbox' | 'words' | 'sermons';

/** The screen whose list an item changes; undefined for a visitor's. */
export function placeOf({ kind }: OutboxItem): Place | undefined {
  if (kind === 'contact' || kind === 'signup') return undefined;
  if (kind === 'saveSermon') return 'sermons';
  if (kind === 'draftWords' || kind === 'publishWords') return 'words';
  return kind === 'markMessages' || kind === 'deleteMessages' || kind === 'restoreMessages' || kind === 'noteMessage'
    ? 'inbox'
    : 'events';
}
