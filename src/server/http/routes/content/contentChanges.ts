import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import { publicationSchema, withdrawalSchema } from '#shared/content/content.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import { waitsSentence } from '#shared/publication/known.ts';
import { churchMoment, readableDate, readableTime } from '#shared/time.ts';
import { staffWrites } from '../staffWrites.ts';
import { pageNamed } from './content.ts';
import { checkWords, publishWords, refuseOwnersPage, withdrawWords } from './publishWords.ts';

const TWICE = 'Name each field once.';
const PAST = 'Choose a moment that is still to come.';

/** Changes of the church's words, for staff. */
export function registerContentChanges(staff: App, context: AppContext): void {
  const write = staffWrites(staff, context);

  const publishing = { body: publicationSchema, statusCode: 201 };
  write(staffEndpoints.publishContent, publishing, async (transaction, change, { body }) => {
    const { language, changes, at } = body;
    const page = pageNamed(body.page);
    if (new Set(changes.map(({ field }) => field)).size < changes.length) throw new HttpError(422, TWICE);
    const [date = '', time = ''] = at?.split('T') ?? [];
    refuseOwnersPage(page, change);
    const publishAt = date ? churchMoment(date, time) : change.now;
    if (publishAt < change.now) throw new HttpError(422, PAST, { fields: { at: PAST } });
    const checked = await checkWords(transaction, { page, language }, changes);
    const done = date ? `It will be on the site on ${readableDate(date)}, ${readableTime(time)}.` : 'Published.';
    const { ids, waits } = await publishWords(transaction, { page, language, changes: checked, publishAt }, change);
    return { message: waits.length === 0 ? done : waitsSentence(reasonWords(waits)), ids };
  });

  write(staffEndpoints.withdrawContent, { body: withdrawalSchema }, async (transaction, change, { body }) => {
    await withdrawWords(transaction, [...new Set(body.ids)], change);
    return { message: 'It is again as it was before.' };
  });
}
