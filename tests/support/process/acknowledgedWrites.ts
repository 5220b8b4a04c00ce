// A process of its own that writes events, alone and together, and prints after which fsync each was acknowledged.
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { openStore } from '#server/store/connect.ts';
import { createEvent } from '#server/store/events/events.ts';
import { anEvent } from '#tests/support/factories.ts';

const { DATA_DIR: folder = '', FSYNC_COPIES: copies = '' } = process.env;
const store = await openStore({ kind: 'sqlite', folder });
for (let round = 0; round < 30; round++) {
  const writes = Array.from({ length: 1 + (round % 3) }, async (_, at) => {
    const title = `Event ${round} ${at}`;
    const event = anEvent({ title, description: 'x'.repeat(3000) });
    await store.write((transaction) => createEvent(transaction, event, { username: 'mercy', now: new Date() }));
    console.log(JSON.stringify({ title, after: readdirSync(copies).length }));
  });
  await Promise.all(writes);
  if (round % 10 === 9) await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
await store.close();
