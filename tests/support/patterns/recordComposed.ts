import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A program that writes every pattern that these modules compose by `new RegExp`, as JSON: those of their beginning, and
 * those that `composeAll.ts` leads to. It is a process of its own, so that all of them begin anew.
 */
const found: { file: string; line: number; source: string; flags: string }[] = [];

class RecordedRegExp extends RegExp {
  constructor(pattern: RegExp | string, flags?: string) {
    super(pattern, flags);
    const place = new Error().stack?.split('\n').find((line) => /\/src\/.*\.ts:\d|\/node_modules\//.test(line));
    if (place?.includes('/node_modules/')) return; // a library's own, which is given a text of limited length
    const [, file = '', line] = /(\/[^:()]*):(\d+):\d+/.exec(place ?? '') ?? [];
    found.push({ file: relative('', file), line: Number(line), source: this.source, flags: this.flags });
  }
}
globalThis.RegExp = RecordedRegExp as RegExpConstructor;

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
const { composeAll } = await import('./composeAll.ts');
composeAll();
process.stdout.write(JSON.stringify(found));
