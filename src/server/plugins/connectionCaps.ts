import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { mostConnections } from './descriptors.ts';
import { networkOf, plainAddress } from './visitorAddress.ts';

/** A connection, with the answer that Node is sending on it; none while it waits for a request. */
export type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** The most connections at once. */
export interface ConnectionCaps {
  all: number;
  /** From one address. Many phones share one in a mobile network, so it is generous. */
  each: number;
  /** How young a connection is that is not closed for another, in milliseconds. */
  fresh: number;
}

/** The most from one address where there is room for many; at most half of all. */
const MAX_EACH = 1_000;

/** How long a new connection has to send its request before it may be closed for another, in milliseconds. */
const FRESH = 1_000;

/** How many connections more than the cap are taken for a moment, until others have been closed for them. */
const SLACK = 10;

/** The caps for this process. */
export function connectionCaps(all = mostConnections()): ConnectionCaps {
  return { all, each: Math.min(MAX_EACH, Math.ceil(all / 2)), fresh: FRESH };
}

/** Connections, the oldest first, each with when it came. */
type Sockets = Map<AnsweringSocket, number>;

/** What the caps go by. */
export interface CapParts extends ConnectionCaps {
  /** Tells the proxies in front, which bring everybody's connections and have no cap of their own. */
  isProxy: (address: string | undefined) => boolean;
  /** Answers a newcomer for whom there is no room. */
  refuse: (socket: AnsweringSocket) => void;
}

/**
 * Keeps the connections of each address, and all together, within their caps. Over a cap, the oldest connection that
 * waits for a request is closed for the newcomer: of that address, or of the address that has most. So whoever holds
 * thousands of idle connections keeps nobody out, those behind the same address not either.
 */
export function capConnections(server: Server, { all, each, fresh, isProxy, refuse }: CapParts): void {
  /** By network, the oldest connection first. */
  const open = new Map<string, Sockets>();
  let count = 0;
  server.maxConnections = all + SLACK;

  server.on('connection', (socket: AnsweringSocket) => {
    const network = networkOf(plainAddress(socket.remoteAddress ?? '') ?? 'unknown', 64);
    const here = open.get(network) ?? new Map();
    const isOver = here.size >= each && !isProxy(socket.remoteAddress);
    const hasRoom = isOver ? closeIdle(here, fresh) : count < all || closeIdle(fullest(), fresh);
    open.set(network, here.set(socket, performance.now()));
    count++;
    socket.once('close', () => {
      count--;
      here.delete(socket);
      if (here.size === 0) open.delete(network);
    });
    if (!hasRoom) refuse(socket);
  });

  function fullest(): Sockets {
    let most: Sockets = new Map();
    for (const sockets of open.values()) if (sockets.size > most.size) most = sockets;
    return most;
  }
}

/** Closes the oldest of these connections that waits for a request; false where none has waited for long enough. */
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
