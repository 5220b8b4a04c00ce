import type { FastifyRequest } from 'fastify';
import { type EditablePage, isOwnersPage } from '#content/editable/index.ts';
import type { Language } from '#content/language.ts';
import { checkValue } from '#server/content/checkValue.ts';
import { versionDto } from '#server/content/fieldStates.ts';
import { namesAccount } from '#server/content/namesAccount.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { answerIdempotently } from '#server/http/idempotency.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { deleteDraft, saveDraft } from '#server/store/content/drafts.ts';
import {
  addVersion,
  type BasedChange,
  findVersion,
  holdContent,
  type PublishOutcome,
  pictureSizes,
  publishContent,
  withdrawVersions,
} from '#server/store/content/versions.ts';
import type { Connection } from '#server/store/schema.ts';
import {
  draftNameSchema,
  draftSchema,
  publicationSchema,
  restoredVersionSchema,
  withdrawalSchema,
} from '#shared/content/content.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchMoment, readableDate, readableTime } from '#shared/time.ts';
import { changeBy } from '../events/changeBy.ts';
import { rowParams } from '../rowParams.ts';
import { fieldNamed, languageNamed, pageNamed, storedIn } from './contentFields.ts';
import { followSharedChange, sharedChanges } from './sharedChanges.ts';

const CHANGED = 'Somebody else has changed this meanwhile.';
const TWICE = 'Name each field once.';
const PAST = 'Choose a moment that is still to come.';
const NO_VERSION = 'There is no such version.';
const OWNERS = 'Only an owner may change this page.';
const MONEY = 'Only an owner may publish where money goes.';
const OVER = 'This is no longer on the site, so nothing was changed.';

/** A request to publish changes. */
interface PublishRequest {
  page: EditablePage;
  language: Language;
  changes: readonly { field: string; value?: unknown; base: number }[];
  publishAt: Date;
}

/** Changes of the church's words, for staff. */
export function registerContentChanges(staff: App, { store, now, articles }: AppContext): void {
  const by = (request: FastifyRequest) => ({
    ...changeBy(request, now),
    staff_id: sessionOfRequest(request).staff_id,
    isOwner: sessionOfRequest(request).role === 'owner',
  });

  /** The page that a change names. @throws HttpError 403 if it is the owners', 404 */
  function pageToChange(name: string, isOwner: boolean): EditablePage {
    const page = pageNamed(name);
    if (isOwnersPage(page) && !isOwner) throw new HttpError(403, OWNERS);
    return page;
  }

  staff.put(staffEndpoints.updateContentDraft.path, { schema: { body: draftSchema } }, (request, reply) => {
    const { language, value = null, base, ...rest } = request.body;
    const { staff_id, isOwner, now: at } = by(request);
    const page = pageToChange(rest.page, isOwner);
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

  /** Validates changes, outside of a transaction: articles take a while. @throws HttpError 403, 422 */
  async function checkChanges(asked: PublishRequest, isOwner: boolean): Promise<BasedChange[]> {
    const uploads = await pictureSizes(store.db);
    const { page, language, publishAt } = asked;
    const changes: BasedChange[] = [];
    for (const { field: name, value, base } of asked.changes) {
      const field = fieldNamed(page, name);
      const isReset = value === null && field.type !== 'article';
      if (!isOwner && namesAccount(value)) throw new HttpError(403, MONEY, { fields: { [name]: MONEY } });
      const around = { name, language, uploads, articles };
      const checked = isReset ? undefined : (await checkValue(field, value, around)).value;
      changes.push({ page, field: name, language: storedIn(field, language), value: checked, publishAt, base });
    }
    return changes;
  }

  /** Publishes checked changes. @throws HttpError 412 on a conflict */
  async function publish(
    transaction: Connection,
    changes: BasedChange[],
    { isOwner: _, ...author }: ReturnType<typeof by>,
  ): Promise<number[]> {
    await holdContent(transaction);
    const shared = await sharedChanges(transaction, changes, author.now);
    const done = await publishContent(transaction, changes, author);
    if ('conflicts' in done) throw conflictOf(done.conflicts);
    for (const one of shared) {
      const { base: _, ...version } = one.change;
      const id = await addVersion(transaction, version, author);
      await followSharedChange(transaction, one, id);
      done.ids.push(id);
    }
    return done.ids;
  }

  staff.post(staffEndpoints.publishContent.path, { schema: { body: publicationSchema } }, (request, reply) => {
    const change = by(request);
    const { language, changes, at } = request.body;
    const page = pageToChange(request.body.page, change.isOwner);
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
        checked = await checkChanges({ page, language, changes, publishAt }, change.isOwner);
      },
      work: async (transaction) => {
        const ids = await publish(transaction, checked, change);
        const message = date ? `It will be on the site on ${readableDate(date)}, ${readableTime(time)}.` : 'Published.';
        return { status: 201, body: { message, ids } };
      },
    });
  });

  staff.post(staffEndpoints.withdrawContent.path, { schema: { body: withdrawalSchema } }, (request, reply) => {
    const ids = [...new Set(request.body.ids)];
    const { isOwner, ...author } = by(request);
    return answerIdempotently(request, reply, {
      store,
      now: author.now,
      account: `staff ${author.staff_id}`,
      work: async (transaction) => {
        for (const id of ids) pageToChange((await findVersion(transaction, id))?.page ?? 'church', isOwner);
        const over = await withdrawVersions(transaction, ids, author);
        if (over.length > 0) throw new HttpError(409, OVER, { body: { ids: over } });
        return { status: 200, body: { message: 'It is again as it was before.' } };
      },
    });
  });

  staff.post(
    staffEndpoints.restoreContent.path,
    { schema: { params: rowParams, body: restoredVersionSchema } },
    (request, reply) => {
      const change = by(request);
      let checked: BasedChange[] = [];
      return answerIdempotently(request, reply, {
        store,
        now: change.now,
        account: `staff ${change.staff_id}`,
        asked: { id: request.params.id, ...request.body },
        allow: async () => {
          const version = await findVersion(store.db, request.params.id);
          if (!version) throw new HttpError(404, NO_VERSION);
          const value: unknown = version.value === null ? null : JSON.parse(version.value);
          const changes = [{ field: version.field, value, base: request.body.base }];
          const language = languageNamed(version.language);
          const asked = { page: pageToChange(version.page, change.isOwner), language, changes, publishAt: change.now };
          checked = await checkChanges(asked, change.isOwner);
        },
        work: async (transaction) => {
          const ids = await publish(transaction, checked, change);
          return { status: 201, body: { message: 'It is again as it was then.', ids } };
        },
      });
    },
  );
}

function conflictOf(conflicts: Extract<PublishOutcome, { conflicts: unknown }>['conflicts']): HttpError {
  const fields = Object.fromEntries(conflicts.map(({ field }) => [field, CHANGED]));
  const theirs = conflicts.map(({ field, version }) => ({
    field,
    version: version ? versionDto(version, 'on the site') : null,
  }));
  return new HttpError(412, CHANGED, { fields, body: { conflicts: theirs } });
}
