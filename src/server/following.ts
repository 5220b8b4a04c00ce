import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { createServer, Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Settings } from './settings.ts';
import { DATABASE_FILE } from './store/dataFolder.ts';
import { inspectDatabase } from './store/inspectDatabase.ts';
import { SCHEMA_VERSION } from './store/migrate.ts';

/** What the process that started this one may tell it (`commands/supervise.mjs`). */
export interface Told {
  /** To stop, as at a signal. */
  stop?: boolean;
  /** Whether another process follows this one, so that the site itself does not stop. */
  follows?: boolean;
  /** How long what is in flight may take, in milliseconds. */
  farewell?: number;
  /** That the process before this one has ended. */
  goOn?: boolean;
}

/** How long requests are waited for on connections that are there already, in milliseconds. */
const LAST_REQUESTS = 300;

/**
 * Takes no more connections in, and serves those that are there for a moment more: their requests may be on the way, and
 * only the process that has accepted a connection can answer on it.
 */
export async function letLastRequestsIn(server: HttpServer): Promise<void> {
  Server.prototype.close.call(server); // Node's own for HTTP would break off whoever has not said anything yet
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(LAST_REQUESTS);
}

/** Connections that wait for the application. */
export interface HeldConnections {
  /** Takes no more of them. */
  stop(): Promise<void>;
  /** Gives those that wait to the application's server. */
  handOn(server: Server): void;
}

/**
 * A process that follows another one waits for that one's end where it will change the tables: the older version would
 * not know them. Who comes meanwhile is held, not refused. Elsewhere both serve for a moment, and nobody waits.
 *
 * @returns who came meanwhile; undefined where it did not wait
 */
export async function untilTurn(settings: Settings): Promise<HeldConnections | undefined> {
  const { storePlace } = settings;
  if (!process.send || !process.env.SITE_FOLLOWS || storePlace.kind !== 'sqlite') return undefined;
  const path = join(storePlace.folder, DATABASE_FILE);
  if (!existsSync(path) || inspectDatabase(path) >= SCHEMA_VERSION) return undefined;
  const told = new Promise<void>((resolve) => {
    process.on('message', ({ goOn, stop }: Told) => {
      if (stop) process.exit(0);
      if (goOn) resolve();
    });
  });
  const held = await holdConnections(settings);
  process.send('waiting');
  await told;
  return held;
}

async function holdConnections({ host, port }: Settings): Promise<HeldConnections> {
  const held: Socket[] = [];
  const door = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    held.push(socket);
  });
  await once(door.listen(port, host), 'listening');
  return {
    async stop() {
      for (let turn = 0; turn < 2; turn++) await turnOfTheLoop(); // takes those in who knocked while the application was being made
      door.close();
    },
    handOn(server) {
      for (const socket of held) {
        server.emit('connection', socket);
        socket.resume();
      }
    },
  };
}
