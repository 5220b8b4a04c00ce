// By which `npm run upgrade` finds the sites that run from this folder, and learns how their change-over went.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setUp.mjs';

/** A file for each running site, named after the process that looks after it. */
const RUNNING = join(ROOT, 'dist', 'running');

const fileOf = (pid) => join(RUNNING, `${pid}.json`);

/** What the site of this process wrote last; undefined where it has ended. */
export const readNote = (pid) => (existsSync(fileOf(pid)) ? JSON.parse(readFileSync(fileOf(pid), 'utf8')) : undefined);

/** The processes that look after a site, as far as their files say. */
export const notedPids = () =>
  existsSync(RUNNING) ? readdirSync(RUNNING).map((name) => Number.parseInt(name, 10)) : [];

export const removeNote = (pid) => rmSync(fileOf(pid), { force: true });

/** The note of this process, which goes with it. */
export function upgradeNote() {
  const file = fileOf(process.pid);
  const variables = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
  let changes = 0;
  process.on('exit', () => {
    try {
      removeNote(process.pid);
    } catch {
      // a folder that can only be read holds no note
    }
  });
  return {
    /** @param words why the last change-over failed; undefined where it worked, and at the first start */
    write(words) {
      try {
        mkdirSync(RUNNING, { recursive: true });
        writeFileSync(`${file}.new`, JSON.stringify({ tried: changes++, variables, words }));
        renameSync(`${file}.new`, file);
      } catch (error) {
        console.error(`npm run upgrade will not find this site: ${error.message}.`);
      }
    },
  };
}
