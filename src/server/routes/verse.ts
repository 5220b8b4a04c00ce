import { object, string } from 'yup';
import { countVisitor, type Limits } from '#server/plugins/limits.ts';
import type { App } from '#server/plugins/validation.ts';
import { addressOf } from '#server/plugins/visitorAddress.ts';
import type { Misses } from '#server/ready/misses.ts';
import { Refusal } from '#server/refusal.ts';
import { calls } from '#shared/calls.ts';
import { readingAsked } from '#shared/reading.ts';
import {
  type ChapterAnswer,
  type Edition,
  type VerseAnswer,
  type VerseContext,
  verseQuestionSchema,
} from '#shared/verse.ts';

/** Who answers the daily verse. */
export interface VerseAnswerer {
  answer(message: string, context?: VerseContext): VerseAnswer | Promise<VerseAnswer>;
  /** A whole chapter, for reading on; undefined where no edition has it. */
  chapter(book: string, chapter: number, edition?: string): ChapterAnswer | undefined;
  /** Every edition that is quoted. */
  editions(): Edition[];
}

const chapterParams = object({ book: string().required(), chapter: string().required() });
const chapterQuery = object({ edition: string() });

/** The daily verse (specification, section 7: `POST /daily/verse`), and our own calls for reading on. */
export function registerVerse(app: App, parts: { verses: VerseAnswerer; limits: Limits; misses: Misses }): void {
  const { verses, limits, misses } = parts;
  const question = { schema: { body: verseQuestionSchema }, onRequest: countVisitor(limits, 'verse') };
  app.post(calls.askVerse.path, question, async (request) => {
    const { message, context } = request.body;
    const answer = await misses.inTurn(addressOf(request), () => verses.answer(message, context));
    return { message: answer.bot_message, ...answer };
  });

  const schema = { params: chapterParams, querystring: chapterQuery };
  app.get(calls.readChapter.path, { schema, onRequest: countVisitor(limits, 'calls') }, async (request) => {
    const { book, chapter } = request.params;
    const { edition = '' } = request.query;
    const asked = readingAsked(new URLSearchParams({ read: `${book}.${chapter}`, edition }));
    const read = () => asked && verses.chapter(asked.book, asked.chapter, asked.edition);
    const answer = await misses.inTurn(addressOf(request), read);
    if (!answer) throw new Refusal(404, 'There is no such chapter.');
    return answer;
  });

  app.get(calls.listEditions.path, async () => verses.editions());
}
