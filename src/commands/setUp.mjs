// What start.mjs and test.mjs do before anything else. It must run on Node 20, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the built site is made from; when any of it changes, the site is built again. */
const BUILD_SOURCES = [
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'public',
  'src/web',
  'src/shared',
  'src/content',
  'src/server/verses',
  'src/commands/compress.ts',
  'src/commands/startPlugin.ts',
  'src/commands/verses.ts',
];

/** Where the build notes what it was made from. */
const BUILT_FROM = join(ROOT, 'dist', 'built-from');

/** Ends the process with one sentence. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs npm to its end; its output is shown only when it fails. */
function npm(args, failure) {
  // Under `npm start` npm says where it is; its own file runs on any platform, a shell's alias does not.
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], { cwd: ROOT, encoding: 'utf8' });
  if (error) stop(`npm could not be run: ${error.message}.`);
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    stop(failure);
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The packages that are in node_modules, as npm's own note inside it says. */
function installedPackages() {
  const note = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(note) ? readJson(note).packages : {};
}

/** Whether node_modules is in step with the lock file; what only tests need may be missing where they are not run. */
function isInstalled(found, withTests) {
  const wanted = readJson(join(ROOT, 'package-lock.json')).packages;
  const missing = Object.entries(wanted).some(([path, { version, optional, dev }]) => {
    if (path === '') return false;
    return found[path] ? found[path].version !== version : !optional && (withTests || !dev);
  });
  return !missing && Object.keys(found).every((path) => wanted[path]);
}

/**
 * Installs the packages when they are missing or out of step with the lock file. Running the site takes less than half
 * of what testing it does: a new machine fetches the rest only for the tests.
 */
export function ensureInstalled({ withTests }) {
  const found = installedPackages();
  if (isInstalled(found, withTests)) return;
  const all = withTests || Object.values(found).some(({ dev }) => dev);
  console.log('Installing the packages: this takes a minute or two the first time.');
  npm(
    ['ci', all ? '--include=dev' : '--omit=dev', '--include=optional', '--no-audit', '--no-fund'],
    'The packages could not be installed; what npm said stands above.',
  );
}

/** The Node that the packages brought for this machine; undefined where there is none. */
function projectNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const names = Object.keys(readJson(join(ROOT, 'package.json')).optionalDependencies);
  return names.map((name) => join(ROOT, 'node_modules', name, 'bin', file)).find((path) => existsSync(path));
}

/**
 * Goes on in this process when it runs on the project's own Node; otherwise runs the command again on that one, passes
 * signals and status on, and never returns.
 */
export async function onProjectNode(commandFile) {
  const node = projectNode();
  if (node && realpathSync(node) === realpathSync(process.execPath)) return;
  if (!node) {
    if (Number(process.versions.node.split('.')[0]) >= 26) return;
    stop(`There is no packaged Node for ${process.platform}-${process.arch}: install Node 26 and try again.`);
  }
  const child = spawn(node, [commandFile, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`${node} could not be run: ${error.message}.`));
  child.on('exit', (status) => process.exit(status ?? 1));
  await new Promise(() => {});
}

/**
 * Under `npm start` a shell stands between npm and this process, and npm's signal ends only that shell: then the
 * process stops as if the signal had reached it.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** A digest of the names, sizes and times of everything that the build reads, and of the settings built into it. */
function sourcesDigest() {
  const digest = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    digest.update(`${path} ${size} ${mtimeMs}\n`);
  };
  for (const source of BUILD_SOURCES) {
    if (!existsSync(join(ROOT, source))) continue;
    if (!statSync(join(ROOT, source)).isDirectory()) add(source);
    else {
      const files = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length));
      for (const file of files.sort()) add(file);
    }
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) digest.update(`${name}=${process.env[name]}\n`);
  }
  return digest.digest('hex');
}

/** Builds the site when the build is missing or was made from other sources. */
export function ensureBuilt() {
  const digest = sourcesDigest();
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === digest) return;
  console.log('Building the site: this takes half a minute or so.');
  rmSync(BUILT_FROM, { force: true }); // a build that is broken off is no build
  npm(['run', 'build'], 'The site could not be built; the reason stands above.');
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(BUILT_FROM, digest);
}
