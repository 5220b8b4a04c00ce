import type { Plugin } from 'vite';
import type { Language } from '../content/language.ts';

/** The Vite plugin that says in which language the page is (`<html lang>`). */
export function languagePlugin(language: Language): Plugin {
  return {
    name: 'language',
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
  };
}
