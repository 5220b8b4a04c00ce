import { endInWords, PlainError } from '#server/plainError.ts';
import { trainForBuild } from '#server/verses/trainings.ts';

const USAGE = 'Say what to do: npm run verses -- train.';

/** `npm run verses -- train`: trains what the daily verse understands messages with, as the build does. */
async function verses(): Promise<void> {
  const [action] = process.argv.slice(2);
  if (action !== 'train') throw new PlainError(USAGE);
  console.log(`Trained: ${trainForBuild().join(', ')}.`);
}

await endInWords('The daily verse could not be trained', verses);
