import { useSelector } from 'react-redux';
import { kindOf } from '#web/api/writes.ts';
import { type OutboxItem, selectWaiting, type Waiting } from '../items.ts';

/** What waits on this device and is shown to the signed-in account. */
export const useWaiting = (): Waiting => useSelector(selectWaiting);

/** What waits to be changed of the sign-up with this secret key. */
export const useWaitingChange = (secret: string) =>
  useWaiting().changes.findLast((item) => item.secret === secret)?.change;

/** The ids of the events that an item changes. */
export const changedEvents = (item: OutboxItem): readonly string[] => kindOf(item).changedEvents?.(item) ?? [];

/** Whether a change of an event is among what waits. A series is known by the event that its change begins with. */
export const isWaiting = (items: Waiting['items'], id: string): boolean =>
  items.some((item) => !item.refusal && changedEvents(item).includes(id));

/** The same for one row of a list, which renders again only when that changes. */
export const useIsWaiting = (id: string): boolean =>
  useSelector((state: Parameters<typeof selectWaiting>[0]) => isWaiting(selectWaiting(state).items, id));
