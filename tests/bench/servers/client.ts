import { connect, type Socket } from 'node:net';

/**
 * The load generator's process. Bare sockets that look at nothing but where an answer ends, so that the client costs far
 * less than the server that it loads; it stands in a process of its own and reports in one line of JSON.
 */
export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Whole requests as they are sent; each connection goes round them, starting at a place of its own. */
  requests: string[];
  /** The status that every answer must have. */
  status: number;
}

/** What came of it. */
export interface Loaded {
  perSecond: number;
  /** Milliseconds from a request to the end of its answer. */
  p50: number;
  p99: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Keeps one connection busy; `answered` is told each answer's milliseconds. */
function visit(load: Load, first: number, answered: (ms: number) => void): Socket {
  let turn = first;
  let sent = 0;
  let missing = -1; // bytes of the answer still to come; -1 before its head has been read
  let head: Buffer | undefined; // the beginning of a head that came in pieces
  const socket = connect({
    port: load.port,
    host: '127.0.0.1',
    onread: {
      buffer: Buffer.allocUnsafe(256 * 1024),
      callback(size, buffer) {
        let chunk = (buffer as Buffer).subarray(0, size);
        if (missing < 0) {
          if (head) chunk = Buffer.concat([head, chunk]);
          const end = chunk.indexOf(HEAD_END);
          if (end < 0) {
            head = Buffer.from(chunk);
            return true;
          }
          head = undefined;
          missing = end + HEAD_END.length + bodyLength(chunk.toString('latin1', 0, end), load.status);
        }
        missing -= chunk.length;
        if (missing > 0) return true;
        missing = -1;
        answered(performance.now() - sent);
        ask();
        return true;
      },
    },
  });
  const ask = () => {
    sent = performance.now();
    socket.write(load.requests[turn++ % load.requests.length] ?? '');
  };
  socket.setNoDelay(true).once('connect', ask);
  return socket;
}

function bodyLength(head: string, status: number): number {
  if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`The answer was ${head.slice(0, 200)}`);
  if (status === 304) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('The answer does not say how long it is.');
  return Number(length);
}

process.once('message', (load: Load) => {
  const times: number[] = [];
  const places = Array.from({ length: load.connections }, (_, number) => number * 17);
  const sockets = places.map((first) => visit(load, first, (ms) => times.push(ms)));
  setTimeout(() => {
    for (const socket of sockets) socket.destroy();
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
    const loaded: Loaded = { perSecond: times.length / load.seconds, p50: at(0.5), p99: at(0.99) };
    process.send?.(loaded, () => process.disconnect?.());
  }, load.seconds * 1000);
});
