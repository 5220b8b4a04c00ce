import { join } from 'node:path';
import pLimit from 'p-limit';
import type { TaskAnswer } from '#server/childProcess.ts';
import { HttpError } from '#server/httpError.ts';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { Edition } from '#shared/verse/verse.ts';
import type { EditionReport } from './editions.ts';

/** An edition as an owner sends it. */
export interface EditionSent {
  dataDir: string;
  bytes: Uint8Array;
  edition: Edition;
}

export const UNREADABLE = 'This file could not be read as a Bible. Send the zip with USFM files as you downloaded it.';

/** The longest that it may take, in milliseconds, and its most memory, in MB. A Bible takes two seconds and 200 MB. */
export const EDITION_TIMEOUT_MS = 60_000;
const MEMORY_MB = 512;

const PROCESS = join(import.meta.dirname, 'editionProcess.ts');

const inTurn = pLimit(1);

/**
 * Adds an edition in a child process, one after another, so that the site goes on answering.
 *
 * @throws HttpError 422 in plain words, as `addEdition`
 */
export const addEditionApart = (sent: EditionSent): Promise<EditionReport> =>
  inTurn(async () => {
    const child = new TaskProcess<EditionSent, TaskAnswer<EditionReport>>({
      args: [`--max-old-space-size=${MEMORY_MB}`, PROCESS],
      timeoutMs: EDITION_TIMEOUT_MS,
    });
    try {
      const answer = await child.run(sent);
      if ('words' in answer) throw new HttpError(answer.status, answer.words);
      return answer.made;
    } catch (fault) {
      throw fault instanceof ProcessEnded ? new HttpError(422, UNREADABLE) : fault;
    } finally {
      child.close();
    }
  });
