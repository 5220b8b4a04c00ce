import { isOurs } from '#web/api/isOurs.ts';
import { useEvents } from './useEvents.ts';

/** Whether the backend keeps events that repeat: ours does, an older one does not. */
export const useKeepsSeries = (): boolean => isOurs(useEvents().events);
