import type { ChurchEvent } from '#shared/events/churchEvent.ts';

/** Whether the backend keeps what becomes of an event: ours does, which keeps versions too; an older one does not. */
export const keepsStatus = (event: ChurchEvent): boolean => event.version !== undefined;
