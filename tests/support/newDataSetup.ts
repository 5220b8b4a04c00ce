import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '#server/store/connect.ts';
import { bibleFolder } from '#server/verses/editions/editions.ts';
import { trainForBuild } from '#server/verses/needs/trainings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the site's own code begins it: the database with its tables, and the King James. */
    newData: string;
  }
}

/**
 * Makes one data folder, which those of all the tests of the run are copied from: it takes a second and a half. Trains the
 * daily verse's models where the build has not, once for all workers.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'church-new-data-'));
  bibleFolder(folder);
  trainForBuild();
  await (await openStore({ kind: 'sqlite', folder })).close();
  chmodSync(join(folder, 'church.db'), 0o600);
  project.provide('newData', folder);
  return () => rmSync(folder, { recursive: true });
}
