import { spawn } from 'node:child_process';
import { createServer, type ProxyOptions } from 'vite';
import { endInWords } from '#server/cliError.ts';
import { endpointRoutes } from '#server/http/routes/pages/notFound.ts';
import { readSettings } from '#server/settings.ts';

const ENDPOINTS = [{ method: 'GET', pattern: /^(\/sw)?\/site\.webmanifest$/ }, ...endpointRoutes];

/** Sends requests to endpoints on to the server; Vite answers everything else. */
const proxyTo = (port: number): ProxyOptions => ({
  target: `http://127.0.0.1:${port}`,
  bypass({ method = 'GET', url = '/' }) {
    const path = url.split('?')[0] ?? '/';
    // Pages and endpoints share paths, so the method decides too.
    return ENDPOINTS.some((one) => one.method === method && one.pattern.test(path)) ? undefined : url;
  },
});

/** `npm run dev`: the app with hot reload on PORT, and the server, restarted at each change, on the next port. */
async function dev(): Promise<void> {
  const { host, port } = readSettings(process.env);
  const serverPort = port + 1;
  const vite = await createServer({ server: { host, port, strictPort: true, proxy: { '^/': proxyTo(serverPort) } } });
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
