import { CliError, endInWords } from '#server/cliError.ts';
import { checkDistress, linesOfDistress } from '#server/verses/distress/checkDistress.ts';
import { checkNeeds, linesOf } from '#server/verses/needs/checkNeeds.ts';
import { trainForBuild } from '#server/verses/needs/trainings.ts';
import { figuresOfUnseen } from './verseFigures.ts';

const USAGE = 'Say what to do: npm run verses -- train, check, or check --unseen.';

/**
 * `npm run verses -- train|check`: trains the classifier of the daily verse, or prints how well it does. `check --unseen`
 * prints only the figures on messages that nobody trained on; `--details` names those that count against a figure.
 */
async function verses(): Promise<void> {
  const [action, option] = process.argv.slice(2);
  if (action === 'train') console.log(`Trained: ${trainForBuild().join(', ')}.`);
  else if (action === 'check') {
    console.log((await figuresOfUnseen(option === '--details')).join('\n'));
    if (option) return;
    for (const [name, validation] of Object.entries(checkNeeds())) console.log(linesOf(name, validation).join('\n'));
    console.log(linesOfDistress(checkDistress()).join('\n'));
  } else throw new CliError(USAGE);
}

await endInWords('The daily verse could not be trained', verses);
