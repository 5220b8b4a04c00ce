import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Puts the run's King James into a data folder, as an earlier start would have left it there. */
export function putKingJames(dataDir: string): void {
  mkdirSync(join(dataDir, 'bible'), { recursive: true, mode: 0o700 });
  copy('bible/kjv.sqlite', dataDir);
}

/** Puts the run's database, with its tables and no records, into a data folder that is empty. */
export function putDatabase(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length === 0) copy('church.db', dataDir);
}

function copy(file: string, dataDir: string): void {
  const to = join(dataDir, file);
  if (!existsSync(to)) copyFileSync(join(inject('newData'), file), to, constants.COPYFILE_FICLONE);
}
