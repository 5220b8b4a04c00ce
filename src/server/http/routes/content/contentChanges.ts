import type { FastifyRequest } from 'fastify';
import { type EditablePage, isOwnersPage } from '#content/editable/index.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { deleteDraft, saveDraft } from '#server/store/content/drafts.ts';
import { type BasedChange, findVersion, withdrawVersions } from '#server/store/content/versions.ts';
import {
  draftNameSchema,
  draftSchema,
  publicationSchema,
  restoredVersionSchema,
  withdrawalSchema,
} from '#shared/content/content.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchMoment, readableDate, readableTime } from '#shared/time.ts';
import { publishedBy } from '../events/changeBy.ts';
import { rowParams } from '../rowParams.ts';
import { fieldNamed, languageNamed, pageNamed, storedIn } from './contentFields.ts';
import {
  checkWords,
  type Publication,
  publishedAnswer,
  publishWords,
  refuseBringingBack,
  type WordsAuthor,
} from './publishWords.ts';

const TWICE = 'Name each field once.';
const PAST = 'Choose a moment that is still to come.';
const NO_VERSION = 'There is no such version.';
const OWNERS = 'Only an owner may change this page.';
const NO_WORDS: Omit<Publication, 'isNow'> = { page: 'church', language: 'en', changes: [] };
const OVER = 'This is no longer on the site, so nothing was changed.';

/** Changes of the church's words, for staff. */
export function registerContentChanges(staff: App, context: AppContext): void {
  const { store, now } = context;
  const isOwner = (request: FastifyRequest) => sessionOfRequest(request).role === 'owner';
  const by = async (request: FastifyRequest): Promise<WordsAuthor> => ({
    ...(await publishedBy(request, context)),
    staff_id: sessionOfRequest(request).staff_id,
  });

  /** The page that a change names. @throws HttpError 403 if it is the owners', 404 */
  function pageToChange(name: string, request: FastifyRequest): EditablePage {
    const page = pageNamed(name);
    if (isOwnersPage(page) && !isOwner(request)) throw new HttpError(403, OWNERS);
    return page;
  }

  staff.put(staffEndpoints.updateContentDraft.path, { schema: { body: draftSchema } }, (request, reply) => {
    const { language, value = null, base, ...rest } = request.body;
    const { staff_id } = sessionOfRequest(request);
    const at = now();
    const page = pageToChange(rest.page, request);
    const stored = storedIn(fieldNamed(page, rest.field), language);
    const draft = { page, field: rest.field, language: stored, value, base };
    return answerIdempotently(request, reply, {
      store,
      now: at,
      account: `staff ${staff_id}`,
      work: async (transaction) => {
        await saveDraft(transaction, { ...draft, staff_id }, at);
        return { status: 200, body: { message: 'Kept.' } };
      },
    });
  });

  staff.post(staffEndpoints.deleteContentDraft.path, { schema: { body: draftNameSchema } }, async (request) => {
    const page = pageNamed(request.body.page);
    const { field } = request.body;
    const language = storedIn(fieldNamed(page, field), request.body.language);
    const { staff_id } = sessionOfRequest(request);
    await store.write((transaction) => deleteDraft(transaction, staff_id, { page, field, language }));
    return { message: 'Thrown away.' };
  });

  staff.post(staffEndpoints.publishContent.path, { schema: { body: publicationSchema } }, async (request, reply) => {
    const change = await by(request);
    const { language, changes, at } = request.body;
    const page = pageToChange(request.body.page, request);
    if (new Set(changes.map(({ field }) => field)).size < changes.length) throw new HttpError(422, TWICE);
    const [date = '', time = ''] = at?.split('T') ?? [];
    const publishAt = date ? churchMoment(date, time) : change.now;
    if (publishAt < change.now) throw new HttpError(422, PAST, { fields: { at: PAST } });
    let checked: BasedChange[] = [];
    return answerIdempotently(request, reply, {
      store,
      now: change.now,
      account: `staff ${change.staff_id}`,
      allow: async () => {
        checked = await checkWords(context, { page, language, changes, publishAt });
      },
      work: async (transaction) => {
        const done = date ? `It will be on the site on ${readableDate(date)}, ${readableTime(time)}.` : 'Published.';
        const publication = { page, language, changes: checked, isNow: !date };
        return { status: 201, body: publishedAnswer(await publishWords(transaction, publication, change), done) };
      },
    });
  });

  staff.post(staffEndpoints.withdrawContent.path, { schema: { body: withdrawalSchema } }, async (request, reply) => {
    const ids = [...new Set(request.body.ids)];
    const author = await by(request);
    return answerIdempotently(request, reply, {
      store,
      now: author.now,
      account: `staff ${author.staff_id}`,
      work: async (transaction) => {
        for (const id of ids) pageToChange((await findVersion(transaction, id))?.page ?? 'church', request);
        await refuseBringingBack(transaction, ids, author);
        const over = await withdrawVersions(transaction, ids, author);
        if (over.length > 0) throw new HttpError(409, OVER, { body: { ids: over } });
        return { status: 200, body: { message: 'It is again as it was before.' } };
      },
    });
  });

  staff.post(
    staffEndpoints.restoreContent.path,
    { schema: { params: rowParams, body: restoredVersionSchema } },
    async (request, reply) => {
      const change = await by(request);
      const { id } = request.params;
      const publication = { ...NO_WORDS, isNow: true };
      return answerIdempotently(request, reply, {
        store,
        now: change.now,
        account: `staff ${change.staff_id}`,
        asked: { id, ...request.body },
        allow: async () => {
          const version = await findVersion(store.db, id);
          if (!version) throw new HttpError(404, NO_VERSION);
          const value: unknown = version.value === null ? null : JSON.parse(version.value);
          const page = pageToChange(version.page, request);
          const language = languageNamed(version.language);
          const changes = [{ field: version.field, value, base: request.body.base }];
          const asked = { page, language, changes, publishAt: change.now };
          Object.assign(publication, { page, language, changes: await checkWords(context, asked) });
        },
        work: async (transaction) => {
          const done = 'It is again as it was then.';
          return { status: 201, body: publishedAnswer(await publishWords(transaction, publication, change), done) };
        },
      });
    },
  );
}
