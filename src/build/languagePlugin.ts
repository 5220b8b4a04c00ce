import type { Plugin } from 'vite';
import { inLanguage, type Language } from '../content/language.ts';

/** The Vite plugin that says in which language the page is (`<html lang>`), and names the manifest in that language. */
export function languagePlugin(language: Language): Plugin {
  const manifest = { rel: 'manifest', href: inLanguage(language, '/site.webmanifest') };
  return {
    name: 'language',
    transformIndexHtml: (html) => ({
      html: html.replace('<html lang="en">', `<html lang="${language}">`),
      tags: [{ tag: 'link', attrs: manifest, injectTo: 'head' }],
    }),
  };
}
