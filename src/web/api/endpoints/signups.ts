import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { OwnSignupAnswer, SignupNumbersAnswer } from '#shared/signup/signup.ts';
import type { SignupChange } from '#shared/signup/signupSchemas.ts';
import { api } from '../api.ts';
import type { ApiError } from '../apiError.ts';
import { asApiError, type Failure } from '../errors.ts';
import { forgetSignup, keepAnswer } from '../kept/keptSignups.ts';
import { readEvents } from '../parsers.ts';
import { asks } from '../requestTo.ts';
import { visitorWrites } from '../writes/visitorWrites.ts';
import type { WriteOf } from '../writes/writes.ts';
import { eventsApi } from './events.ts';

/** The answer with its event as the app holds events. */
function readOwn(answer: unknown): OwnSignupAnswer {
  const own = answer as OwnSignupAnswer<unknown>;
  return { ...own, event: readEvents([own.event])[0] as ChurchEvent };
}

/** Whether the same request would be refused again. */
const isFinal = ({ kind, status }: ApiError): boolean =>
  kind === 'refused' && status !== null && status < 500 && status !== 429;

/** Whether the server has no such sign-up: no sign-up has this key, or the key is malformed. */
const isUnknown = ({ status }: ApiError): boolean => status === 404 || status === 422;

/**
 * Puts an answer's event and sign-up into the cache of the event's page, if that is open, so that it need not refetch.
 */
function showOnPage(id: string, { event, shown }: OwnSignupAnswer, dispatch: (change: never) => unknown): void {
  const { updateQueryData } = eventsApi.util;
  dispatch(updateQueryData('readEvent', id, (page) => ({ ...page, event, signup: shown })) as never);
}

/** Signing up for an event, for everybody; it comes with the pages that need it. Only our own server has it. */
export const signupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** How many places are left and how many come, for the cards of all coming events at once. */
    listSignupNumbers: build.query<SignupNumbersAnswer, void>({
      query: asks(endpoints.listSignupNumbers),
      keepUnusedDataFor: 60,
    }),
    /** One's own sign-up by its secret key; null if there is none. Changes nothing. */
    readSignup: build.query<OwnSignupAnswer | null, string>({
      queryFn: async (key, _store, _options, ask) => {
        const { data, error } = await ask({ endpoint: endpoints.readSignup, body: { key } });
        if (error) return isUnknown(error) ? { data: null } : { error };
        return { data: readOwn(data) };
      },
      providesTags: (own) => [{ type: 'Event', id: own?.event.id ?? 'LIST' }],
    }),
    /** Safe to repeat: the same key is the same sign-up. The answer is kept on this device. */
    signup: build.mutation<OwnSignupAnswer, WriteOf<'signup'>>({
      query: visitorWrites.signup.request,
      transformResponse: readOwn,
      // After a refusal the page's data on the sign-up is out of date. After a success the answer has it.
      invalidatesTags: (_own, error, { event }) => (error?.status ? [{ type: 'Event', id: event.id }] : []),
      onQueryStarted: async ({ event, secret: key }, { dispatch, queryFulfilled }) => {
        try {
          const { data: own } = await queryFulfilled;
          keepAnswer(event, key, own.signup);
          void dispatch(signupsApi.util.upsertQueryData('readSignup', key, own));
          showOnPage(event.id, own, dispatch);
        } catch (thrown) {
          if (isFinal(asApiError((thrown as { error: Failure }).error))) forgetSignup(key);
        }
      },
    }),
    /** Changes the number, leaves, or comes back. Safe to repeat. */
    updateSignup: build.mutation<OwnSignupAnswer, SignupChange>({
      query: asks(endpoints.updateSignup),
      transformResponse: readOwn,
      invalidatesTags: (own) => (own ? [{ type: 'Event', id: own.event.id }] : []),
      onQueryStarted: async ({ key }, { dispatch, queryFulfilled }) => {
        const own = await queryFulfilled.then(
          ({ data }) => data,
          () => null,
        );
        if (own) void dispatch(signupsApi.util.upsertQueryData('readSignup', key, own));
      },
    }),
  }),
});

export const { useListSignupNumbersQuery, useReadSignupQuery, useUpdateSignupMutation } = signupsApi;
