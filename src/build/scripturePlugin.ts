import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { scripture, swahiliScripture } from '../content/scripture/scripture.ts';

type Edit = { start: number; end: number; text: string };

/** The calls that are replaced, by their names. */
const CALLS = new Map(Object.entries({ scripture, swahiliScripture }));

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
      filter: { id: /\/src\/content\/[^?]*\.ts$/, code: /scripture/i },
      handler(code, id) {
        if (/\/scripture(Plugin)?\.ts$/.test(id)) return null;
        try {
          const written = writeScripture(code, id);
          return written === code ? null : { code: written, map: null };
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
  const edits: Edit[] = [];
  const uses = new Set<number>();
  const wrong = () =>
    new Error(`${file}: write scripture('Psalm 23:1') with the reference itself, in quotation marks.`);
  const notAUse = (name: { start: number }) => uses.delete(name.start);
  new Visitor({
    Identifier(node: { name: string; start: number }) {
      if (CALLS.has(node.name)) uses.add(node.start);
    },
    'ImportDeclaration:exit'(node: ESTree.ImportDeclaration) {
      if (!node.source.value.endsWith('/scripture.ts')) return;
      edits.push({ start: node.start, end: node.end, text: '' });
      for (const specifier of node.specifiers) notAUse(specifier.local);
    },
    'Property:exit'(node: { key: { start: number }; computed: boolean; shorthand: boolean }) {
      if (!node.computed && !node.shorthand) notAUse(node.key);
    },
    'TSPropertySignature:exit'(node: ESTree.TSPropertySignature) {
      notAUse(node.key);
    },
    'MemberExpression:exit'(node: ESTree.MemberExpression) {
      if (!node.computed) notAUse(node.property);
    },
    'CallExpression:exit'(node: ESTree.CallExpression) {
      const quoted = node.callee.type === 'Identifier' && CALLS.get(node.callee.name);
      if (!quoted) return;
      const [reference, ...others] = node.arguments;
      const plain = reference?.type === 'Literal' && typeof reference.value === 'string' ? reference.value : undefined;
      if (plain === undefined || others.length > 0) throw wrong();
      notAUse(node.callee);
      edits.push({ start: node.start, end: node.end, text: JSON.stringify(quoted(plain)) });
    },
  }).visit(parseSync(file, code).program);
  if (edits.length > 0 && uses.size > 0) throw wrong();
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
