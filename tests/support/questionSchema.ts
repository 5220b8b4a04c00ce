import { contactAnswers } from '#content/en/contactAnswers.ts';
import { serverAnswers } from '#content/en/interface.ts';
import { verseQuestionSchema } from '#shared/verse/verse.ts';

/** The schema of a question from an English page. */
export const questionSchema = verseQuestionSchema({ ...contactAnswers, ...serverAnswers });
