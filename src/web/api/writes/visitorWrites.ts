import type { Language } from '#content/language.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import { OWN_BACKEND } from '../backend.ts';
import { requestTo } from '../requestTo.ts';
import type { WriteKinds, WritesOf } from './kind.ts';

interface VisitorsWrite {
  /** The language of the page that it was written on. */
  language: Language;
  /** What distinguishes a program from a person. */
  signs: FormSigns;
}

interface VisitorKinds {
  contact: VisitorsWrite & { message: ContactInput };
  signup: VisitorsWrite & {
    /** The part of an event that is stored with a sign-up for it. */
    event: Pick<ChurchEvent, 'id' | 'title' | 'start_date' | 'end_date'>;
    /** The secret key of the sign-up, which identifies it on the server. */
    secret: string;
    signup: SignupInput;
  };
}

export type VisitorWrite = WritesOf<VisitorKinds>;

export const visitorWrites: WriteKinds<VisitorWrite> = {
  contact: {
    request: ({ message, signs, key }) => {
      const sent = OWN_BACKEND ? { ...message, ...signs } : message;
      return requestTo(endpoints.submitMessage, { ...sent, idempotencyKey: key }, { needsNothing: true });
    },
    isFinal: true,
  },
  signup: {
    request: ({ event, secret: key, signup, signs }) =>
      requestTo(endpoints.createSignup, { event: Number(event.id), key, ...signup, ...signs }),
    isFinal: true,
    isFormless: true,
  },
};
