import type { FastifyRequest } from 'fastify';
import { type EditablePage, isOwnersPage } from '#content/editable/index.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { versionsWithShared, withdrawVersions } from '#server/store/content/versions.ts';
import { publicationSchema, withdrawalSchema } from '#shared/content/content.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchMoment, readableDate, readableTime } from '#shared/time.ts';
import { staffWrites } from '../staffWrites.ts';
import { pageNamed } from './contentFields.ts';
import { checkWords, publishedAnswer, publishWords, refuseBringingBack } from './publishWords.ts';

const TWICE = 'Name each field once.';
const PAST = 'Choose a moment that is still to come.';
const OWNERS = 'Only an owner may change this page.';
const OVER = 'This is no longer on the site, so nothing was changed.';

/** Changes of the church's words, for staff. */
export function registerContentChanges(staff: App, context: AppContext): void {
  const write = staffWrites(context);

  /** The page that a change names. @throws HttpError 403 if it is the owners', 404 */
  function pageToChange(name: string, request: FastifyRequest): EditablePage {
    const page = pageNamed(name);
    if (isOwnersPage(page) && sessionOfRequest(request).role !== 'owner') throw new HttpError(403, OWNERS);
    return page;
  }

  staff.post(staffEndpoints.publishContent.path, { schema: { body: publicationSchema } }, (request, reply) => {
    const { language, changes, at } = request.body;
    const page = pageToChange(request.body.page, request);
    if (new Set(changes.map(({ field }) => field)).size < changes.length) throw new HttpError(422, TWICE);
    const [date = '', time = ''] = at?.split('T') ?? [];
    return write(request, reply.code(201), async (transaction, change) => {
      const publishAt = date ? churchMoment(date, time) : change.now;
      if (publishAt < change.now) throw new HttpError(422, PAST, { fields: { at: PAST } });
      const checked = await checkWords(transaction, { page, language }, changes, publishAt);
      const done = date ? `It will be on the site on ${readableDate(date)}, ${readableTime(time)}.` : 'Published.';
      return publishedAnswer(await publishWords(transaction, { page, language, changes: checked }, change), done);
    });
  });

  staff.post(staffEndpoints.withdrawContent.path, { schema: { body: withdrawalSchema } }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const ids = [...new Set(request.body.ids)];
      for (const { page } of await versionsWithShared(transaction, ids)) pageToChange(page, request);
      await refuseBringingBack(transaction, ids, change);
      const over = await withdrawVersions(transaction, ids, change);
      if (over.length > 0) throw new HttpError(409, OVER, { body: { ids: over } });
      return { message: 'It is again as it was before.' };
    }),
  );
}
