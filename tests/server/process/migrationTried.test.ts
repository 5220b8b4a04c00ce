import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BREATH_MS } from '#tests/support/http/askOnAndOn.ts';
import { startSupervised } from '#tests/support/process/serverProcess.ts';
import { staffAt, titlesAt } from '#tests/support/process/staffAt.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

/** Makes a table, as a migration does. */
const makes = (table: string) => `'create table ${table} (x integer)'`;

const throws = `async () => { throw new Error('this step fails'); }`;

/** Fails on the site's data, and not on the copy on which it is tried. */
const failsOnSite = `async () => {
  if (globalThis.isTried) throw new Error('this step fails');
  globalThis.isTried = true;
}`;

/** A further version of the site: its changes of the tables, and what else happens when it is loaded. */
const version = (steps: string[], before = '') => `${before}\nexport const steps = [${steps.join(', ')}];`;

/** From then on, each file that is written for a backup lies on a full disk. */
const FULL_DISK = `import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const write = fs.createWriteStream;
  fs.createWriteStream = (path, options) => write('/dev/full', { ...options, flags: 'w' });
  syncBuiltinESMExports();`;

/** What the trials left; the nightly backups are none of it. */
const copiesIn = (folder: string) =>
  readdirSync(join(folder, 'backups')).filter((name) => name.startsWith('before-') || name.startsWith('.'));

const FAILED = 'The new version was tried on a copy of the data and failed';

/** A site under the process that `npm start` stays in, of which a further version can be put on the disk. */
async function aSite(environment = {}) {
  const folder = temporaryFolder();
  const next = join(temporaryFolder(), 'next.mjs');
  const site = await startSupervised(folder, {
    NODE_OPTIONS: '--import ./tests/support/process/nextVersion.mjs',
    NEXT_VERSION: next,
    LIMIT_REQUESTS: '100000/1m',
    ...environment,
  });
  const { put } = await staffAt(site.origin);
  const acknowledged: string[] = [];
  let going = true;
  const write = async () => {
    for (let count = 1; going; count++) {
      const title = `Event ${count}`;
      expect((await put({ title })).status).toBe(201);
      acknowledged.push(title);
      await pause(BREATH_MS);
    }
  };
  const writing = write();
  return {
    ...site,
    /** Puts a version on the disk and has the site go over to it; resolves with what the log says in the end. */
    async upgrade(source: string, says: RegExp) {
      writeFileSync(next, source);
      site.child.kill('SIGUSR2');
      await site.printed(says);
    },
    /** All that was acknowledged is there, and the old site answered each time. */
    async losesNothing() {
      going = false;
      await writing;
      expect((await titlesAt(site.origin)).toSorted()).toEqual(acknowledged.toSorted());
      expect(acknowledged.length).toBeGreaterThan(0);
    },
    folder,
    next,
  };
}

it('a version that fails at a step, on a full disk, at the first page, or on the data alone leaves the old site serving; a mended one takes over', async () => {
  const site = await aSite();
  const steps = [makes('one'), makes('two'), makes('three')];
  const said = `${FAILED}\\. [^\\n]+ to version \\d+ \\(step “version \\d+”: this step fails\\)\\. [^\\n]+ The old one goes on\\.`;
  await site.upgrade(version(steps.with(2, throws)), new RegExp(said));
  const drops = `'alter table events rename column title to heading'`; // and then it answers no page
  await site.upgrade(version(steps.with(2, drops)), /(?:The old one goes on\.[\s\S]+){2}/);
  const says = /this step fails[^\n]*\n[\s\S]*The new process did not start; [^\n]+ The old one goes on\./;
  await site.upgrade(version(steps.with(2, failsOnSite)), says);
  const kept = [expect.stringMatching(/^before-version-\d+-from-\d+\.tar\.gz$/)];
  await expect.poll(() => copiesIn(site.folder)).toEqual(kept); // a nightly copy may be under way
  await site.upgrade(
    version(steps, FULL_DISK),
    new RegExp(`${FAILED}\\. The backup could not be made: the disk is full\\. The old one goes on\\.`),
  );
  await expect.poll(() => copiesIn(site.folder)).toEqual(kept); // a nightly copy may be under way
  expect(site.output()).not.toContain('has taken over');
  await site.upgrade(version(steps), /A new process of the site has taken over\./);
  await site.losesNothing();
});

it('a migration that waits for ever is broken off, and the old site goes on, which ends with the process that looks after it', async () => {
  const site = await aSite({ UPGRADE_TIMEOUT_MS: '3000' });
  const said = /The site’s process did not come up in 3 seconds: it is ended\.[\s\S]+The old one goes on\./;
  const waits = 'async () => { await new Promise(() => setInterval(() => undefined, 1000)); }';
  await site.upgrade(version([makes('one'), waits]), said);
  rmSync(site.next);
  await site.losesNothing();
  site.child.kill('SIGKILL');
  await site.ended;
  await expect(fetch(`${site.origin}/health/live`)).rejects.toThrow('fetch failed'); // nobody is left on the port
});
