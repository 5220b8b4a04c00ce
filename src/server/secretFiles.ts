import { readFileSync } from 'node:fs';
import { PlainError, wordsOf } from './plainError.ts';

/** The settings that may stand in a file, so that the environment, which other programs can list, does not hold them. */
export const SECRET_SETTINGS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'STAFF_PASSWORD', 'BACKUP_S3_SECRET'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with each secret that is named by a `NAME_FILE` setting read from that file. One line break at the
 * file's end is left out, since editors and `echo` add it.
 *
 * @throws PlainError when a secret is set twice, or its file cannot be read or is empty
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]) throw new PlainError(`Set either ${name} or ${name}_FILE, not both.`);
    secrets[name] = readSecret(`${name}_FILE`, file);
  }
  return { ...environment, ...secrets };
}

function readSecret(setting: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (thrown) {
    throw new PlainError(`${setting} names a file that cannot be read: ${wordsOf(thrown)}.`);
  }
  if (text.trim() === '') throw new PlainError(`${setting} names an empty file: ${file}.`);
  return text;
}
