import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * An error whose message is one sentence for the person who ran a command. It is printed without a stack trace, and the
 * process ends with a non-zero status.
 */
export class CliError extends Error {
  override name = 'CliError';
}

/** The message of anything thrown. */
export const errorMessage = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Runs a command. An error is printed as one sentence on standard error, and the exit status becomes 1.
 *
 * @param work the command itself
 * @param doing the start of the sentence for unexpected errors: `The site could not start`
 */
export async function endInWords(doing: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const words = errorMessage(thrown).split('\n')[0];
    console.error(thrown instanceof CliError ? thrown.message : `${doing}: ${words}`);
    process.exitCode = 1;
  }
}

/**
 * Reads the arguments of a command.
 *
 * @param usage how the command is called
 * @throws CliError with the usage, if there is an option that the command does not have
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (thrown) {
    throw new CliError(`${errorMessage(thrown).split(/\.|\n/)[0]}.\n${usage}`);
  }
}
