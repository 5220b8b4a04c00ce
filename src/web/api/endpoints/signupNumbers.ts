import { endpoints } from '#shared/http/endpoints.ts';
import type { SignupNumbersAnswer } from '#shared/signup/signup.ts';
import { api } from '../api.ts';
import { asks } from '../requestTo.ts';

/** How many places are left and how many come, for the cards of all coming events at once. Only our own server has it. */
const signupNumbersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSignupNumbers: build.query<SignupNumbersAnswer, void>({
      query: asks(endpoints.listSignupNumbers),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useListSignupNumbersQuery } = signupNumbersApi;
