import { language } from '#words/language.ts';
import { inLanguage, type Language } from './language.ts';

/** The whole address of a page, in this build's language or another: `https://church.example/sw/events`. */
export const pageUrl = (origin: string, path: string, itsLanguage: Language = language): string =>
  `${origin}${inLanguage(itsLanguage, path)}`;
