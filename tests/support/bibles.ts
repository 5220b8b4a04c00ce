import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { writeEdition } from '#server/verses/editions/edition.ts';
import { bibleFolder } from '#server/verses/editions/editions.ts';
import { openVerses, type Verses } from '#server/verses/editions/verses.ts';
import { parsePlace, verseId } from '#server/verses/search/places.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { putKingJames } from './newData.ts';

/** Monday 14 September 2026, eight in the morning in Ruiru. */
export const MORNING = new Date('2026-09-14T05:00:00Z');

/** A folder for data that the tests of a file share, with the King James in it; it goes when they have run. */
export function dataForAll(): string {
  const folder = mkdtempSync(join(tmpdir(), 'church-bible-'));
  putKingJames(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Puts a small edition beside the King James: the text of each verse by its place, `JHN.3.16`. */
export function putEdition(dataDir: string, edition: Edition, texts: Record<string, string>): void {
  const rows = Object.entries(texts).map(([usfm, text]) => {
    const place = parsePlace(usfm);
    if (!place) throw new Error(`${usfm} is no verse.`);
    return [verseId(place.book, place.chapter, place.first), text] as const;
  });
  const file = join(bibleFolder(dataDir), `${edition.name.toLowerCase()}.sqlite`);
  writeEdition(file, { ...edition, source: 'a test' }, new Map(rows));
}

/** The daily verse over that data, for all tests of a file, on the morning of 14 September 2026 unless said otherwise. */
export async function versesForAll(
  dataDir: string,
  options: { english?: string; now?: () => Date } = {},
): Promise<Verses> {
  return await openVerses({ dataDir, now: () => MORNING, ...options });
}

let plain: Promise<Verses> | undefined;

/** The daily verse over the King James alone, that morning. A worker opens it once for all of its files. */
export function plainVerses(): Promise<Verses> {
  plain ??= versesForAll(inject('newData'));
  return plain;
}

/** A table of the whole Bible in which every book has one verse, as `npm run bible -- add` takes it. */
export function shortBible(change: (line: string) => string = (line) => line): string {
  return BOOKS.map(({ code }) => change(`${code}\t1\t1\tThe first words of ${code}.`)).join('\n');
}
