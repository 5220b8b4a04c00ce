import { language } from '#words/language.ts';
import { inLanguage } from './language.ts';

/** The whole address of a page in this build's language: `https://church.example/sw/events`. */
export const pageUrl = (origin: string, path: string): string => `${origin}${inLanguage(language, path)}`;
