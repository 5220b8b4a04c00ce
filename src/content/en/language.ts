import { LANGUAGE_PATHS, type Language } from '../language.ts';

/** Nothing here needs a reader's approval. */
export const approved = true;

/** The language of this build's pages. */
export const language: Language = 'en';

/** What stands before the address of each page in this language. */
export const languagePath = LANGUAGE_PATHS[language];
