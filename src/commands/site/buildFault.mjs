// Finds, in all that a failing build prints, the one sentence that says what is wrong and where.
import { stripVTControlCharacters } from 'node:util';

/**
 * @param output what a step of the build printed: Vite's errors, a command's own sentence, or an error of Node
 * @param root the project's folder, which is left out of paths
 * @returns such as `src/content/en/home.ts: Scripture "Jhn 3:16" does not exist.`
 */
export function buildFault(output, root) {
  const lines = stripVTControlCharacters(output).replaceAll(root, '').split('\n');
  const start = lines.findLastIndex((line) => /^(Error: )?Build failed with \d+ errors?:/.test(line));
  const words = lines.slice(start + 1).filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return (start >= 0 && faultOfVite(words)) || faultOfNode(words);
}

/** Vite names a plugin and the file, and then the error; or the error, and then the place in a drawing. */
function faultOfVite(words) {
  const [, first] = /^\[[^\]]+\]\s*(.+)$/.exec(words[0] ?? '') ?? [];
  if (!first) return undefined;
  const [, message] = /^\w*Error: (.+)/.exec(words[1] ?? '') ?? [];
  if (message) return `${first}: ${message}`;
  const [, place] = /\[ (.+?) \]/.exec(words[1] ?? '') ?? [];
  return place ? `${place}: ${first}` : first;
}

function faultOfNode(words) {
  const thrown = words.find((line) => /^\w*Error(?: \[\w+\])?: /.test(line));
  return thrown?.replace(/^Error: /, '') ?? words.at(-1) ?? 'Its process was ended.';
}
