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
  const write = staffWrites(context);

  staff.post(staffEndpoints.publishContent.path, { schema: { body: publicationSchema } }, (request, reply) => {
    const { language, changes, at } = request.body;
    const page = pageNamed(request.body.page);
    if (new Set(changes.map(({ field }) => field)).size < changes.length) throw new HttpError(422, TWICE);
    const [date = '', time = ''] = at?.split('T') ?? [];
    return write(request, reply.code(201), async (transaction, change) => {
      refuseOwnersPage(page, change);
      const publishAt = date ? churchMoment(date, time) : change.now;
      if (publishAt < change.now) throw new HttpError(422, PAST, { fields: { at: PAST } });
      const checked = await checkWords(transaction, { page, language }, changes);
      const done = date ? `It will be on the site on ${readableDate(date)}, ${readableTime(time)}.` : 'Published.';
      const { ids, waits } = await publishWords(transaction, { page, language, changes: checked, publishAt }, change);
      return { message: waits.length === 0 ? done : waitsSentence(reasonWords(waits)), ids };
    });
  });

  staff.post(staffEndpoints.withdrawContent.path, { schema: { body: withdrawalSchema } }, (request, reply) =>
    write(request, reply, async (transaction, change) => {
      await withdrawWords(transaction, [...new Set(request.body.ids)], change);
      return { message: 'It is again as it was before.' };
    }),
  );
}
