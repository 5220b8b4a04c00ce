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

/** What staff do with sermons. */
export function registerStaffSermons(staff: App, context: AppContext): void {
  const write = staffWrites(staff, context);
  const params = rowParams;
  const body = sermonSchema;

  staff.get(staffEndpoints.listStaffSermons.path, () => listSermons(context.store.db));

  write(staffEndpoints.createSermon, { body, statusCode: 201 }, async (transaction, change, request) => {
    const input = await checkedSermon(transaction, request.body);
    return answerOf(transaction, 0, SAVED, await saveSermon(transaction, null, input, change));
  });

  write(staffEndpoints.updateSermon, { params, body }, async (transaction, change, request) => {
    const { id } = request.params;
    const input = await checkedSermon(transaction, request.body);
    const expected = expectedVersion(request);
    return answerOf(transaction, id, SAVED, await saveSermon(transaction, id, input, { ...change, expected }));
  });

  write(staffEndpoints.deleteSermon, { params }, async (transaction, change, { params: { id } }) => {
    if (!(await deleteSermon(transaction, id, change))) throw await changeMissing(transaction, id);
    return { message: 'The sermon is deleted.' };
  });

  write(staffEndpoints.restoreSermon, { params }, async (transaction, change, { params: { id } }) =>
    answerOf(transaction, id, 'The sermon is there again.', await restoreSermon(transaction, id, change)),
  );

  write(staffEndpoints.revertSermon, { params, body: revertSchema }, async (transaction, change, request) => {
    const { id } = request.params;
    const by = { ...change, expected: expectedVersion(request) };
    const outcome = await revertSermon(transaction, id, request.body.entry, by);
    return answerOf(transaction, id, 'The sermon is again as it was.', outcome);
  });
}

/**
 * The answer to a save: the sermon as it is then.
 *
 * @throws HttpError 403 where an owner has to publish it, 404 without one, 412 on a conflict
 */
async function answerOf(transaction: Connection, id: number, message: string, outcome: SermonOutcome): Promise<object> {
  if (!outcome) throw await changeMissing(transaction, id);
  if ('refused' in outcome) throw new HttpError(403, ownersOnly(reasonWords(outcome.refused)));
  if (outcome.conflict) throw conflict('Somebody else has changed this sermon meanwhile.', outcome.sermon);
  return { message, sermon: outcome.sermon };
}

/**
 * What the schema cannot check: passages, which are written out, and the notes' Markdown.
 *
 * @throws HttpError 422 with a sentence for each field
 */
async function checkedSermon(db: Connection, input: SermonInput): Promise<SermonInput> {
  const fields: Record<string, string> = {};
  const { passages, faults } = await readPassages(input.passages ?? '');
  if (faults.length > 0) fields.passages = faults.join(' ');
  if (input.notes) {
    const made = articleHtml(input.notes, { language: 'en', uploads: await pictureSizes(db) });
    if (made.faults.length > 0) fields.notes = made.faults.join(' ');
  }
  if (Object.keys(fields).length > 0) throw new HttpError(422, Object.values(fields).join(' '), { fields });
  return { ...input, passages: passages || null };
}

const ownersOnly = (what: string): string =>
  `Only an owner may publish a sermon with ${what}. Save it as a draft, and an owner publishes it.`;

const changeMissing = async (db: Connection, id: number): Promise<HttpError> =>
  new HttpError(404, missingWords(await wasRemoved(db, { sermon_id: id })));
