import { openStore } from '#server/store/connect.ts';
import { listEvents } from '#server/store/events/events.ts';
import { startTestApp, temporaryFolder } from './testApp.ts';

/** The data folder of a site that has events of these titles and is closed. */
export async function closedSite(titles = ['Friday Kesha'], folder = temporaryFolder()): Promise<string> {
  const site = await startTestApp({ folder });
  for (const title of titles) await site.put({ title });
  await site.close();
  return folder;
}

/** The titles of the events in a data folder, in the order of the alphabet. */
export async function titlesIn(folder: string): Promise<string[]> {
  const store = await openStore({ kind: 'sqlite', folder });
  try {
    return (await listEvents(store.db)).map(({ title }) => title).sort();
  } finally {
    await store.close();
  }
}
