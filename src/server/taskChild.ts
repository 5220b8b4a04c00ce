// The program of a `TaskProcess`: it calls one function of one module, again and again.
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import { CliError } from './cliError.ts';
import { HttpError } from './httpError.ts';
import type { TaskAnswer } from './taskProcess.ts';

setPriority(5); // the site's pages come first
process.on('disconnect', () => process.exit()); // the site has ended
const [module = '', name = ''] = process.argv.slice(2);
const { [name]: work } = await import(pathToFileURL(module).href);
flushCompileCache(); // it is killed in the end, which writes nothing
process.on('message', async (given: unknown[]) => {
  const answer: TaskAnswer = await Promise.try(work, ...given).then(
    (made: unknown) => ({ made }),
    (fault: Error) => {
      if (fault instanceof HttpError) return { status: fault.statusCode, words: fault.message };
      return fault instanceof CliError ? { words: fault.message } : { fault };
    },
  );
  process.send?.(answer);
});
if (!process.connected) process.exit(); // it ended meanwhile
