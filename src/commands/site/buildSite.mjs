// Builds the site beside the build that is in use, and puts it in its place when it is good.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, stop } from './setUp.mjs';

/** What the built site is made from; when any of it changes, the site is built again. */
const BUILD_SOURCES = [
  'index.html',
  // Vite reads VITE_ settings from these too.
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'vite.config.ts',
  'tsconfig.json',
  'package.json', // its imports decide which words are `#words`
  'package-lock.json',
  'public',
  'src/web',
  'src/shared',
  'src/content',
  'src/server/verses',
  'src/commands/site/buildSite.mjs',
  'src/build',
  'src/commands/development/verses.ts',
];

const DIST = join(ROOT, 'dist');

/** Names the build in use, by its folder in `dist` (`server/rendering/builtSite.ts` reads it). */
const CURRENT = join(DIST, 'current');

/** Names the version that could not be built, so that each start does not try it again. */
const FAILED = join(DIST, 'failed');

/** All that the last build printed that failed. */
const FAILED_OUTPUT = join('dist', 'failed-build.log');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** A digest of the names, sizes and times of everything that the build reads, and of the settings built into it. */
function sourcesDigest(environment) {
  const digest = createHash('sha256');
  for (const source of BUILD_SOURCES.filter((name) => existsSync(join(ROOT, name)))) {
    const isFolder = statSync(join(ROOT, source)).isDirectory();
    for (const name of isFolder ? readdirSync(join(ROOT, source), { recursive: true }).sort() : ['']) {
      const file = statSync(join(ROOT, source, name), { throwIfNoEntry: false }); // an editor's lock file is a broken link
      if (file?.isFile()) digest.update(`${join(source, name)} ${file.size} ${file.mtimeMs}\n`);
    }
  }
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('VITE_')) digest.update(`${name}=${environment[name]}\n`);
  }
  return digest.digest('hex');
}

/** Runs one step of the build on this Node; returns what it printed where it failed. */
function run(args, variables) {
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}

/** The lines of a failing build that name the fault and its file: after Vite's own words, before the stack. */
function faultIn(output) {
  const lines = stripVTControlCharacters(output)
    .replaceAll(ROOT, '')
    .split('\n')
    .filter((line) => line.trim());
  const start = lines.findLastIndex((line) => /Build failed with \d+ error/.test(line)) + 1;
  const stack = lines.findIndex((line, at) => at >= start && /^\s+at /.test(line));
  return lines.slice(start, stack < 0 ? undefined : stack).join('\n') || 'Its process was ended.';
}

/** Makes the build in a folder of its own; returns what went wrong, if anything. */
function make(folder, variables) {
  const swahili = join(folder, 'sw');
  const fault = makeLanguage(folder, variables) ?? makeLanguage(swahili, { ...variables, SITE_LANGUAGE: 'sw' });
  if (fault !== undefined) return fault;
  // Both languages' files are served from one folder; those that are the same in both have the same name.
  const ofSwahili = join(ROOT, swahili, 'client/assets');
  cpSync(ofSwahili, join(ROOT, folder, 'client/assets'), { recursive: true });
  rmSync(ofSwahili, { recursive: true });
  return (
    run(['src/commands/development/verses.ts', 'train'], variables) ??
    run(['src/build/compress.ts', join(folder, 'client')], variables) ??
    run(['src/commands/site/checkBuild.ts', folder], variables)
  );
}

/** Builds the pages of one language, for browsers and for the server. */
function makeLanguage(folder, variables) {
  const vite = 'node_modules/vite/bin/vite.js';
  return (
    run([vite, 'build', '--outDir', join(folder, 'client')], variables) ??
    run([vite, 'build', '--ssr', 'src/web/app/render.tsx', '--outDir', join(folder, 'server')], variables)
  );
}

/** Makes this build the current one, and deletes those before the one that was in use: its pages may still be open. */
function switchTo(folder) {
  const kept = [folder, read(CURRENT)];
  writeFileSync(`${CURRENT}.new`, folder);
  renameSync(`${CURRENT}.new`, CURRENT);
  rmSync(FAILED, { force: true });
  for (const name of readdirSync(join(DIST, 'builds'))) {
    const build = join('builds', name);
    if (!kept.includes(build)) rmSync(join(DIST, build), { recursive: true, force: true });
  }
}

/**
 * Builds the site where there is no build of these sources. One that fails leaves the last good build in use, and says
 * so; without one the process ends.
 *
 * @param again whether a version that could not be built is tried again
 * @param variables settings that are built in, where they are others than this process's
 * @returns whether the build in use is of these sources
 */
export function ensureBuilt({ again = false, variables = {} } = {}) {
  const digest = sourcesDigest({ ...process.env, ...variables }).slice(0, 16);
  const folder = join('builds', digest);
  if (existsSync(join(DIST, folder))) {
    if (read(CURRENT) !== folder) switchTo(folder);
    return true;
  }
  const last = read(CURRENT);
  const good = last !== undefined && existsSync(join(DIST, last));
  if (good && !again && read(FAILED) === digest) {
    console.error('This version of the site could not be built: the last good build is used. npm run build says why.');
    return false;
  }
  console.log('Building the site: this takes half a minute or so, the first time twice that.');
  const draft = join('dist', `.draft-${process.pid}`);
  mkdirSync(join(DIST, 'builds'), { recursive: true });
  const fault = make(draft, variables);
  if (fault === undefined) {
    renameSync(join(ROOT, draft), join(DIST, folder));
    switchTo(folder);
    return true;
  }
  rmSync(join(ROOT, draft), { recursive: true, force: true });
  writeFileSync(join(ROOT, FAILED_OUTPUT), fault);
  const details = `All that the build printed: ${FAILED_OUTPUT}`;
  console.error(`The site could not be built.\n${faultIn(fault)}`);
  if (!good) stop(details);
  writeFileSync(FAILED, digest);
  console.error(`It goes on with the last good build. ${details}`);
  return false;
}
