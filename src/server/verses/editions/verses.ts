import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { churchClock } from '#shared/time.ts';
import type { ChapterAnswer, Edition, VerseAnswer, VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { answerMessage } from '../answering.ts';
import { openDistress } from '../distress/training.ts';
import { partOfDay } from '../language/dayParts.ts';
import { openTopics } from '../needs/topics.ts';
import { readChapter } from './chapters.ts';
import { changedAt, openLibrary } from './library.ts';

/** The daily verse: answers from the editions of the Bible that are kept with the site's data. */
export interface Verses {
  /** Answers a message; the same answer for the same message on the same day (greetings follow the hour). */
  answer(message: string, context?: VerseContext): VerseAnswer;
  /** The same answer where it was made before and is still kept; undefined where it would have to be made. */
  keptAnswer(message: string, context?: VerseContext): VerseAnswer | undefined;
  /** A whole chapter, for reading on, in that edition or the language's first; undefined when no edition has it. */
  chapter(book: string, chapter: number, edition?: string, language?: VerseLanguage): ChapterAnswer | undefined;
  editions(): Edition[];
  /** Loads what the first questions would otherwise wait for: the models, the dictionary, the indexes of lines. */
  warmUp(): void;
  /** What is wrong with the editions, in sentences for the person who runs the site; usually nothing. */
  faults(): string[];
  close(): void;
}

export interface VersesOptions {
  /** The folder of the site's data. */
  dataDir: string;
  /** The name of the edition that answers first in English; the King James unless one of that name is there. */
  english?: string | undefined;
  now?: () => Date;
}

/** How often it is checked whether an edition was added or removed. */
const CHECK_INTERVAL_MS = 2000;
/** Messages that between them use everything which is loaded at first use. */
const WARM_UP = ['I am worried about my debts', 'naogopa mtihani wa kesho', 'the Lord is my shepherd', 'Luke 2:7'];
/** The most answers that are cached, a few kilobytes each: people ask the same questions, and tap the same suggestions. */
const MAX_CACHED_ANSWERS = 2000;

/** Opens the daily verse; the first time, this also makes the King James's index. */
export async function openVerses({ dataDir, english, now = () => new Date() }: VersesOptions): Promise<Verses> {
  openDistress();
  let library = openLibrary(dataDir, english);
  let topics = openTopics(library.kingJames);
  let changed = changedAt(dataDir);
  let looked = Date.now();
  const kept = new LRUCache<string, VerseAnswer>({ max: MAX_CACHED_ANSWERS });
  let clock = { minute: Number.NaN, date: '', hour: 0 };

  const notice = () => {
    if (Date.now() - looked < CHECK_INTERVAL_MS) return;
    looked = Date.now();
    const change = changedAt(dataDir);
    if (change === changed) return;
    const before = library;
    library = openLibrary(dataDir, english);
    topics = openTopics(library.kingJames);
    changed = change;
    kept.clear();
    before.close();
  };

  /** The church's day and hour; the calendar is asked once a minute. */
  const readClock = () => {
    const moment = now();
    const minute = Math.floor(moment.getTime() / 60_000);
    if (clock.minute === minute) return clock;
    const { date, time } = churchClock(moment);
    clock = { minute, date, hour: Number(time.slice(0, 2)) };
    return clock;
  };

  /** A hash of what an answer depends on, except the editions. The message itself is not kept in memory. */
  const keyOf = (message: string, context: VerseContext | undefined) => {
    const { date, hour } = readClock();
    return hash('sha256', JSON.stringify([date, partOfDay(hour), message, context]), 'base64url');
  };

  return {
    answer(message, context) {
      notice();
      const key = keyOf(message, context);
      const known = kept.get(key);
      if (known) return known;
      const { date, hour } = readClock();
      const answer = answerMessage({ library, topics, date, hour }, message, context ?? {});
      kept.set(key, answer);
      return answer;
    },
    keptAnswer(message, context) {
      notice();
      return kept.get(keyOf(message, context));
    },
    chapter(book, chapter, edition, language) {
      notice();
      return readChapter(library, book, chapter, edition, language);
    },
    warmUp() {
      for (const message of WARM_UP) answerMessage({ library, topics, date: '2026-01-01', hour: 12 }, message, {});
    },
    editions() {
      notice();
      return library.editions.map(({ name, language, credit }) => ({ name, language, credit }));
    },
    faults: () => library.faults,
    close: () => library.close(),
  };
}
