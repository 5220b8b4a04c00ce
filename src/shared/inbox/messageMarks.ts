/**
 * The marks that staff give messages, each with its label and what the server answers: with the mark, and without it. The
 * request, the table, the list and what waits follow this list, without yup.
 */
export const MESSAGE_MARKS = {
  read: { label: ['Read', 'Unread'], answer: ['Marked as read', 'Marked as unread'] },
  answered: { label: ['Answered', 'Not answered'], answer: ['Marked as answered', 'Marked as not answered'] },
  /** Whether staff keep it beyond the year. */
  kept: { label: ['Kept', 'Not kept'], answer: ['Kept until somebody deletes it', 'No longer kept beyond a year'] },
  /** Whether it looks like spam: it is not among the others then, nor counted as unread. */
  spam: { label: ['Spam', 'No spam'], answer: ['Moved to spam', 'Moved to the inbox'] },
} as const satisfies Readonly<Record<string, Record<'label' | 'answer', readonly [string, string]>>>;

export type MessageMark = keyof typeof MESSAGE_MARKS;

export const MARK_NAMES = Object.keys(MESSAGE_MARKS) as MessageMark[];

/** A mark with a column of its name; `answered` has two, for who answered and when. */
export type MarkColumn = Exclude<MessageMark, 'answered'>;

export const MARK_COLUMNS = MARK_NAMES.filter((mark): mark is MarkColumn => mark !== 'answered');

/** A value for each of these marks. */
export const ofMarks = <Mark extends MessageMark, Value>(marks: readonly Mark[], valueIn: (mark: Mark) => Value) =>
  Object.fromEntries(marks.map((mark) => [mark, valueIn(mark)])) as Record<Mark, Value>;

/** The marks that messages get or lose. */
export type MessageMarks = { readonly [Mark in MessageMark]?: boolean | undefined };

/** The words of a change of marks; of several, those of the last. */
export function markWords(marks: MessageMarks, words: 'label' | 'answer'): string {
  const mark = MARK_NAMES.findLast((name) => marks[name] !== undefined) ?? 'read';
  return MESSAGE_MARKS[mark][words][marks[mark] ? 0 : 1];
}
