import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import type { ContactInput, FormSigns } from '#shared/inbox/contact.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { ApiRequest } from '../apiRequest.ts';
import { OWN_BACKEND } from '../backend.ts';
import { isObject } from '../parsers.ts';

/** The requests of writes that are in section 7 or that visitors make, for the api slice and the service worker. */

/** An event to be created, with a key that stays the same when the same save is tried again. */
export interface CreateEventArgument {
  event: EventInput;
  idempotencyKey: string;
}

/** An event to be changed. `version` is the one that the person started from, where the backend keeps versions. */
export interface UpdateEventArgument {
  id: string;
  event: EventInput;
  version?: number;
  /** Makes the request safe to repeat, as that of a new event. */
  idempotencyKey?: string;
}

export interface DeleteEventArgument {
  eventId: string;
  idempotencyKey?: string;
}

export interface SubmitMessageArgument {
  message: ContactInput;
  signs: FormSigns;
  idempotencyKey: string;
}

/** A new sign-up with its secret key, and the signs that distinguish a program from a person. */
export interface CreateSignupArgument {
  event: Pick<ChurchEvent, 'id' | 'start_date' | 'end_date'>;
  key: string;
  signup: SignupInput;
  signs?: FormSigns;
}

/**
 * Makes a request safe to repeat. Only for our own server: the CORS rules of another origin's backend may refuse an
 * unknown header.
 */
const onceOnly = (idempotencyKey: string | undefined) =>
  OWN_BACKEND && idempotencyKey ? { 'idempotency-key': idempotencyKey } : {};

export const createEventRequest = ({ event, idempotencyKey }: CreateEventArgument): ApiRequest => ({
  endpoint: endpoints.createEvent,
  body: event,
  headers: onceOnly(idempotencyKey),
  validateStatus: isObject,
});

export const updateEventRequest = ({ id, event, version, idempotencyKey }: UpdateEventArgument): ApiRequest => ({
  endpoint: endpoints.updateEvent,
  pathParams: { id },
  body: event,
  headers: { ...onceOnly(idempotencyKey), ...(version !== undefined && { 'if-match': `"${version}"` }) },
  needsNothing: true,
});

/** @param endpoint which of the two paths of section 7 (rulings, 8) */
export const deleteEventRequest =
  (endpoint: Endpoint) =>
  ({ eventId, idempotencyKey }: DeleteEventArgument): ApiRequest => ({
    endpoint,
    pathParams: { id: eventId },
    headers: onceOnly(idempotencyKey),
    needsNothing: true,
  });

export const submitMessageRequest = ({ message, signs, idempotencyKey }: SubmitMessageArgument): ApiRequest => ({
  endpoint: endpoints.submitMessage,
  body: OWN_BACKEND ? { ...message, ...signs } : message,
  headers: onceOnly(idempotencyKey),
  needsNothing: true,
});

export const createSignupRequest = ({ event, key, signup, signs }: CreateSignupArgument): ApiRequest => ({
  endpoint: endpoints.createSignup,
  body: { event: Number(event.id), key, ...signup, ...signs },
});
