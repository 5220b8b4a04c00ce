import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A pattern of the source, and where it stands. */
export interface FoundPattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Every pattern of these folders, each once: the literals, and what `new RegExp` composes. */
export function patternsOf(folders: readonly string[]): { patterns: FoundPattern[]; notComposed: string[] } {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).toSorted();
  const literals: FoundPattern[] = [];
  const composing: { file: string; line: number }[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const { type, start, regex, callee } of nodesOf(parseSync(file, text).program)) {
      const line = text.slice(0, start).split('\n').length;
      if (regex) literals.push({ file, line, source: regex.pattern, flags: regex.flags });
      const isCall = type === 'NewExpression' || type === 'CallExpression';
      if (isCall && callee?.name === 'RegExp') composing.push({ file, line });
    }
  }
  const composed = composedIn([...new Set(composing.map(({ file }) => file))]);
  const places = new Set(composed.map(placeOf));
  const patterns = new Map(
    [...literals, ...composed].map((one) => [`/${one.source}/${one.flags} ${areaOf(one)}`, one]),
  );
  return {
    patterns: [...patterns.values()],
    notComposed: composing.map(placeOf).filter((place) => !places.has(place)),
  };
}

const placeOf = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

/** Equal patterns are kept apart where the text may be longer. */
const areaOf = ({ file }: FoundPattern): string => file.split('/', 3).join('/');

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

function composedIn(files: string[]): FoundPattern[] {
  const program = 'tests/support/patterns/recordComposed.ts';
  return JSON.parse(execFileSync(process.execPath, [program, ...files], { encoding: 'utf8', maxBuffer: 1e8 }));
}
