// What start.mjs and test.mjs do before anything else. It must run on Node 20, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Ends the process with one sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs npm to its end in a folder; its output is shown only when it fails. */
function npm(args, folder, failure) {
  // Under `npm start` npm says where it is; its own file runs on any platform, a shell's alias does not.
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], { cwd: folder, encoding: 'utf8' });
  if (error) stop(`npm could not be run: ${error.message}.`);
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    stop(failure);
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

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
 * of what testing it does: a new machine fetches the rest only for the tests. They are installed beside the old ones and
 * then put in their place, so that a site that runs goes on with those meanwhile.
 */
export function ensureInstalled({ withTests }) {
  const note = join(ROOT, 'node_modules', '.package-lock.json'); // npm's own, of the packages that are there
  const found = existsSync(note) ? readJson(note).packages : {};
  if (isInstalled(found, withTests)) return;
  const all = withTests || Object.values(found).some(({ dev }) => dev);
  console.log('Installing the packages: this takes a minute or two the first time.');
  const folder = join(ROOT, `.install-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(ROOT, file))) copyFileSync(join(ROOT, file), join(folder, file));
  }
  npm(
    ['ci', all ? '--include=dev' : '--omit=dev', '--include=optional', '--no-audit', '--no-fund'],
    folder,
    'The packages could not be installed; what npm said stands above. Those that were there are untouched.',
  );
  const [old, present, next] = [join(folder, 'old'), join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  if (existsSync(present)) renameSync(present, old);
  renameSync(next, present);
  rmSync(folder, { recursive: true, force: true });
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

/** How often it is checked whether npm still runs. */
const PARENT_CHECK_INTERVAL_MS = 500;

/** The parent's process id; undefined if the process is gone. */
function parentOf(pid) {
  try {
    return /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Stops this process when npm, or the shell between them, is killed without passing the signal on (SIGKILL): otherwise it
 * would keep the port. Only Linux says whose child the shell is.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform !== 'linux') return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atFirst = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atFirst) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_INTERVAL_MS);
  watch.unref();
}
