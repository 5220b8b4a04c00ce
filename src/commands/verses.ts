import { endInWords, PlainError } from '#server/plainError.ts';
import { checkNeeds, linesOf } from '#server/verses/checkNeeds.ts';
import { trainForBuild } from '#server/verses/trainings.ts';

const USAGE = 'Say what to do: npm run verses -- train, or check.';

/** `npm run verses -- train|check`: trains what the daily verse understands messages with, or says how well it does. */
async function verses(): Promise<void> {
  const [action] = process.argv.slice(2);
  if (action === 'train') console.log(`Trained: ${trainForBuild().join(', ')}.`);
  else if (action === 'check') {
    for (const [name, validation] of Object.entries(checkNeeds())) console.log(linesOf(name, validation).join('\n'));
  } else throw new PlainError(USAGE);
}

await endInWords('The daily verse could not be trained', verses);
