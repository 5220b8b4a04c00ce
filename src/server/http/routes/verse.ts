import type { FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { contactAnswers as english } from '#content/en/contactAnswers.ts';
import { interfaceWords } from '#content/interfaceWords.ts';
import { contactAnswers as swahili } from '#content/sw/contactAnswers.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { countVisitor, requestLanguage } from '#server/http/visitor.ts';
import { HttpError } from '#server/httpError.ts';
import { withoutEnglishNames } from '#server/verses/englishNames.ts';
import { notFoundNow, withChurchLine } from '#server/verses/helpLines.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { readingAsked } from '#shared/verse/reading.ts';
import { type VerseAnswer, type VerseQuestion, verseQuestionSchema } from '#shared/verse/verse.ts';
import { bodyValidator } from '../validation.ts';

/** What a question may be; refused in the language of its page. */
const questionIn = {
  en: bodyValidator(verseQuestionSchema({ ...english, ...interfaceWords.en.serverAnswers })),
  sw: bodyValidator(verseQuestionSchema({ ...swahili, ...interfaceWords.sw.serverAnswers })),
};

/** The daily verse (specification, section 7: `POST /daily/verse`), and our own endpoints for reading on. */
export function registerVerse(app: App, { verses, content, scriptures, limits }: AppContext): void {
  /** A new answer; help lines if none can be made, because the question may have been about danger. */
  async function makeAnswer(request: FastifyRequest, { message, context }: VerseQuestion): Promise<VerseAnswer> {
    try {
      return await verses.answer(message, context);
    } catch (err) {
      request.log.warn({ err }, 'a question to the daily verse got no answer');
      return notFoundNow(context?.language ?? requestLanguage(request), context);
    }
  }

  app.post(endpoints.askVerse.path, { onRequest: countVisitor(limits, 'verse') }, async (request) => {
    const asked = questionIn[requestLanguage(request)](request.body);
    const made = await makeAnswer(request, asked);
    // A person in danger gets an answer even if the church's number cannot be read.
    const now = made.danger === 'clear' ? await content.current().catch(() => undefined) : undefined;
    const complete = now ? withChurchLine(made, now.church(made.language)) : made;
    const answer = requestLanguage(request) === 'sw' ? withoutEnglishNames(complete) : complete;
    return { message: answer.bot_message, ...answer };
  });

  const params = object({ book: string().required(), chapter: string().required() });
  const schema = { params, querystring: object({ edition: string() }) };
  app.get(endpoints.readChapter.path, { schema, onRequest: countVisitor(limits, 'requests') }, async (request) => {
    const { book, chapter } = request.params;
    const { edition = '' } = request.query;
    const asked = readingAsked(new URLSearchParams({ read: `${book}.${chapter}`, edition }));
    const answer = asked && verses.chapter(asked.book, asked.chapter, asked.edition, requestLanguage(request));
    if (!answer) throw new HttpError(404, ({ serverAnswers }) => serverAnswers.noChapter);
    return answer;
  });

  app.get(endpoints.listEditions.path, async () => verses.editions());
  app.get(endpoints.readScriptures.path, async () => scriptures());
}
