import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, endInWords } from '#server/cliError.ts';
import { openVerses, trainForBuild } from '#server/verses/editions/verses.ts';
import { printDanger, printUnseen } from './verseFigures.ts';

const USAGE = 'Say what to do: npm run verses -- train, or check, with --details or a folder of messages.';

/** Messages from which nothing was learnt: of writers, with the danger beside harmless sentences, for checking only. */
const [WRITERS, BESIDE, UNSEEN] = ['writers', 'beside', 'unseen'].map((name) =>
  join(import.meta.dirname, '../../../tests/unit/verses', name),
) as [string, string, string];

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
    printDanger(verses, folder ?? WRITERS, details);
    if (folder) return;
    console.log('Danger beside harmless words');
    printDanger(verses, BESIDE, details);
    printUnseen(verses, UNSEEN, details);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

await endInWords('The daily verse could not be trained', verses);
