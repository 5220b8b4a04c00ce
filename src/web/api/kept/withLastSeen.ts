import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import { OWN_BACKEND } from '../backend.ts';
import type { CallRequest } from '../baseQuery.ts';
import type { CallError } from '../callError.ts';

/** The call of the api slice. */
export type Call = BaseQueryFn<CallRequest, unknown, CallError>;

/** Makes calls that are followed by `followCall` while somebody is logged in, so that staff can read without a network. */
export const withLastSeen =
  (call: Call): Call =>
  async (request, store, extraOptions) => {
    const answered = await call(request, store, extraOptions);
    if (!OWN_BACKEND || selectAccessToken(store.getState() as { auth: AuthState }) === null) return answered;
    const followed = import('./lastSeen.ts').then(
      ({ followCall }) => followCall(request, answered, store),
      () => answered, // its chunk did not come
    );
    return answered.error ? followed : answered;
  };
