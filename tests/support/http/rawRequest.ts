import { connect } from 'node:net';

/** What came back on a bare connection. */
export interface RawAnswer {
  /** The status of each answer that came, in order; empty where the connection was only closed. */
  statuses: number[];
  text: string;
  /** Whether the server still held the connection when the time was over. */
  hung: boolean;
}

/**
 * Sends bytes as they are over a connection of its own, says that nothing more will come, and reads until the server
 * closes it.
 *
 * @param bytes a text of which each letter is one byte (Latin-1)
 * @param timeoutMs how long the server may take, in milliseconds
 */
export function rawRequest(port: number, bytes: string, timeoutMs = 10_000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, timeoutMs);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', () => socket.destroy()); // a server may close on what it does not want to read
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({
        statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)),
        text,
        hung,
      });
    });
    socket.end(bytes, 'latin1');
  });
}
