import type { Plugin } from 'vite';
import { scripture, swahiliScripture } from '../content/scripture/scripture.ts';

const IMPORT = /^import \{[^}]*\} from '[^']*\/scripture\.ts';/m;

const CALL = /\b(scripture|swahiliScripture)\('([^'\\]+)'\)/g;

/** Any other call of them, or one of them as a value. */
const OTHER_USE =
  /(?<![.\w])(?:scripture|swahiliScripture)\(|[=(,[]\s{0,9}(?:scripture|swahiliScripture)\s{0,9}[,);\]]/;

/**
 * The Vite plugin that writes the King James's words into the content files while they are built: each
 * `scripture('Psalm 23:1')` and `swahiliScripture('Psalm 23:1')` becomes what it gives, and the import of `scripture.ts`
 * goes, so that no page carries the whole Bible. A reference that does not exist, or one that is not written out, ends
 * the build in words.
 */
export function scripturePlugin(): Plugin {
  return {
    name: 'scripture',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/[^?]*\.ts$/, code: IMPORT },
      handler(code, id) {
        try {
          return { code: writeScripture(code, id), map: null };
        } catch (error) {
          return this.error(error instanceof Error ? error.message : String(error));
        }
      },
    },
  };
}

/**
 * A content file's source with every call of `scripture` and `swahiliScripture` replaced by its answer.
 * @throws Error in plain words when a call is not `scripture('Psalm 23:1')` with one plain string that exists
 */
export function writeScripture(code: string, file: string): string {
  if (!IMPORT.test(code)) return code;
  const own = code.replace(IMPORT, '');
  if (OTHER_USE.test(own.replace(CALL, ''))) {
    throw new Error(`${file}: write scripture('Psalm 23:1') with the reference itself, in quotation marks.`);
  }
  return own.replace(CALL, (_call, name, reference) =>
    JSON.stringify((name === 'scripture' ? scripture : swahiliScripture)(reference)),
  );
}
