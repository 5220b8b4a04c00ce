import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/store/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the run, with a slash at its end; undefined where the tests run on SQLite. */
    postgres: string | undefined;
  }
}

/** A migrated, empty database, from which each test's own is copied. */
export const TEMPLATE = 'church_template';

/** Starts one PostgreSQL server for all the tests of the run; it ends with the run, however that ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const gone = project.config.include.find((file) => !file.includes('*') && !existsSync(file));
  if (gone) throw new Error(`${gone} is to run on PostgreSQL and is not there: was it renamed? See vite.config.ts.`);
  const keeper = spawn(process.execPath, [join(import.meta.dirname, 'postgresKeeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const said = createInterface(keeper.stdout);
  const [url] = await Promise.race([
    once(said, 'line'),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start; what it said stands above.'))),
  ]);
  await makeTemplate(url);
  project.provide('postgres', url);
  return async () => {
    keeper.stdin.end();
    await ended;
  };
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: `${url}postgres` });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await (await openStore({ kind: 'postgres', url: url + TEMPLATE })).close();
}
