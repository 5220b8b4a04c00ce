// Makes the data that a past version of the site kept, with that version's own code, as a small backup file:
//
//   git worktree add /tmp/past COMMIT && ln -s $PWD/node_modules /tmp/past/node_modules
//   node tests/support/makePastData.ts /tmp/past
//
// It starts the past server, makes events, a message and an account by its calls, and packs what it kept into
// tests/fixtures/versions/version-N.tar.gz, where N is the version of its tables.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeBackupFile } from '#server/backups/backupFile.ts';
import { schemaVersionOf } from '#server/store/sqlite/inspectDatabase.ts';
import { aMessage, anEvent } from './factories.ts';

const PORT = '3155';
const ORIGIN = `http://127.0.0.1:${PORT}`;

const [checkout = ''] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'church-past-'));
const folder = join(scratch, 'data');
await runPast();

/** Has the past version's own server make the data. */
async function runPast(): Promise<void> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT,
      STAFF_USERNAME: 'mercy',
      STAFF_PASSWORD: 'light through glass',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    said += text;
    if (said.includes('The site is at')) break;
  }
  const { access_token: token } = await post('/login', { username: 'mercy', password: 'light through glass' });
  await post('/create/events', anEvent({ title: 'Kesha ya kale – “past”' }), token);
  await post('/create/events', anEvent({ title: 'Second', image: 'https://example.com/a.jpg' }), token);
  await post('/submit', aMessage({ message: 'Habari? From before.' }));
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function post(path: string, body: unknown, token?: string): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(ORIGIN + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}

const path = join(folder, 'church.db');
const database = new DatabaseSync(path);
database.exec('pragma journal_mode = delete; vacuum');
const schemaVersion = schemaVersionOf(database);
database.close();
const target = join(import.meta.dirname, '..', 'fixtures', 'versions', `version-${schemaVersion}.tar.gz`);
rmSync(target, { force: true });
await writeBackupFile(target, [{ path: 'church.db', from: path }], { made: new Date().toISOString(), schemaVersion });
rmSync(scratch, { recursive: true });
console.log(target);
