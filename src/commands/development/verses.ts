import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, endInWords } from '#server/cliError.ts';
import { openVerses } from '#server/verses/editions/verses.ts';
import { checkNeeds, linesOf } from '#server/verses/needs/checkNeeds.ts';
import { trainForBuild } from '#server/verses/needs/trainings.ts';
import { linesOfWriters, readWriters } from './checkWriters.ts';
import { figuresOfUnseen } from './verseFigures.ts';

const USAGE = 'Say what to do: npm run verses -- train, check, or check --unseen.';

/** Messages of writers by whom nothing was trained on. */
const WRITERS = join(import.meta.dirname, '../../../tests/unit/verses/writers');

/**
 * `npm run verses -- train|check`: trains the classifier of the daily verse, or prints how well it does. `check --unseen`
 * prints only the figures on messages not used for training; `--details` names those that count against a figure.
 */
async function verses(): Promise<void> {
  const [action, option] = process.argv.slice(2);
  if (action === 'train') console.log(`Trained: ${trainForBuild().join(', ')}.`);
  else if (action === 'check') {
    await checkDanger();
    console.log((await figuresOfUnseen(option === '--details')).join('\n'));
    if (option) return;
    for (const [name, validation] of Object.entries(checkNeeds())) console.log(linesOf(name, validation).join('\n'));
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
