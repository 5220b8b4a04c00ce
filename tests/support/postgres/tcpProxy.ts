import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut or let fall silent. */
export interface TcpProxy {
  /** The address of the server, through the proxy. */
  url: string;
  /** `open` passes everything on, `silent` takes connections and bytes but never answers, `cut` refuses and ends all. */
  become(state: 'open' | 'silent' | 'cut'): void;
}

/** Stands between the site and the server of an address; ended with the test. */
export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const proxy = createServer((client) => {
    keep(client);
    if (state === 'cut') return void client.destroy();
    const server = connect(Number(port), hostname);
    keep(server);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => {
        if (state === 'open') to.write(bytes);
      });
      from.on('close', () => {
        if (state !== 'silent') to.destroy();
      });
    };
    pass(client, server);
    pass(server, client);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    end();
    proxy.close();
  });
  const url = new URL(address);
  url.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`;
  return {
    url: url.href,
    become(next) {
      const was = state;
      state = next;
      if (next === 'cut' || (was === 'silent' && next === 'open')) end(); // what was swallowed is lost for good
    },
  };
}
