import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const DEAF = 'never reads';

const KINDS = [
  { name: 'says nothing', sent: '' },
  { name: 'never ends its headers', sent: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', more: 'x' },
  {
    name: 'never ends its body',
    sent: 'POST /submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
    more: ' ',
  },
  { name: DEAF, sent: 'GET /film/hero.mp4 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20) },
];

/** What came of it. */
export interface SlowReport {
  clients: number;
  /** How many were still connected when the patience should have been over. */
  leftOver: number;
  /** The longest that another visitor waited meanwhile, in milliseconds. */
  longest: number;
}

/** After so many seconds the last slow client should be cut off. */
const PATIENCE = 65;

/** Sends so many slow clients of each kind, and visits the site meanwhile. */
export async function sendSlowClients(port: number, each: number): Promise<SlowReport> {
  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1000;
  const open = new Set<Socket>();
  const deaf: Socket[] = [];
  for (const { sent, more, name } of KINDS) {
    for (let count = 0; count < each; count++) {
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      if (name === DEAF) deaf.push(socket.pause());
      else socket.resume();
      socket.on('error', () => socket.destroy());
      const trickle = more && setInterval(() => socket.writable && socket.write(more), 1000);
      socket.on('close', () => {
        if (trickle) clearInterval(trickle);
        open.delete(socket);
      });
      await once(socket, 'connect');
      socket.write(sent);
    }
  }
  let longest = 0;
  while (elapsed() < PATIENCE) {
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/all/events`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await pause(100);
  }
  // Who does not read does not see either that nobody is there any more.
  for (const socket of deaf) socket.resume();
  await pause(3000);
  const leftOver = open.size;
  for (const socket of open) socket.destroy();
  return { clients: each * KINDS.length, leftOver, longest: Math.round(longest) };
}
