import { addressOf, type Limits } from '#server/plugins/limits.ts';
import type { App } from '#server/plugins/validation.ts';
import { calls } from '#shared/calls.ts';
import { type VerseAnswer, type VerseContext, verseQuestionSchema } from '#shared/verse.ts';

/** Who answers the daily verse. */
export interface VerseAnswerer {
  answer(message: string, context?: VerseContext): VerseAnswer | Promise<VerseAnswer>;
}

/** The daily verse (specification, section 7: `POST /daily/verse`). */
export function registerVerse(app: App, { verses, limits }: { verses: VerseAnswerer; limits: Limits }): void {
  app.post(calls.askVerse.path, { schema: { body: verseQuestionSchema } }, async (request) => {
    await limits.take('verse', addressOf(request));
    const { message, context } = request.body;
    const answer = await verses.answer(message, context);
    return { message: answer.bot_message, ...answer };
  });
}
