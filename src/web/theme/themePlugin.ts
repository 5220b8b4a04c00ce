import type { Plugin } from 'vite';
import { baseStyles, darkWithoutScript } from './baseStyles.ts';
import { staffVariables } from './staffVariables.ts';
import { themeValues } from './themeValues.ts';

/** What these modules export, worked out now, so that no page carries the code that works it out. */
const WORKED_OUT: Record<string, unknown> = { themeValues, staffVariables };

const FILE = /\/src\/web\/theme\/(themeValues|staffVariables)\.ts$/;

const FIRST_STYLES = `<style>${baseStyles}</style><noscript><style>${darkWithoutScript}</style></noscript>`;

/** The Vite plugin that makes the theme while the app is built, and puts its style sheet into every page. */
export function themePlugin(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      handler(id) {
        const name = FILE.exec(id)?.[1] ?? '';
        return `export const ${name} = ${JSON.stringify(WORKED_OUT[name])};`;
      },
    },
    transformIndexHtml: (html) => html.replace('<!--theme-->', () => FIRST_STYLES),
  };
}
