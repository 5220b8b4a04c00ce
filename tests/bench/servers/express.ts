import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

/**
 * The same calls as they are usually written by hand: each request asks the database and makes its answer again. It has
 * fewer duties than the site: no compression, no protective headers, no history, and its page is a bare list.
 */
const database = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'church.db'));
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
const FIELDS = 'title, category, description, venue, image, start_date, start_time, end_date, end_time';
const all = database.prepare(
  `select id, ${FIELDS}, version from events where deleted_at is null order by start_date desc, start_time desc, id`,
);
const insert = database.prepare(
  `insert into events (${FIELDS}, version, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
);

const app = express();
app.use(express.json());

app.get('/all/events', (_request, response) => {
  response.json(all.all());
});

app.get('/events', (_request, response) => {
  const escaped = (text: unknown) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cards = all
    .all()
    .slice(0, 24)
    .map((event) => `<li><h2>${escaped(event.title)}</h2><p>${escaped(event.description)}</p></li>`);
  response.send(`<!doctype html><title>Events</title><h1>Events</h1><ul>${cards.join('')}</ul>`);
});

app.post('/create/events', (request, response) => {
  const {
    title,
    category,
    description,
    venue,
    image = null,
    start_date,
    start_time,
    end_date,
    end_time,
  } = request.body;
  const now = new Date().toISOString();
  const fields = [title, category, description, venue, image, start_date, start_time, end_date, end_time];
  const { lastInsertRowid } = insert.run(...fields, now, now);
  response
    .status(201)
    .json({ message: 'Event created successfully.', event: { ...request.body, id: lastInsertRowid } });
});

process.once('SIGTERM', () => process.exit(0));

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`The site is at http://localhost:${(server.address() as AddressInfo).port}`);
});
