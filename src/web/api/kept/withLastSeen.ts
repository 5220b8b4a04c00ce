import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { type AuthState, selectAccessToken } from '#web/auth/authSlice.ts';
import { OWN_BACKEND } from '../backend.ts';
import type { CallError } from '../callError.ts';
import type { CallRequest } from '../callRequest.ts';

/** The call of the api slice. */
export type Call = BaseQueryFn<CallRequest, unknown, CallError>;
export type Answered = Awaited<ReturnType<Call>>;

/** Answers that came after the last one had been shown in their place. Each is returned once, when it is asked for again. */
const late = new Map<string, Answered>();

const nameOf = ({ call, parameters, query }: CallRequest): string => JSON.stringify([call.path, parameters, query]);

/**
 * Makes calls that are followed by `followCall` while somebody is logged in, so that staff can read without a network, and
 * before an answer that is slow.
 *
 * @param endpointsOfApi gives the slice's endpoints: the slice calls this function, so this file cannot import it
 */
export const withLastSeen =
  (call: Call, endpointsOfApi: () => object): Call =>
  async (request, store, extraOptions) => {
    const signedIn = () => OWN_BACKEND && selectAccessToken(store.getState() as { auth: AuthState }) !== null;
    const name = nameOf(request);
    const came = late.get(name);
    if (late.delete(name) && came && signedIn()) return came;
    const answering = Promise.resolve(call(request, store, extraOptions));
    if (request.call.readOffline && signedIn()) {
      const seen = await import('./lastSeen.ts').catch(() => undefined);
      const found = await seen?.seenMeanwhile(request, answering, store, {
        endpoints: endpointsOfApi(),
        cameLate: (answered) => late.set(name, answered),
      });
      if (found) return found;
    }
    const answered = await answering;
    if (!signedIn()) return answered;
    const followed = import('./lastSeen.ts').then(
      ({ followCall }) => followCall(request, answered, store),
      () => answered, // its chunk did not come
    );
    return answered.error ? followed : answered;
  };
