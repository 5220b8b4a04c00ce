import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * `node tests/support/countLines.ts`, from the project's folder: how many lines of code each capability has, without blank
 * ones, so that growth is seen. It ends with an error where a file belongs to no capability; it gates nothing.
 */

/**
 * The folders and files of each capability, below `src/`; a line that is indented goes on with the one before it.
 * `server/*` is the files of that folder alone. A file belongs to the longest one that it is in.
 */
const CAPABILITIES = `
words edited by staff: server/content server/store/content shared/content content/editable
  server/http/routes/content web/features/site-words web/entities/words web/layout/staff/SetUpGate.tsx
changes that wait for an owner: shared/publication server/store/held server/store/events/heldEvents.ts
  server/http/routes/held web/features/held web/entities/held
sign-ups: shared/signup server/store/signups server/http/routes/signups
  web/features/signup-list web/features/own-signup web/features/event-page/sign-up web/entities/signup
door, looking back: shared/attendance server/store/attendance web/features/door web/features/looking-back
events of staff: web/features/staff-events
accounts, second factor: shared/auth server/accounts server/store/accounts server/http/routes/accounts web/auth
  web/entities/account web/features/login web/features/profile web/features/settings
outbox: web/outbox web/entities/waiting web/offline/worker/outbox.ts web/offline/worker/sendByWorker.ts
ui, frames, app shell: web/ui web/layout web/app web/theme web/pages web/api web/features/shortcuts build
events for visitors: shared/events content/events server/store/events server/http/routes/events web/entities/event
  web/features/event-page web/features/events-list web/myBranch web/entities/publish web/features/history
  shared/history.ts shared/swahiliClock.ts shared/swahiliTime.ts shared/time.ts
pictures, drawn cards: server/images shared/images server/http/routes/images web/entities/pictures
  server/taskProcess.ts server/taskChild.ts web/features/gallery server/store/pictures.ts
backups, databases, upgrade: server/backups shared/backups.ts server/store commands server/tryMigration.ts
  server/secretFiles.ts
rendering, cache, limits, log, health, push, feeds: server/rendering server/cache server/watched server/limits
  server/metrics server/feeds server/http shared/http server/*
service worker, read offline: web/offline web/api/kept
giving: shared/giving server/store/giving server/http/routes/giving
  web/features/give web/features/giving-accounts web/entities/giving
inbox, contact: shared/inbox server/store/messages.ts server/http/routes/inbox web/features/inbox
  web/features/contact
this week: web/features/this-week
pages of the church: web/features/article web/features/church web/features/privacy web/features/visit content/*
  content/articles web/features/sermons/SermonsSections.tsx
reminders, push: server/push shared/push.ts shared/reminders.ts shared/reminderTimes.ts server/store/reminders.ts
  server/http/routes/events/reminders.ts web/entities/push web/entities/reminders
  server/store/accounts/pushSubscriptions.ts server/http/routes/accounts/pushSubscriptions.ts
  web/features/settings/NewsChoice.tsx
sermons: web/features/staff-sermons web/features/sermons web/features/sermon-page web/entities/sermon
  web/api/endpoints/staffSermons.ts content/sermons shared/sermons server/sermons server/http/routes/sermons
  server/store/sermons.ts server/store/sounds.ts
daily verse: server/verses shared/verse web/features/verse server/http/routes/verse.ts content/scripture
texts, colours and other parts of the contract: shared/*
words and example sentences: content/en content/sw content/verses
`;

const rows = CAPABILITIES.trim()
  .split(/\n(?! )/)
  .map((row) => row.split(': '));
const places = rows.flatMap(([name = '', folders = '']) => folders.split(/\s+/).map((place) => ({ name, place })));
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim()).length;
const isIn = (file: string, place: string) =>
  file === place || file.startsWith(`${place}/`) || `${dirname(file)}/*` === place;

const counted = new Map(rows.map(([name = '']) => [name, 0]));
const homeless: string[] = [];
for (const path of globSync('src/**/*.{ts,tsx,mjs}')) {
  const file = path.slice('src/'.length);
  const [home] = places.filter(({ place }) => isIn(file, place)).toSorted((a, b) => b.place.length - a.place.length);
  if (home) counted.set(home.name, (counted.get(home.name) ?? 0) + lines(path));
  else homeless.push(path);
}
const gone = places.filter(({ place }) => globSync([`src/${place}`, `src/${place}/**/*`]).length === 0);
for (const [name, count] of counted) console.log(String(count).padStart(7), name);
const tests = globSync('tests/**/*.{ts,tsx,mts,mjs}').reduce((sum, file) => sum + lines(file), 0);
console.log(String(tests).padStart(7), 'tests');
for (const path of homeless) console.error(`${path} belongs to no capability.`);
for (const { name, place } of gone) console.error(`${name}: there is no src/${place}.`);
if (homeless.length + gone.length > 0) process.exitCode = 1;
