import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedSite } from '#tests/support/closedSite.ts';
import { putKingJames } from '#tests/support/newData.ts';
import { startServer } from '#tests/support/process/serverProcess.ts';
import { staffAt } from '#tests/support/process/staffAt.ts';
import { expectAnswer, temporaryFolder } from '#tests/support/testApp.ts';

const json = { 'content-type': 'application/json' };

/** A small disk of its own in memory; undefined where this user may mount none. */
function aDisk(megabytes: number): string | undefined {
  const place = temporaryFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', place]));
  return place;
}

/** Fills the disk but for some bytes, and gives them back when asked. */
function fill(disk: string, left = 0): () => void {
  const { bavail, bsize } = statfsSync(disk);
  const ballast = join(disk, `ballast-${Math.random()}`);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - left));
  return () => rmSync(ballast);
}

function mountedFolder(skip: (note: string) => never): { disk: string; folder: string } {
  const disk = aDisk(64) ?? skip('no disk may be mounted here');
  const folder = join(disk, 'data');
  mkdirSync(folder);
  return { disk, folder };
}

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

/** A site that began on a disk that is full or for reading alone, refused writes alone, and takes them since the disk does. */
async function startedOn(state: 'full' | 'for reading alone', skip: (note: string) => never) {
  const { disk, folder } = mountedFolder(skip);
  await closedSite(['First'], folder);
  putKingJames(folder);
  const remount = (mode: string) => void spawnSync('mount', ['-o', `remount,${mode}`, disk]);
  const give = state === 'full' ? fill(disk) : () => remount('rw');
  if (state !== 'full') remount('ro');

  const server = await startServer(folder);
  const { origin } = server;
  expectAnswer(await read(`${origin}/all/events`), 200, [{ title: 'First' }]);
  const message = { name: 'Wanjiku', email: 'wanjiku@example.com', phone_number: '', message: 'Hello' };
  const submit = async () =>
    (await fetch(`${origin}/submit`, { method: 'POST', headers: json, body: JSON.stringify(message) })).status;
  expect(await submit()).toBe(503);
  expectAnswer(await read(`${origin}/health`), 503, { ready: false });
  give();
  expect((await read(`${origin}/health`)).body).toMatchObject({ ready: true });
  expect(await submit()).toBe(200);
  expect((await read(`${origin}/all/events`)).body).toHaveLength(1);
  return { disk, folder, ...server };
}

it('a disk that is full at the start refuses writes alone, until it is not', async ({ skip }) => {
  expect((await startedOn('full', skip)).child.exitCode).toBeNull();
});

it('a disk that is for reading alone at the start refuses writes alone, until it is not; a nearly full one is a warning, without a place, a full one refuses writes alone, and the process goes on', async ({
  skip,
}) => {
  const { disk, folder, child, origin, output, printed } = await startedOn('for reading alone', skip);
  const { headers, put } = await staffAt(origin); // a session is a write, after which a day may need more
  const save = async (title: string) => (await put({ title, description: 'x'.repeat(4000) })).status;
  expect((await read(`${origin}/health`)).body).not.toHaveProperty('warning');
  const ballast = fill(disk, 10_000_000);
  const { status, body } = await read(`${origin}/health`);
  const warning = expect.stringMatching(/^The disk is nearly full: \d+ MB are free, and a day/);
  expect([status, body.warning]).toEqual([200, warning]);
  expect(body.warning).not.toContain(folder);
  expect((await read(`${origin}/read/backups`, headers)).body.fault).toBe(body.warning);

  const empty = [ballast, fill(disk, 20_000), fill(disk)];
  const statuses: number[] = [];
  for (let time = 0; time < 10; time++) statuses.push(await save(`Refused ${time}`));
  expect(statuses.at(-1)).toBe(503);
  for (let time = 0; time < 3; time++) {
    expectAnswer(await read(`${origin}/health`), 503, { ready: false });
  }
  await printed(/the disk is full/);
  expect((await read(`${origin}/all/events`)).status).toBe(200);
  for (const give of empty) give();
  expect((await read(`${origin}/health`)).body).toMatchObject({ ready: true });
  expect(await save('Last')).toBe(201);
  const saved = statuses.filter((status) => status === 201).length;
  expect((await read(`${origin}/all/events`)).body).toHaveLength(2 + saved);
  expect([child.exitCode, output()]).toEqual([null, expect.not.stringContaining('could not start')]);
});
