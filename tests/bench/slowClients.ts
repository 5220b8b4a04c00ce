import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const KINDS = [
  { name: 'says nothing', sent: '' },
  { name: 'never ends its headers', sent: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', more: 'x' },
  {
    name: 'never ends its body',
    sent: 'POST /submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    more: ' ',
  },
  { name: 'never reads', sent: 'GET /pictures HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n'.repeat(3000) },
];

/** What came of it. */
export interface SlowReport {
  clients: number;
  /** How many were still connected when the patience should have been over. */
  leftOver: number;
  /** How many seconds the last of them was borne with. */
  seconds: number;
  /** The longest that another visitor waited meanwhile, in milliseconds. */
  longest: number;
}

/** Sends so many slow clients of each kind, and visits the site meanwhile. */
export async function sendSlowClients(port: number, each: number, patience: number): Promise<SlowReport> {
  const begun = performance.now();
  const open = new Set<Socket>();
  let seconds = 0;
  for (const { sent, more, name } of KINDS) {
    for (let count = 0; count < each; count++) {
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      if (name === 'never reads') socket.pause();
      else socket.resume();
      socket.on('error', () => socket.destroy());
      const trickle = more && setInterval(() => socket.writable && socket.write(more), 1000);
      socket.on('close', () => {
        if (trickle) clearInterval(trickle);
        open.delete(socket);
        seconds = (performance.now() - begun) / 1000;
      });
      await once(socket, 'connect');
      socket.write(sent);
    }
  }
  let longest = 0;
  while (open.size > 0 && performance.now() - begun < patience * 1000) {
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/all/events`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await pause(100);
  }
  const leftOver = open.size;
  for (const socket of open) socket.destroy();
  return { clients: each * KINDS.length, leftOver, seconds: Math.round(seconds), longest: Math.round(longest) };
}
