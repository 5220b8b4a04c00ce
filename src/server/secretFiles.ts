import { readFileSync } from 'node:fs';
import { CliError, errorMessage } from './cliError.ts';
import { decodeText } from './decodeText.ts';

/** Settings that can be read from a file, since other programs can list the environment. */
const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'STAFF_PASSWORD',
  'BACKUP_S3_SECRET',
  'SERMONS_S3_SECRET',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment, with each secret that has a `NAME_FILE` setting read from that file. One trailing line break is
 * removed, since editors and `echo` add it.
 *
 * @throws CliError if a secret is set twice, or its file is unreadable or empty
 */
export function withSecretFiles(environment: Environment): Environment {
  const secrets: Record<string, string> = {};
  for (const name of SECRET_SETTINGS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]) throw new CliError(`Set either ${name} or ${name}_FILE, not both.`);
    secrets[name] = readSecret(`${name}_FILE`, file);
  }
  return { ...environment, ...secrets };
}

function readSecret(setting: string, file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (thrown) {
    throw new CliError(`${setting} names a file that cannot be read: ${errorMessage(thrown)}.`);
  }
  const text = decodeText(bytes, file).replace(/\r?\n$/, '');
  if (text.trim() === '') throw new CliError(`${setting} names an empty file: ${file}.`);
  return text;
}
