import type { VerseAnswerer } from '#server/verses/versesApart.ts';
import { churchClock } from '#shared/time.ts';

const VERSES = [
  ['Psalm 23:1', 'PSA.23.1', 'The LORD is my shepherd; I shall not want.'],
  ['Philippians 4:13', 'PHP.4.13', 'I can do all things through Christ which strengtheneth me.'],
  ['Psalm 118:24', 'PSA.118.24', 'This is the day which the LORD hath made; we will rejoice and be glad in it.'],
] as const;

const partOf = (time: string): string => (time < '12' ? 'morning' : time < '17' ? 'afternoon' : 'evening');

/** Answers from a short list, for tests that are not about the daily verse: the whole Bible takes a while to open. */
export function shortVerses(now: () => Date): VerseAnswerer {
  return {
    answer() {
      const day = Math.floor(now().getTime() / 86_400_000);
      const [reference, usfm, text] = VERSES[day % VERSES.length] ?? VERSES[0];
      const edition = { edition: 'KJV', language: 'en', credit: 'King James Version' } as const;
      const verses = [{ number: Number(usfm.split('.')[2]), text }];
      return {
        bot_message: `${text} (${reference}, KJV)`,
        kind: 'greeting',
        language: 'en',
        lead: `Good ${partOf(churchClock(now()).time)}! Here is our verse of the day:`,
        passages: [{ reference, usfm, ...edition, verses }],
        ...{ notes: [], others: [], lines: [], suggestions: [] },
        context: { shown: [usfm] },
      };
    },
    chapter: () => undefined,
    editions: () => [],
  };
}
