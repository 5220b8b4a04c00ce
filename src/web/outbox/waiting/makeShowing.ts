import { type ItemOf, type OutboxItem, type VisitorsItem, waitingShown } from '../items.ts';
import type { OutboxStoreApi } from '../storeApi.ts';

/** How long a save may run before it is shown as waiting. */
const UNNOTICED_TIMEOUT_MS = 3000;

/**
 * Returns a function that shows what is in the box: staff's items in the rows of their screens, a visitor's change of a
 * sign-up beside it, and a visitor's refused one in a bar. What staff send within three seconds is not shown.
 *
 * @param account the account that is signed in; null if nobody is
 */
export function makeShowing(
  dispatch: OutboxStoreApi['dispatch'],
  account: () => string | null,
): (items: readonly OutboxItem[]) => void {
  /** Items that were shown: they stay so while they are sent. */
  const noticed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (items: readonly OutboxItem[]) => {
    clearTimeout(timer);
    const owner = account();
    const left = ({ at }: OutboxItem) => Date.parse(at) + UNNOTICED_TIMEOUT_MS - Date.now();
    const mine = owner === null ? [] : items.filter((item) => item.account === owner);
    for (const item of mine) if (!navigator.onLine || left(item) <= 0) noticed.add(item.id);
    const quiet = mine.filter(({ id }) => !noticed.has(id));
    if (quiet.length > 0) {
      // By the timer, not by the clock, which somebody may set back meanwhile.
      const next = Math.min(...quiet.map(left));
      const due = quiet.filter(({ at }) => quiet.every((other) => at <= other.at));
      timer = setTimeout(() => {
        for (const { id } of due) noticed.add(id);
        show(items);
      }, next);
    }
    dispatch(
      waitingShown({
        items: mine.filter(({ id }) => noticed.has(id)),
        others: items.filter((item) => item.account !== null && item.account !== owner).length,
        changes: items.filter((item): item is ItemOf<'updateSignup'> => item.kind === 'updateSignup' && !item.refusal),
        refused: items.find((item): item is VisitorsItem => item.account === null && item.refusal !== undefined),
      }),
    );
  };
  return show;
}
