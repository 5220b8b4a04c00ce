import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inBackground } from './inBackground.ts';
import type { Settings } from './settings.ts';
import { SCHEMA_VERSION } from './store/migrate.ts';
import { DATABASE_FILE } from './store/sqlite/dataFolder.ts';
import { inspectDatabase } from './store/sqlite/inspectDatabase.ts';
import type { StorePlace } from './store/store.ts';

/** Messages from the supervising process (`commands/site/supervise.mjs`). */
export interface SupervisorMessage {
  /** Stop, as at a signal. */
  stop?: boolean;
  /** Whether another process takes over, so that the site does not stop. */
  follows?: boolean;
  /** Whether that process waits for the data of this one. */
  givesUp?: boolean;
  /** The same from a supervisor of before, which waits for the end of this process instead of its word. */
  isAwaited?: boolean;
  /** The previous process has given its data up. */
  goOn?: boolean;
  /** Whether this process still answers. */
  ask?: boolean;
}

/** Answers the supervising process's watchdog for as long as this process's event loop turns. */
export function answerWatchdog(): void {
  process.on('message', ({ ask }: SupervisorMessage) =>
    inBackground('the answer to the watchdog', () => ask && process.send?.('here', () => undefined)),
  );
}

interface HeldConnections {
  /** Listens on the port. The application's server goes on with it, so that the port is never closed. */
  handle: unknown;
  /** Hands the waiting connections to the application's server, which listens by then. */
  handOn(server: Server): void;
}

/**
 * Before a migration, a new process waits until the old one, whose version does not know the new tables, has closed the
 * data. New connections are held meanwhile, not refused. Without a migration, both serve for a moment and no request
 * waits.
 *
 * @returns the connections held meanwhile; undefined if it did not wait
 */
export async function untilTurn(settings: Settings): Promise<HeldConnections | undefined> {
  if (!process.send || !process.env.SITE_FOLLOWS || migrationFrom(settings.storePlace) === undefined) return undefined;
  const turn = new Promise<void>((resolve) => {
    process.on('message', ({ goOn, stop }: SupervisorMessage) =>
      inBackground('a message of the supervisor', () => {
        if (stop) process.exit(0);
        if (goOn) resolve();
      }),
    );
  });
  const held = await holdConnections(settings);
  process.send('waiting');
  await turn;
  return held;
}

/** The version from which SQLite's tables have to be migrated; undefined if there is nothing to do, or on PostgreSQL. */
export function migrationFrom(storePlace: StorePlace): number | undefined {
  if (storePlace.kind !== 'sqlite') return undefined;
  const path = join(storePlace.folder, DATABASE_FILE);
  const version = existsSync(path) ? inspectDatabase(path) : 0;
  return version > 0 && version < SCHEMA_VERSION ? version : undefined;
}

async function holdConnections({ host, port }: Settings): Promise<HeldConnections> {
  const held: Socket[] = [];
  const door = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => inBackground('a broken connection', () => socket.destroy()));
    held.push(socket);
  });
  await once(door.listen(port, host), 'listening');
  return {
    handle: (door as Server & { _handle?: unknown })._handle,
    handOn(server) {
      for (const socket of held) {
        server.emit('connection', socket);
        socket.resume();
      }
    },
  };
}
