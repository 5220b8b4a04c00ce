// Begins a backup beside the named file and stands still in the middle of it, for a test to kill.
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inScratchFolder } from '#server/backups/scratchFolder.ts';

await inScratchFolder(dirname(process.argv[3] ?? ''), async (scratch) => {
  console.log('drafting');
  await new Promise((resolve) => setInterval(() => readdirSync(scratch).length > 99 && resolve(undefined), 1000));
});
