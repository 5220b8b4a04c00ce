import type { FieldState } from '#shared/content/content.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { ChangeOfWords, WordsOfPage } from '../writes.ts';
import type { WaitingItem } from './waitingItem.ts';

type WhichWords = Pick<WordsOfPage, 'page' | 'language'>;

/** The unsent immediate publications of a page's fields, the latest of each field. */
function changesIn(
  items: readonly WaitingItem[],
  { page, language }: WhichWords,
): Map<string, ChangeOfWords & { in: string }> {
  const changes = new Map<string, ChangeOfWords & { in: string }>();
  for (const { write, refusal } of items) {
    if (write.kind !== 'publishWords' || refusal !== null || write.publishAt !== undefined || write.page !== page)
      continue;
    for (const change of write.changes) changes.set(change.field, { ...change, in: write.language });
  }
  for (const [field, change] of changes) if (change.in !== language) changes.delete(field);
  return changes;
}

/** The fields of a page with an account's unsent changes applied. */
export function wordsWithWaiting(
  states: readonly FieldState[],
  items: readonly WaitingItem[],
  which: WhichWords,
): FieldState[] {
  const changes = changesIn(items, which);
  return states.map((state) => {
    const change = changes.get(state.field);
    return change ? { ...state, value: change.value ?? state.original } : state;
  });
}

/** The names of fields with unsent changes, including drafts and later publications. */
export const fieldsWaiting = (items: readonly WaitingItem[], { page, language }: WhichWords): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ write, refusal }) => {
      if (refusal !== null || (write.kind !== 'publishWords' && write.kind !== 'draftWords')) return [];
      if (write.page !== page || write.language !== language) return [];
      return write.kind === 'draftWords' ? [write.field] : write.changes.map(({ field }) => field);
    }),
  );

/** The values that a page shows meanwhile. */
export const valuesWaiting = (items: readonly WaitingItem[], which: WhichWords): Readonly<Record<string, FieldValue>> =>
  Object.fromEntries(
    [...changesIn(items, which).values()].flatMap(({ field, value }) => (value === null ? [] : [[field, value]])),
  );
