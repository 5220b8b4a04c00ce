/** What a sign-up's form needs before anything is checked; apart from the schemas, so that a page can open without them. */

/** The most people that one person can sign up, adults and children together. */
export const MAX_HEADS = 20;

/** The most places that an event can have. */
export const MAX_PLACES = 5_000;

/** The longest texts of a sign-up in characters. */
export const SIGNUP_LIMITS = { name: 100, phone_number: 40, answer: 200 } as const;

/** How long names, phone numbers and answers are stored after the event, in days. */
export const MAX_SIGNUP_AGE_DAYS = 14;

/** The query parameter of the own page that has the secret key: `/my-sign-up?key=…`. */
export const SIGNUP_KEY = 'key';

/** What a secret key looks like: 256 random bits in base64url. */
export const isSignupKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The hidden field of the form without script that has the form's own random key. */
export const FORM_KEY = 'form';

/** What a rendered form has in its place: the server replaces it in each page that it sends. */
export const FORM_KEY_MARK = 'the-key-of-this-form';
