import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { branches } from '#content/en/branches.ts';
import { church, serviceHours, socialLinks } from '#content/en/church.ts';
import { pictureAlts } from '#content/en/pictures.ts';
import { swahiliScripture } from '#content/scripture/scripture.ts';
import { branches as swahiliBranches } from '#content/sw/branches.ts';
import { serviceHours as swahiliHours } from '#content/sw/church.ts';
import { pictureAlts as swahiliPictures } from '#content/sw/pictures.ts';
import { partOfDay, swahiliTime } from '#shared/swahiliClock.ts';

const ENGLISH = 'src/content/en';
const SWAHILI = 'src/content/sw';

/** Texts that are the same in both languages, each with its reason. */
const SAME_IN_BOTH = new Map<string, string>([
  ...[...[church.name, church.shortName, church.giving.account, church.giving.accountName, church.email]].map(
    ({ value }) => [value, 'a fact of the church, as it is registered'] as const,
  ),
  ...['Samuel Kamau', 'Grace Kamau', 'Mary Wanjiku', 'Brian Kiprono', 'Joseph Musyoka'].map(
    (name) => [name, 'a person'] as const,
  ),
  ...['Kenya', ...branches.map(({ name }) => name)].map((name) => [name, 'a place'] as const),
  ...branches.flatMap(({ venues }) => venues.map((venue) => [venue, 'a venue, as staff write it'] as const)),
  ...['M-Pesa', 'Outlook', ...socialLinks.map(({ name: network }) => network)].map(
    (name) => [name, 'a product’s name'] as const,
  ),
  ...['7_CGP-12AE0', 'odpc.go.ke'].map((part) => [part, 'part of an address'] as const),
  ...['Jan', 'Feb', 'Apr', 'Jun', 'Jul', 'Sep', 'Nov'].map((name) => [name, 'a month, shortened alike'] as const),
  ...['Kesha', 'Naogopa'].map((word) => [word, 'Kiswahili on English pages too'] as const),
]);

/** Whether a text stands in addresses and names of files, or names a passage; labels begin with a capital letter. */
const isKept = (place: string, text: string): boolean =>
  /^(\/|http)/.test(text) ||
  /\.reference$/.test(place) ||
  (/\.(picture|upright|page|key)$/.test(place) && /^[a-z]/.test(text));

/** Whether a text has no words of its own language: figures, nothing, the mark or the words of a named language. */
const hasNoLanguage = (place: string, text: string): boolean =>
  /^[\d\s:+.-]*$/.test(text) || /\.(en|sw|language)$/.test(place);

/** A time on the Kiswahili clock; `muda wa saa 12` is how long something takes. */
const SPOKEN_TIME = /(?<!muda wa )\bsaa\s\d/i;

/** Each text of a content and each mark of a stand-in, by its place: `home.hero.film.webm`. */
function textsOf(value: unknown, place: string): [place: string, text: string | boolean][] {
  if (typeof value === 'string' || typeof value === 'boolean') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

/** A content that exists in both languages. */
interface Pair {
  file: string;
  english: Map<string, string | boolean>;
  swahili: Map<string, string | boolean>;
  /** The places that hold King James words. */
  scriptures: ReadonlySet<string>;
}

async function pairs(): Promise<Pair[]> {
  const read = async (folder: string, file: string) =>
    (await import(join(process.cwd(), folder, file))) as Record<string, unknown>;
  const files = readdirSync(SWAHILI).filter(
    (file) =>
      existsSync(join(ENGLISH, file)) && !['pictures.ts', 'language.ts', 'eventLanguage.ts', 'dates.ts'].includes(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const [english, swahili] = [await read(ENGLISH, file), await read(SWAHILI, file)];
      const shared = Object.keys(swahili).filter((name) => name in english);
      const texts = (module: Record<string, unknown>) => new Map(shared.flatMap((name) => textsOf(module[name], name)));
      const found = texts(english);
      const references = [...found.keys()].filter((place) => place.endsWith('.reference'));
      const scriptures = new Set(references.map((place) => place.replace(/reference$/, 'text')));
      return { file, english: found, swahili: texts(swahili), scriptures };
    }),
  );
}

/** Every word of ours on Kiswahili pages, by its place. */
async function swahiliWords(): Promise<[place: string, text: string][]> {
  const words = (await pairs()).flatMap(({ file, swahili, scriptures }) =>
    [...swahili]
      .map(([place, text]): [string, string] => [place, String(text)])
      .filter(([place, text]) => !scriptures.has(place) && !isKept(place, text))
      .map(([place, text]): [string, string] => [`${file} ${place}`, text]),
  );
  return [...words, ...Object.entries(swahiliPictures)];
}

it('the Kiswahili words have the scriptures, pictures, pages, addresses and stand-ins of the English ones, and nothing more', async () => {
  const found = await pairs();
  expect(found.length).toBeGreaterThan(14);
  for (const { file, english, swahili, scriptures } of found) {
    // Nothing is missing where the types pass; some files hold only what of the English one has words.
    expect(
      [...swahili.keys()].filter((place) => !english.has(place)),
      file,
    ).toEqual([]);
    for (const [place, text] of english) {
      if (place === 'approved') continue;
      const kept = typeof text === 'boolean' || isKept(place, text) || scriptures.has(place);
      const expected = place.endsWith('.reference') ? swahiliScripture(String(text)).reference : text;
      if (kept && swahili.has(place)) expect(swahili.get(place), `${file} ${place}`).toBe(expected);
    }
  }
});

it('the Kiswahili words have every name that the English ones have', async () => {
  for (const file of readdirSync(ENGLISH)) {
    const [english, swahili] = await Promise.all(
      [ENGLISH, SWAHILI].map(async (folder) => Object.keys(await import(join(process.cwd(), folder, file)))),
    );
    expect(swahili, file).toEqual(expect.arrayContaining(english ?? []));
  }
});

it('the Kiswahili words are no English left over', async () => {
  const left = (await pairs()).flatMap(({ file, english, swahili, scriptures }) =>
    [...english].flatMap(([place, text]) => {
      if (typeof text === 'boolean' || isKept(place, text) || scriptures.has(place)) return [];
      if (hasNoLanguage(place, text) || SAME_IN_BOTH.has(text)) return [];
      return swahili.get(place) === text ? [`${file} ${place}: ${text}`] : [];
    }),
  );
  expect(left).toEqual([]);
});

it('the Kiswahili words describe each picture in a sentence', () => {
  for (const [name, alt] of Object.entries(pictureAlts)) {
    const words = swahiliPictures[name as keyof typeof pictureAlts];
    expect(words, name).toMatch(/^\p{Lu}.{15,}\.$/u);
    expect(words, name).not.toBe(alt);
  }
});

it('the times in the Kiswahili words have the figures beside them, and both say the same', async () => {
  const timed = (await swahiliWords()).filter(([, text]) => SPOKEN_TIME.test(text) || FIGURES.test(text));
  expect(timed.length).toBeGreaterThan(15);
  for (const [place, text] of timed) {
    const [spoken = '', from = '', end] = FIGURES.exec(text)?.slice(1) ?? [];
    const start = /m$/.test(from) ? from : `${from}${end?.slice(-3)}`; // `3 hadi 5 pm`
    const expected = end ? spokenSpan(clock(start), clock(end)) : spokenTime(clock(start));
    expect(spoken.toLowerCase().trim().endsWith(expected), `${place}: ${text}, not ${expected}`).toBe(true);
  }
});

it('the times in the Kiswahili words keep `saa` and its number on one line', async () => {
  for (const [place, text] of await swahiliWords()) expect(text, place).not.toMatch(/\bsaa \d/i);
});

it('the times in the Kiswahili words are those of the English words', async () => {
  const timesIn = (text: string | boolean | undefined) =>
    [...String(text).matchAll(/\d{1,2}(?::\d\d)? ?[ap]m\b/gi)].map(([time]) => clock(time));
  for (const { file, english, swahili } of await pairs()) {
    for (const [place, text] of english) {
      const times = timesIn(text);
      if (times.length > 0) expect(timesIn(swahili.get(place)), `${file} ${place}`).toEqual(times);
    }
  }
});

it('the times in the Kiswahili words keep the church’s own figures in the hours of its services', () => {
  expect(swahiliHours.map(({ hours }) => /\((.*)\)/.exec(hours)?.[1])).toEqual(serviceHours.map(({ hours }) => hours));
  expect(swahiliBranches.map(({ hours }) => hours.map(({ hours: at }) => /\((.*)\)/.exec(at)?.[1]))).toEqual(
    branches.map(({ hours }) => hours.map(({ hours: at }) => at)),
  );
});

/** Words, and after them figures in brackets: one time, or two with a dash or `hadi` between. */
const FIGURES = /^(.*)\((\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?:(?:-| hadi )(\d{1,2}(?::\d\d)? ?[ap]m))?\)/;

/** A time of the twelve-hour clock as `HH:MM`: `06:30pm` → `18:30`. */
function clock(figures: string): string {
  const [, hour = '', minute = '00', half = ''] = /^(\d+)(?::(\d\d))? ?([ap]m)$/i.exec(figures) ?? [];
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

const spokenTime = (time: string): string => swahiliTime(time).replace(/ \(.*/, '');

/** From one time to another; the part of the day is said once where it is the same. */
function spokenSpan(start: string, end: string): string {
  const same = partOfDay(start) === partOfDay(end);
  const first = same ? spokenTime(start).replace(` ${partOfDay(start)}`, '') : spokenTime(start);
  return `${first} hadi ${spokenTime(end)}`;
}
