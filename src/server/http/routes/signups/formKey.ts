import { createHash, randomBytes } from 'node:crypto';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import { FORM_KEY_MARK, isSignupKey } from '#shared/signup/signupLimits.ts';

/**
 * Each form that is sent without script has a random key of its own: two phones never get the same secret link, and a
 * form that is sent twice is one sign-up.
 */

const MARKED = `value="${FORM_KEY_MARK}"`;

const newKey = (): string => randomBytes(32).toString('base64url');

/** A page's HTML in which the form has a key of its own. */
export const withFormKey = (html: string): string => html.replaceAll(MARKED, () => `value="${newKey()}"`);

/** A cached page in which the form has a key of its own; only the browser of who asked may keep it. */
export function pageWithFormKey(page: CachedAnswer): CachedAnswer {
  if (!page.body.includes(MARKED)) return page;
  const { statusCode, headers } = page;
  return new CachedAnswer(
    withFormKey(page.body.toString()),
    { ...headers, 'cache-control': 'private, no-cache' },
    { statusCode },
  );
}

/**
 * The secret key of the sign-up that a form makes. The same form with the same fields makes the same key; with other
 * fields, such as for another person, another one. A form without a key makes a new one each time.
 */
export const signupKeyOf = (formKey: string | undefined, eventId: number, fields: object): string =>
  formKey !== undefined && isSignupKey(formKey)
    ? createHash('sha256')
        .update(JSON.stringify([formKey, eventId, fields]))
        .digest('base64url')
    : newKey();
