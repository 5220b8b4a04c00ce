import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, endInWords } from '#server/cliError.ts';
import { openVerses } from '#server/verses/editions/verses.ts';
import { trainForBuild } from '#server/verses/needs/trainings.ts';
import { linesOfWriters, readWriters } from './checkWriters.ts';
import { figuresOfUnseen } from './verseFigures.ts';

const USAGE = 'Say what to do: npm run verses -- train, or check.';

/** Messages of writers by whom nothing was trained on. */
const WRITERS = join(import.meta.dirname, '../../../tests/unit/verses/writers');

/**
 * `npm run verses -- train|check`: trains the classifiers of the daily verse, or prints how well it does on messages not
 * used for training. `check --details` names those that count against a figure.
 */
async function verses(): Promise<void> {
  const [action, option] = process.argv.slice(2);
  if (action === 'train') console.log(`Trained: ${trainForBuild().join(', ')}.`);
  else if (action === 'check') {
    await checkDanger();
    console.log((await figuresOfUnseen(option === '--details')).join('\n'));
  } else throw new CliError(USAGE);
}

/** Prints how danger is heard in the messages of the check sets, through the whole daily verse. */
async function checkDanger(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'church-verses-'));
  try {
    const { answer, close } = await openVerses({ dataDir });
    console.log(linesOfWriters(readWriters(WRITERS), (message) => answer(message)).join('\n'));
    close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

await endInWords('The daily verse could not be trained', verses);
