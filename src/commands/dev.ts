import { spawn } from 'node:child_process';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer, type Plugin } from 'vite';
import { endInWords } from '#server/plainError.ts';
import { readSettings } from '#server/settings.ts';
import { calls } from '#shared/calls.ts';
import { staffCalls } from '#shared/staffCalls.ts';

const CALLS = [...Object.values(calls), ...Object.values(staffCalls)].map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Whether a request is one of the server's calls; page and call paths share one origin, so the method decides. */
function isCall({ method = 'GET', url = '/' }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '/';
  return CALLS.some((call) => call.method === method && call.pattern.test(path));
}

/** Hands the calls on to the server, and leaves everything else to Vite. */
function callsPlugin(port: number): Plugin {
  const forward = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    call.on('error', () => {
      const text = 'The server is starting again. Please try once more.';
      answer.writeHead(503, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ error: text, message: text }));
    });
    incoming.pipe(call);
  };
  return {
    name: 'calls',
    configureServer(vite) {
      vite.middlewares.use((incoming, answer, next) => (isCall(incoming) ? forward(incoming, answer) : next()));
    },
  };
}

/** `npm run dev`: the app with hot reload on PORT, and the server, started again at each change, on the port after it. */
async function dev(): Promise<void> {
  const { host, port } = readSettings(process.env);
  const serverPort = port + 1;
  const vite = await createServer({ server: { host, port, strictPort: true }, plugins: [callsPlugin(serverPort)] });
  await vite.listen();
  const home = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(serverPort), SITE_URL: process.env.SITE_URL || home },
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

await endInWords('The site could not start for development', dev);
