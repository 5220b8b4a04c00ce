// Keeps a PostgreSQL server for as long as somebody holds this process's standard input open, however that one ends.
import { makePostgres } from './postgresServer.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.stdin.destroy());
const server = await makePostgres();
const gone = new Promise<void>((resolve) => {
  process.stdin.on('close', resolve).resume();
});
try {
  await server.start();
  console.log(server.url(''));
  await gone;
} finally {
  await server.remove();
}
