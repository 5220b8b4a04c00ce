import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import { createServer, Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Settings } from './settings.ts';
import { SCHEMA_VERSION } from './store/migrate.ts';
import { DATABASE_FILE } from './store/sqlite/dataFolder.ts';
import { inspectDatabase } from './store/sqlite/inspectDatabase.ts';

/** Messages from the supervising process (`commands/site/supervise.mjs`). */
export interface SupervisorMessage {
  /** Stop, as at a signal. */
  stop?: boolean;
  /** Whether another process takes over, so that the site does not stop. */
  follows?: boolean;
  /** Whether that process waits for the end of this one. */
  isAwaited?: boolean;
  /** How long running requests may take, in milliseconds. */
  timeoutMs?: number;
  /** The previous process has ended. */
  goOn?: boolean;
}

/** How long open connections may still send a request, in milliseconds. */
const DRAIN_TIMEOUT_MS = 2000;
/** The same if the next process waits for the end of this one. */
const SHORT_DRAIN_TIMEOUT_MS = 300;

/**
 * Stops accepting connections, but serves the open ones for a moment more: their requests may be on the way, and only the
 * process that accepted a connection can respond on it. Each is closed after its next response.
 *
 * @param isAwaited whether the next process waits for the end of this one
 */
export async function drainConnections(server: HttpServer, isAwaited: boolean): Promise<void> {
  const closed = once(server, 'close');
  Server.prototype.close.call(server); // http.Server's own close would end connections without a request yet
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await Promise.race([closed, sleep(isAwaited ? SHORT_DRAIN_TIMEOUT_MS : DRAIN_TIMEOUT_MS)]);
}

interface HeldConnections {
  /** Stops accepting. */
  stop(): Promise<void>;
  /** Hands the waiting connections to the application's server. */
  handOn(server: Server): void;
}

/**
 * Before a migration, a new process waits for the end of the old one, whose version does not know the new tables. New
 * connections are held meanwhile, not refused. Without a migration, both serve for a moment and no request waits.
 *
 * @returns the connections held meanwhile; undefined if it did not wait
 */
export async function untilTurn(settings: Settings): Promise<HeldConnections | undefined> {
  const { storePlace } = settings;
  if (!process.send || !process.env.SITE_FOLLOWS || storePlace.kind !== 'sqlite') return undefined;
  const path = join(storePlace.folder, DATABASE_FILE);
  if (!existsSync(path) || inspectDatabase(path) >= SCHEMA_VERSION) return undefined;
  const turn = new Promise<void>((resolve) => {
    process.on('message', ({ goOn, stop }: SupervisorMessage) => {
      if (stop) process.exit(0);
      if (goOn) resolve();
    });
  });
  const held = await holdConnections(settings);
  process.send('waiting');
  await turn;
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
      for (let turn = 0; turn < 2; turn++) await turnOfTheLoop(); // accepts connections that arrived while the application was built
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
