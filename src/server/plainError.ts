/**
 * An error whose message is one clear sentence for the person who typed a command: it is printed as it is, without a
 * stack trace, and ends the process with a status other than 0.
 */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** The words of anything that was thrown. */
export const wordsOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Runs a command. What it throws is said in one sentence on standard error, and the process's status becomes 1.
 *
 * @param work the command itself
 * @param doing what to put before an error that was not foreseen: `The site could not start`
 */
export async function endInWords(doing: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const words = wordsOf(thrown).split('\n')[0];
    console.error(thrown instanceof PlainError ? thrown.message : `${doing}: ${words}`);
    process.exitCode = 1;
  }
}
