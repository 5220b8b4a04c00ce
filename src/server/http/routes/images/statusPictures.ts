import { object, string } from 'yup';
import { branchByKey, branchOf } from '#content/events/branchOf.ts';
import { LANGUAGES } from '#content/language.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { HttpError } from '#server/httpError.ts';
import type { Drawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { eventDto } from '#server/store/events/eventRows.ts';
import { announcedWeeks } from '#shared/events/times/week.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchClock } from '#shared/time.ts';
import { rowParams } from '../../validation.ts';
import { changeMissing } from '../events/eventMissing.ts';
import { keptPicture } from './pictures.ts';

/** How long browsers cache the picture; its URL changes with its content. */
const MAX_AGE_S = 3600;

/** `?lang=sw` has a picture written in Kiswahili. */
const query = object({ lang: string().oneOf(LANGUAGES).optional(), shows: string().optional() });
const branch = string().typeError('Choose one branch.').optional();

/** The pictures for WhatsApp Status: of this week and the next, and of each event, for staff. */
export function registerStatusPictures(staff: App, { store, cache, content, events, now, drawings }: AppContext): void {
  /** Draws a picture, or takes it from the cache. */
  const pictureOf = (shown: readonly unknown[], draw: (drawings: Drawings) => Promise<Uint8Array>) => {
    if (!drawings) throw new HttpError(404, 'Nothing is drawn here before the site is built: start it with npm start.');
    const headers = { 'cache-control': `private, max-age=${MAX_AGE_S}` };
    return keptPicture(cache, shown, headers, () => draw(drawings));
  };

  const week = { schema: { params: object({ from: string().required() }), querystring: query.shape({ branch }) } };
  staff.get(staffEndpoints.readWeekPicture.path, week, async (request, reply) => {
    const { from } = request.params;
    const { branch: key, lang = 'en' } = request.query;
    const branch = branchByKey(key);
    const clock = churchClock(now());
    if (!announcedWeeks(clock.date).includes(from) || (key && !branch))
      throw new HttpError(404, 'Only this week and the next are announced, of all branches or of one.');
    const { rows } = await events.current();
    const { eventLanguages } = await content.current();
    const listed = branch ? rows.filter(({ venue }) => branchOf(venue)?.key === branch.key) : rows;
    const words = wordsOfWeek(
      listed.map((row) => ({ ...eventDto(row), id: String(row.id) })),
      { from, branch, now: clock },
      eventLanguages[lang],
    );
    const picture = await pictureOf(['week', words], (drawings) => drawings.week(words));
    return picture.send(request, reply);
  });

  const status = { schema: { params: rowParams, querystring: query } };
  staff.get(staffEndpoints.readStatusPicture.path, status, async (request, reply) => {
    const { id } = request.params;
    const { lang = 'en' } = request.query;
    const { rows, unpublished } = await events.current();
    const { eventLanguages } = await content.current();
    const row = [...rows, ...unpublished].find((listed) => listed.id === id);
    if (!row) throw await changeMissing(store.db, id);
    const event = eventDto(row);
    const language = eventLanguages[lang];
    const shown = ['status', event, lang, language.church];
    const picture = await pictureOf(shown, (drawings) => drawings.status(event, language));
    return picture.send(request, reply);
  });
}
