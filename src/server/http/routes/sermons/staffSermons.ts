import type { FastifyReply, FastifyRequest } from 'fastify';
import { articleHtml } from '#server/content/articles/articleHtml.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { readPassages } from '#server/sermons/passages.ts';
import { pictureSizes } from '#server/store/content/versions.ts';
import { wasRemoved } from '#server/store/events/history.ts';
import {
  deleteSermon,
  listSermons,
  restoreSermon,
  revertSermon,
  type SermonChange,
  type SermonOutcome,
  saveSermon,
} from '#server/store/sermons.ts';
import type { Connection } from '#server/store/store.ts';
import { revertSchema } from '#shared/history.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import { type SermonInput, sermonSchema } from '#shared/sermons/sermon.ts';
import { rowParams } from '../../validation.ts';
import { conflict, expectedVersion, staffWrites } from '../staffWrites.ts';
import { missingWords } from './sermons.ts';

const SAVED = 'The sermon is saved.';

type SermonWork = (transaction: Connection, change: SermonChange) => Promise<SermonOutcome>;

/** What staff do with sermons. */
export function registerStaffSermons(staff: App, context: AppContext): void {
  const write = staffWrites(context);
  const { store } = context;
  const params = rowParams;

  /**
   * Writes, and answers with the sermon as it is then.
   *
   * @throws HttpError 403 where an owner has to publish it, 404 without one, 412 on a conflict
   */
  const save = (request: FastifyRequest, reply: FastifyReply, message: string, work: SermonWork) =>
    write(request, reply, async (transaction, change) => {
      const outcome = await work(transaction, { ...change, expected: expectedVersion(request) });
      if (!outcome) throw await changeMissing(transaction, (request.params as { id?: number }).id ?? 0);
      if ('refused' in outcome) throw new HttpError(403, ownersOnly(reasonWords(outcome.refused)));
      if (outcome.conflict) throw conflict('Somebody else has changed this sermon meanwhile.', outcome.sermon);
      return { message, sermon: outcome.sermon };
    });

  staff.get(staffEndpoints.listStaffSermons.path, () => listSermons(store.db));

  staff.post(staffEndpoints.createSermon.path, { schema: { body: sermonSchema } }, async (request, reply) => {
    const input = await checkedSermon(context, request.body);
    return save(request, reply.code(201), SAVED, (transaction, change) => saveSermon(transaction, null, input, change));
  });

  staff.put(staffEndpoints.updateSermon.path, { schema: { params, body: sermonSchema } }, async (request, reply) => {
    const { id } = request.params;
    const input = await checkedSermon(context, request.body);
    return save(request, reply, SAVED, (transaction, change) => saveSermon(transaction, id, input, change));
  });

  staff.delete(staffEndpoints.deleteSermon.path, { schema: { params } }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      const { id } = request.params;
      if (!(await deleteSermon(transaction, id, change))) throw await changeMissing(transaction, id);
      return { message: 'The sermon is deleted.' };
    }),
  );

  staff.post(staffEndpoints.restoreSermon.path, { schema: { params } }, (request, reply) =>
    save(request, reply, 'The sermon is there again.', (transaction, change) =>
      restoreSermon(transaction, request.params.id, change),
    ),
  );

  staff.post(staffEndpoints.revertSermon.path, { schema: { params, body: revertSchema } }, (request, reply) =>
    save(request, reply, 'The sermon is again as it was.', (transaction, change) =>
      revertSermon(transaction, request.params.id, request.body.entry, change),
    ),
  );
}

/**
 * What the schema cannot check: passages, which are written out, and the notes' Markdown.
 *
 * @throws HttpError 422 with a sentence for each field
 */
async function checkedSermon({ store }: AppContext, input: SermonInput): Promise<SermonInput> {
  const fields: Record<string, string> = {};
  const { passages, faults } = await readPassages(input.passages ?? '');
  if (faults.length > 0) fields.passages = faults.join(' ');
  if (input.notes) {
    const made = articleHtml(input.notes, { language: 'en', uploads: await pictureSizes(store.db) });
    if (made.faults.length > 0) fields.notes = made.faults.join(' ');
  }
  if (Object.keys(fields).length > 0) throw new HttpError(422, Object.values(fields).join(' '), { fields });
  return { ...input, passages: passages || null };
}

const ownersOnly = (what: string): string =>
  `Only an owner may publish a sermon with ${what}. Save it as a draft, and an owner publishes it.`;

const changeMissing = async (db: Connection, id: number): Promise<HttpError> =>
  new HttpError(404, missingWords(await wasRemoved(db, { sermon_id: id })));
