import { API_HOST } from '#web/api/baseQuery.ts';
import { keepsStatus } from './keepsStatus.ts';
import { useEvents } from './useEvents.ts';

/** Whether the backend keeps events that repeat: ours does, which its events tell by; an older one does not. */
export function useKeepsSeries(): boolean {
  const { events } = useEvents();
  return events.length > 0 ? events.some(keepsStatus) : API_HOST === '';
}
