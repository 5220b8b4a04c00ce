import { LANGUAGE_PATHS, type Language } from '../language.ts';

/** There are no words here to approve. */
export const approved = true;

/** The language of this build's pages. */
export const language: Language = 'en';

/** What stands before the address of each page in this language. */
export const languagePath = LANGUAGE_PATHS[language];
