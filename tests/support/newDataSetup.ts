import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/store/connect.ts';
import { openEditions } from '#server/verses/editions/editions.ts';
import { trainForBuild } from '#server/verses/needs/trainings.ts';
import { temporaryPlace } from './temporaryPlace.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the site's own code begins it: the database with its tables, and the King James. */
    newData: string;
  }
}

/**
 * Gives the run a temporary folder of its own, which goes with whatever is left in it when the run ends or is broken off.
 * Makes one data folder, which those of all the tests are copied from: it takes a second and a half. Trains the daily
 * verse's models where the build has not, once for all workers. Only the first project of a run does it.
 */
export async function setup(project: TestProject): Promise<void> {
  if (project.getProvidedContext().newData) return;
  const temporary = mkdtempSync(join(temporaryPlace(), 'church-tests-'));
  chmodSync(temporary, 0o755); // PostgreSQL runs as another user
  process.env.TMPDIR = temporary;
  // Without it each process of the site's that a test starts reads and compiles all of its code again.
  process.env.NODE_COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/tests');
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const folder = mkdtempSync(join(temporary, 'church-new-data-'));
  openEditions(folder);
  trainForBuild();
  await (await openStore({ kind: 'sqlite', folder })).close();
  chmodSync(join(folder, 'church.db'), 0o600);
  project.vitest.provide('newData', folder);
}
