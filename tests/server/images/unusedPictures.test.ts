import { findPictureOf } from '#server/store/pictures.ts';
import { createTidying } from '#server/store/tidying.ts';
import { DAY_MS } from '#shared/time.ts';
import { countPictureFiles, keepPicture } from '#tests/support/pictures.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

/** What a sending leads to, of the same picture each time. */
const send = () => keepPicture(site, { id: 'a'.repeat(32) });

describe('a picture that nothing uses', () => {
  const tidying = () =>
    createTidying({ store: site.store, now: site.clock.now, uptime: () => site.clock.now().getTime() });
  const exists = async (image: string): Promise<boolean> => (await findPictureOf(site.store.db, image)) !== undefined;

  /** Lets so many days pass, with a tidying each, as on a site that runs. */
  async function days(number: number) {
    const tidy = tidying();
    for (let day = 0; day < number; day++) {
      site.clock.set(DAY_MS);
      expect(await tidy()).toBe('purged');
    }
  }

  it('stays as long as an event shows it, under whatever host, and as long as the event can be restored', async () => {
    const image = (await send()).replace('church.example', 'old.example');
    const { id } = await site.put({ image });
    await days(20);
    await site.request('deleteEvent', { id, token: await site.signIn() });
    await days(29);
    expect(await exists(image)).toBe(true);
    await days(17);
    expect(await exists(image)).toBe(false);
  });

  itOnSqlite('stays as long as it stands in the history of the church’s words', async () => {
    const alt = 'The elders of the church';
    const value = { image: await send(), alt };
    const { ids } = (await site.publish([{ field: 'hero.picture', value }], { page: 'about' })).body;
    expect((await site.words('about'))['hero.picture']).toMatchObject({ width: 100, height: 50, alt });
    await site.asOwner('withdrawContent', { body: { ids } });
    await days(20);
    expect(await exists(value.image)).toBe(true);
  });

  itOnSqlite('has its fortnight from when it was last used, and is gone then with its files', async () => {
    const image = await send();
    const { id } = await site.put({ image });
    await days(20);
    site.token = await site.signIn();
    await site.change(id, { image: null });
    await days(10);
    expect(await exists(image)).toBe(true);
    site.token = await site.signIn();
    await send();
    await days(14);
    expect(await exists(image)).toBe(true);
    await days(2);
    expect([await exists(image), await countPictureFiles(site)]).toEqual([false, 0]);
  });

  itOnSqlite('is not taken away by a clock that has jumped ahead', async () => {
    const image = await send();
    await days(1);
    site.clock.set(400 * DAY_MS);
    const still = createTidying({ store: site.store, now: site.clock.now, uptime: () => 0 });
    expect(await still()).toBe('put off');
    expect(await exists(image)).toBe(true);
  });
});
