import { useSelector } from 'react-redux';
import { kindOf } from '#web/api/writes.ts';
import type { OutboxItem } from '../items.ts';
import { selectWaiting, type Waiting } from './waitingSlice.ts';

/** What waits on this device and is shown to the signed-in account. */
export const useWaiting = (): Waiting => useSelector(selectWaiting);

/** The ids of the events that an item changes. */
export const changedEvents = (item: OutboxItem): readonly string[] => kindOf(item).changedEvents?.(item) ?? [];

/** The ids of events with a change that waits. A series is known by the event that its change begins with. */
export const eventsWaiting = (items: Waiting['items']): ReadonlySet<string> =>
  new Set(items.filter(({ refusal }) => !refusal).flatMap(changedEvents));
