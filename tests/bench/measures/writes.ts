import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import type { Loaded } from '../servers/client.ts';
import { fillFolder, load, signIn, wire } from '../servers/servers.ts';
import { median, type Trio } from './reads.ts';

const WRITERS = 16;
const ROUNDS = 3;
const ALONE = fileURLToPath(new URL('../servers/sqliteAlone.ts', import.meta.url));

/** Events created through HTTP, beside node:sqlite by itself and beside Express. */
export interface WriteResult extends Loaded {
  ofSqlite: number;
  ofExpress: number;
}

/** Creates events with 16 at once, each acknowledged when it is on the disk. */
export async function measureWrites({ site, express }: Trio, seconds: number): Promise<WriteResult> {
  const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
  try {
    await fillFolder(folder, 100);
    const token = await signIn(site.port);
    const { method, path } = endpoints.createEvent;
    const requests = [wire(method, path, { authorization: `Bearer ${token}` }, anEvent())];
    const create = (port: number) => load({ port, connections: WRITERS, seconds, requests, status: 201 });
    const own: Loaded[] = [];
    const others: Loaded[] = [];
    const alone: number[] = [];
    await create(site.port); // a warm-up, not counted
    for (let round = 0; round < ROUNDS; round++) {
      const { stdout } = await promisify(execFile)(process.execPath, [ALONE, folder, String(seconds)]);
      alone.push((JSON.parse(stdout) as { perSecond: number }).perSecond);
      own.push(await create(site.port));
      others.push(await create(express.port));
    }
    const perSecond = median(own.map((loaded) => loaded.perSecond));
    return {
      perSecond,
      p50: median(own.map(({ p50 }) => p50)),
      p99: median(own.map(({ p99 }) => p99)),
      ofSqlite: perSecond / median(alone),
      ofExpress: perSecond / median(others.map((loaded) => loaded.perSecond)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
