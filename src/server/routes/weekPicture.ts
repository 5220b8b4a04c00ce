import { createHash } from 'node:crypto';
import { object, string } from 'yup';
import { branchByKey, branchOf } from '#content/branchOf.ts';
import type { Drawings } from '#server/drawing/drawings.ts';
import { wordsOfWeek } from '#server/drawing/weekWords.ts';
import { RecentFiles } from '#server/pictures/recentFiles.ts';
import type { App } from '#server/plugins/validation.ts';
import type { ReadyEvents } from '#server/ready/readyEvents.ts';
import { Refusal } from '#server/refusal.ts';
import { shownEvent } from '#server/store/shownEvent.ts';
import { staffCalls } from '#shared/staffCalls.ts';
import { churchClock } from '#shared/time.ts';
import { announcedWeeks } from '#shared/week.ts';

interface WeekPictureParts {
  events: ReadyEvents;
  now: () => Date;
  /** Undefined where the app is not built: its windows are missing then. */
  drawings: Drawings | undefined;
}

/** How long a browser keeps a picture, in seconds; whoever asks names what it shows, so that a change has another address. */
const KEPT_FOR = 3600;

const params = object({ from: string().required() });
const query = object({ branch: string().typeError('Choose one branch.').optional(), shows: string().optional() });

/** The picture of this week and of the next, for staff; registered behind the staff's gate. */
export function registerWeekPicture(staff: App, { events, now, drawings }: WeekPictureParts): void {
  const drawn = new RecentFiles();

  staff.get(staffCalls.readWeekPicture.path, { schema: { params, querystring: query } }, async (request, reply) => {
    if (!drawings) throw new Refusal(404, 'Nothing is drawn here before the site is built: start it with npm start.');
    const { from } = request.params;
    const { branch: key } = request.query;
    const branch = branchByKey(key);
    const clock = churchClock(now());
    if (!announcedWeeks(clock.date).includes(from) || (key && !branch))
      throw new Refusal(404, 'Only this week and the next are announced, of all branches or of one.');
    const { rows } = await events.current();
    const listed = branch ? rows.filter(({ venue }) => branchOf(venue)?.key === branch.key) : rows;
    const words = wordsOfWeek(
      listed.map((row) => ({ ...shownEvent(row), id: String(row.id) })),
      { from, branch, now: clock },
    );
    const name = createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
    const file = drawn.get(name) ?? (await drawings.week(words));
    drawn.set(name, file);
    return reply
      .headers({ 'cache-control': `private, max-age=${KEPT_FOR}`, etag: `"${name}"` })
      .type('image/jpeg')
      .send(Buffer.from(file.buffer, file.byteOffset, file.length));
  });
}
