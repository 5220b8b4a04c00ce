import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anEvent } from '#tests/support/factories.ts';

/**
 * What node:sqlite does by itself, without HTTP, for as long as it is told: the statements of one created event (event,
 * history, revision), each event with a commit of its own that waits for the disk. Prints events a second.
 */
const [folder = '.', seconds = '3'] = process.argv.slice(2);
const database = new DatabaseSync(join(folder, 'church.db'));
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
const event = database.prepare(
  `insert into events (title, category, description, venue, image, start_date, start_time, end_date, end_time, version,
   created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?) returning *`,
);
const history = database.prepare(
  'insert into history (at, username, action, event_id, old, new) values (?, ?, ?, ?, ?, ?)',
);
const revision = database.prepare("update revisions set number = number + 1 where subject = 'events'");

const { title, category, description, venue, image = null, start_date, start_time, end_date, end_time } = anEvent();
const fields = [title, category, description, venue, image, start_date, start_time, end_date, end_time];
const until = performance.now() + Number(seconds) * 1000;
let count = 0;
for (; performance.now() < until; count++) {
  const now = new Date().toISOString();
  database.exec('begin immediate');
  const made = event.get(...fields, now, now) as { id: number };
  history.run(now, 'mercy', 'created', made.id, null, JSON.stringify(made));
  revision.run();
  database.exec('commit');
}
database.close();
console.log(JSON.stringify({ perSecond: count / Number(seconds) }));
