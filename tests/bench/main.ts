import { cpus, totalmem } from 'node:os';
import { measureVerse, weighVerse } from './verse.ts';

/** `npm run bench`: measures what timings can't be tested of, and prints one table. */
async function bench(): Promise<void> {
  const progress = (words: string) => process.stderr.write(`\r${words.padEnd(60)}`);
  progress('the daily verse: memory and start …');
  const { startMs, memoryMb } = await weighVerse();
  const times = await measureVerse((done, of) => progress(`the daily verse: ${done} of ${of} questions …`));
  progress('');
  process.stderr.write('\r');
  console.log(`${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`);
  console.table({
    'daily verse, median inside the server': { measured: `${times.median} ms`, goal: 'under 5 ms' },
    'daily verse, 99th percentile': { measured: `${times.p99} ms`, goal: 'under 25 ms' },
    'daily verse, memory with the index': { measured: `${Math.round(memoryMb)} MB`, goal: 'at most 60 MB' },
    'daily verse, added to the start': { measured: `${Math.round(startMs)} ms`, goal: 'at most 300 ms' },
  });
}

await bench();
