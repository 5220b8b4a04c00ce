// `npm run upgrade`: installs and builds beside the running site, which then goes over to the new version.
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './buildSite.mjs';
import { ensureInstalled, onProjectNode, stop } from './setUp.mjs';
import { GO_OVER, START_TIMEOUT_MS } from './supervise.mjs';
import { notedPids, readNote, removeNote } from './upgradeNote.mjs';

/** How often it is checked whether the site has gone over, and for how long: longer than the site itself takes. */
const [CHECK_INTERVAL_MS, UPGRADE_TIMEOUT_MS] = [100, START_TIMEOUT_MS + 60_000];

const GOES_ON = 'The site that runs goes on as it is.';

/** The sites that run from this folder, by the processes that look after them. */
function runningSites() {
  return notedPids().filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch (error) {
      if (error.code === 'EPERM') stop(`The site (process ${pid}) runs as another user: run this command as that one.`);
      removeNote(pid); // it was killed
      return false;
    }
  });
}

/** Switches a site to a new process; resolves when it is done. */
async function goOver(pid) {
  const before = readNote(pid);
  process.kill(pid, GO_OVER);
  for (const until = Date.now() + UPGRADE_TIMEOUT_MS; Date.now() < until; await pause(CHECK_INTERVAL_MS)) {
    const now = readNote(pid);
    if (!now) stop('The site has ended: its log says why.');
    if (now.tried === before.tried) continue;
    if (now.words) stop(`${now.words} ${GOES_ON}`);
    return;
  }
  stop('The site has not gone over to the new version: its log may say why.');
}

ensureInstalled({ withTests: false });
await onProjectNode(fileURLToPath(import.meta.url));
const sites = runningSites();
const { variables } = sites.length > 0 ? readNote(sites[0]) : {};
if (!ensureBuilt({ again: true, variables })) stop(GOES_ON);
if (sites.length === 0) stop('The new version is ready, and no site is running from this folder: npm start starts it.');
if (process.platform === 'win32') stop('The new version is ready: stop the site, and start it again with npm start.');
for (const pid of sites) await goOver(pid);
console.log('The site runs in the new version.');
