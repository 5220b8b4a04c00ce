import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The part of the store that the outbox needs. */
export interface OutboxStoreApi {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}
