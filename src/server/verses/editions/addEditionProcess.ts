import { setPriority } from 'node:os';
import { CliError } from '#server/cliError.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { addEdition, type EditionReport } from './editions.ts';

/** An edition that was sent to the site. */
export interface SentEdition {
  dataDir: string;
  bytes: Uint8Array;
  edition: Edition;
}

/** What this process answers: what was found, or why the edition is refused. */
export type EditionAnswer = { report: EditionReport } | { words: string };

// Reads an edition in a child process, since that keeps a processor busy for seconds.
setPriority(5); // the site's pages come first

process.on('message', ({ dataDir, bytes, edition }: SentEdition) => {
  process.send?.(answered(() => addEdition(dataDir, { name: 'The file', bytes }, edition)));
});

function answered(add: () => EditionReport): EditionAnswer {
  try {
    return { report: add() };
  } catch (fault) {
    if (fault instanceof CliError) return { words: fault.message };
    throw fault;
  }
}
