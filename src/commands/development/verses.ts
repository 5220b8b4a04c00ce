import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, endInWords } from '#server/cliError.ts';
import { openVerses, trainForBuild } from '#server/verses/editions/verses.ts';
import { printWriters, readWriters } from './checkWriters.ts';
import { printUnseen } from './verseFigures.ts';

const USAGE = 'Say what to do: npm run verses -- train, or check, with --details or a folder of messages.';

/** Messages of writers by whom nothing was trained on. */
const WRITERS = join(import.meta.dirname, '../../../tests/unit/verses/writers');
/** Messages with the danger beside harmless sentences, and messages of harmless ones alone. */
const BESIDE = join(import.meta.dirname, '../../../tests/unit/verses/beside');

/**
 * `npm run verses -- train|check`: trains the classifiers of the daily verse, all or those that are named, or prints how
 * well it does on messages not used for training. `check --details` names those that count against a figure; `check FOLDER` asks only how danger is
 * heard in the files of that folder.
 */
async function verses(): Promise<void> {
  const [action, ...rest] = process.argv.slice(2);
  const details = rest.includes('--details');
  const folder = rest.find((one) => !one.startsWith('--'));
  if (action === 'train') console.log(`Trained: ${trainForBuild(rest).join(', ')}.`);
  else if (action === 'check') await check(folder, details);
  else throw new CliError(USAGE);
}

/** Prints how danger is heard in the messages of a folder, through the whole daily verse; without one, all figures. */
async function check(folder: string | undefined, details: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-verses-'));
  try {
    const verses = await openVerses({ dataDir });
    const printDanger = (of: string) => printWriters(readWriters(of), (message) => verses.answer(message), details);
    printDanger(folder ?? WRITERS);
    if (folder) return;
    console.log('Danger beside harmless words');
    printDanger(BESIDE);
    printUnseen(verses, details);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

await endInWords('The daily verse could not be trained', verses);
