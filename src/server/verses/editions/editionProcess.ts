import { answerTasks } from '#server/childProcess.ts';
import { CliError } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import { type EditionSent, UNREADABLE } from './addEditionApart.ts';
import { addEdition, type EditionReport } from './editions.ts';

// Adds editions of the Bible in a child process; see addEditionApart.
answerTasks(async ({ dataDir, bytes, edition }: EditionSent): Promise<EditionReport> => {
  try {
    return addEdition(dataDir, { name: 'The file', bytes }, edition);
  } catch (fault) {
    throw new HttpError(422, fault instanceof CliError ? fault.message : UNREADABLE);
  }
});
