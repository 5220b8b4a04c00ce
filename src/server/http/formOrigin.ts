import type { FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { HttpError } from '#server/httpError.ts';
import type { AppContext } from './appContext.ts';

/** Refuses forms that a page of another site sends: it would act for its visitors. */
export const refuseForeignForms =
  (context: Pick<AppContext, 'siteUrl'>): preValidationAsyncHookHandler =>
  async (request) => {
    if (!isOwnForm(context, request)) throw new HttpError(403, ({ serverErrors }) => serverErrors.foreignForm);
  };

/**
 * Whether a page of this site sent a form. The browser says so, and no page can change what it says: by `Origin`; where
 * that is hidden (`null`, or missing), by `Sec-Fetch-Site`; where it knows neither, as browsers before 2020, by
 * `Referer`. A form without any of them is foreign.
 */
function isOwnForm({ siteUrl }: Pick<AppContext, 'siteUrl'>, { headers }: FastifyRequest): boolean {
  const { origin = 'null', referer = '', 'sec-fetch-site': site } = headers;
  const from = origin !== 'null' ? origin : site === undefined ? referer : undefined;
  if (from === undefined) return site === 'same-origin';
  const sender = URL.parse(from);
  if (!sender || !/^https?:$/.test(sender.protocol)) return false;
  // The host is compared without its scheme, since a proxy may add TLS that this server does not see.
  return sender.origin === siteUrl || sender.host === headers.host?.toLowerCase();
}
