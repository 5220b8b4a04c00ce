import { readFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, plainAddress } from '#server/limits/networks.ts';

/** A connection, with the response that Node is sending on it, if any. */
export type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** Limits on simultaneous connections. */
export interface ConnectionCaps {
  all: number;
  /** Per address. Generous, since many phones of a mobile network share one address. */
  each: number;
  /** Connections younger than this are never closed for another one, in milliseconds. */
  fresh: number;
}

/** The most from one address, and never more than half of all. */
const MAX_EACH = 1_000;

/** How long a new connection has to send its request before it may be closed for another. */
const FIRST_REQUEST_TIMEOUT_MS = 1_000;

/** Connections accepted above the cap for a moment, until others have been closed for them. */
const SLACK = 10;

/** The caps for this process. */
export function connectionCaps(all = mostConnections()): ConnectionCaps {
  return { all, each: Math.min(MAX_EACH, Math.ceil(all / 2)), fresh: FIRST_REQUEST_TIMEOUT_MS };
}

/** Connections in order of arrival, each with its arrival time. */
type Sockets = Map<AnsweringSocket, number>;

export interface CapOptions extends ConnectionCaps {
  /** Trusted proxies have no cap: they carry everybody's connections. */
  isProxy: (address: string | undefined) => boolean;
  /** Refuses a connection for which there is no room. */
  refuse: (socket: AnsweringSocket) => void;
}

/**
 * Limits the connections of each address, and of all addresses together. A new connection above a limit closes the oldest
 * idle one. That one belongs to the same address, or, for the common limit, to the address with the most connections.
 */
export function capConnections(server: Server, { all, each, fresh, isProxy, refuse }: CapOptions): void {
  /** By network. */
  const open = new Map<string, Sockets>();
  let count = 0;
  server.maxConnections = all + SLACK;

  server.on('connection', (socket: AnsweringSocket) => admit(socket));

  function admit(socket: AnsweringSocket): void {
    const network = networkOf(plainAddress(socket.remoteAddress ?? '') ?? 'unknown', 64);
    const here = open.get(network) ?? new Map();
    const isOver = here.size >= each && !isProxy(socket.remoteAddress);
    const hasRoom = isOver ? closeIdle(here, fresh) : count < all || closeIdle(fullest(), fresh);
    open.set(network, here.set(socket, performance.now()));
    count++;
    const leave = () => {
      count--;
      here.delete(socket);
      if (here.size === 0) open.delete(network);
    };
    socket.once('close', leave);
    if (!hasRoom) refuse(socket);
  }

  function fullest(): Sockets {
    let most: Sockets = new Map();
    for (const sockets of open.values()) if (sockets.size > most.size) most = sockets;
    return most;
  }
}

/** Closes the oldest idle connection; false if none is old enough. */
function closeIdle(sockets: Sockets, fresh: number): boolean {
  const now = performance.now();
  for (const [socket, since] of sockets) {
    if (now - since < fresh) return false;
    if (socket._httpMessage || socket.destroyed) continue;
    socket.destroy();
    return true;
  }
  return false;
}

/** Far more than visitors need, even if the machine would allow more. */
const MAX_CONNECTIONS = 4_000;

/** Descriptors left for the database, the log, child processes and the like. */
const RESERVED_DESCRIPTORS = 100;

/**
 * The most simultaneous connections of this process. Each may need a second descriptor, for the file it is sent.
 *
 * @param limit the process's limit of open files
 */
export function mostConnections(limit = descriptorLimit()): number {
  const forVisitors = limit - Math.min(RESERVED_DESCRIPTORS, limit / 2);
  return Math.min(MAX_CONNECTIONS, Math.floor(forVisitors / 2));
}

/** This process's limit of open files; infinite on systems without /proc. */
function descriptorLimit(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
