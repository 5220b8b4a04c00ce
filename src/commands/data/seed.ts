import { sampleEvents } from '#content/events/sampleEvents.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { withStore } from '#server/store/connect.ts';
import { countEvents, createEvent } from '#server/store/events/events.ts';
import type { Store } from '#server/store/store.ts';
import { SIGNERS } from '#shared/auth/usernames.ts';
import { churchClock } from '#shared/time.ts';

const USAGE = 'Add the sample events: npm run seed, or npm run seed -- --force beside those that there are.';

/** `npm run seed`: a dozen sample events around today; with `--force` beside those that there are. */
async function seed(store: Store, force: boolean): Promise<void> {
  const count = await countEvents(store.db);
  if (count > 0 && !force) {
    throw new CliError(
      `There are ${count} events already, so nothing was added. To add the samples beside them: npm run seed -- --force`,
    );
  }
  const now = new Date();
  const samples = sampleEvents(churchClock(now).date);
  await store.write(async (transaction) => {
    for (const sample of samples) await createEvent(transaction, sample, { username: SIGNERS.seed, now });
  });
  console.log(`${samples.length} sample events were added. A site that is running shows them within a second.`);
}

await endInWords('The samples could not be added', () => {
  const { values } = readOptions(USAGE, { force: { type: 'boolean' } });
  return withStore(readSettings(process.env).storePlace, (store) => seed(store, values.force ?? false));
});
