import { createHash } from 'node:crypto';
import { object, string } from 'yup';
import { branchByKey, branchOf } from '#content/branchOf.ts';
import type { AnswerCache } from '#server/cache/cache.ts';
import { CachedAnswer } from '#server/cache/cachedAnswer.ts';
import type { CachedEvents } from '#server/cache/eventsNow.ts';
import type { App } from '#server/http/plugins/validation.ts';
import { HttpError } from '#server/httpError.ts';
import type { Drawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { eventDto } from '#server/store/events/eventDto.ts';
import { announcedWeeks } from '#shared/events/week.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { churchClock } from '#shared/time.ts';

interface WeekPictureParts {
  cache: AnswerCache;
  events: CachedEvents;
  now: () => Date;
  /** Undefined if the app is not built. */
  drawings: Drawings | undefined;
}

/** How long browsers cache the picture, in seconds; its URL changes with its content. */
const KEPT_FOR = 3600;

const params = object({ from: string().required() });
const query = object({ branch: string().typeError('Choose one branch.').optional(), shows: string().optional() });

/** The picture of this week and the next, for staff. */
export function registerWeekPicture(staff: App, { cache, events, now, drawings }: WeekPictureParts): void {
  staff.get(staffEndpoints.readWeekPicture.path, { schema: { params, querystring: query } }, async (request, reply) => {
    if (!drawings) throw new HttpError(404, 'Nothing is drawn here before the site is built: start it with npm start.');
    const { from } = request.params;
    const { branch: key } = request.query;
    const branch = branchByKey(key);
    const clock = churchClock(now());
    if (!announcedWeeks(clock.date).includes(from) || (key && !branch))
      throw new HttpError(404, 'Only this week and the next are announced, of all branches or of one.');
    const { rows } = await events.current();
    const listed = branch ? rows.filter(({ venue }) => branchOf(venue)?.key === branch.key) : rows;
    const words = wordsOfWeek(
      listed.map((row) => ({ ...eventDto(row), id: String(row.id) })),
      { from, branch, now: clock },
    );
    const name = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
    const picture = await cache.getOrMake(`week ${name}`, async () => {
      const headers = { 'content-type': 'image/jpeg', 'cache-control': `private, max-age=${KEPT_FOR}` };
      return new CachedAnswer(await drawings.week(words), headers, { etag: `"${name}"`, compressible: false });
    });
    return picture.send(request, reply);
  });
}
