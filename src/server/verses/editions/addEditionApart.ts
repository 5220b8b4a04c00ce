import { join } from 'node:path';
import pLimit from 'p-limit';
import { CliError } from '#server/cliError.ts';
import { HttpError } from '#server/httpError.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import type { Edition } from '#shared/verse/verse.ts';
import type { addEdition, EditionReport } from './editions.ts';

export const UNREADABLE = 'This file could not be read as a Bible. Send the zip with USFM files as you downloaded it.';

/** The longest that it may take, in milliseconds, and its most memory, in MB. A Bible takes two seconds and 200 MB. */
export const EDITION_TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;

const inTurn = pLimit(1);

/**
 * Adds an edition in a child process, one after another, so that the site goes on answering.
 *
 * @throws HttpError 422 in plain words, as `addEdition`
 */
export const addEditionApart = (dataDir: string, bytes: Uint8Array, edition: Edition): Promise<EditionReport> =>
  inTurn(async () => {
    const child = new TaskProcess<typeof addEdition>({
      work: [join(import.meta.dirname, 'editions.ts'), 'addEdition'],
      memoryMb: MEMORY_MB,
      timeoutMs: EDITION_TIMEOUT_MS,
    });
    return child.run([dataDir, { name: 'The file', bytes }, edition]).catch((fault) => {
      if ('syscall' in fault) throw fault; // no process could be started
      throw new HttpError(422, fault instanceof CliError ? fault.message : UNREADABLE);
    });
  });
