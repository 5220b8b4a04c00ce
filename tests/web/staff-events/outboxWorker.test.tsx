import sharp from 'sharp';
import { MAX_CHUNK_BYTES } from '#shared/images/pictureLimits.ts';
import { anEvent } from '#tests/support/factories.ts';
import { addAccount, JUMA, STAFF } from '#tests/support/testApp.ts';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { startSite, storeOfTest, type TestSite } from '#tests/support/web/site.tsx';
import type { Write } from '#web/api/writes.ts';
import { signedOut } from '#web/auth/authSlice.ts';
import { createTokenKeeper } from '#web/auth/token.ts';
import { sendOutbox } from '#web/offline/worker/outbox.ts';
import { idbBoxStore } from '#web/outbox/boxStore.ts';
import { openOutbox } from '#web/outbox/openOutbox.ts';
import { keepPicture } from '#web/outbox/sending/keptPictures.ts';
import { lentSession } from '#web/outbox/sending/workerSession.ts';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';

beforeEach(() => {
  freshDevice();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
      close() {}
    },
  );
});

const itemsLeft = async () => idbBoxStore(() => undefined).read();

/** A tab in which somebody is signed in. */
async function openTab(site: TestSite, who: { username: string; password: string } = STAFF) {
  vi.stubGlobal('fetch', site.fetch);
  createTokenKeeper(safeLocal).write({ accessToken: await site.signIn(who), account: who.username });
  const store = storeOfTest();
  return { store, outbox: openOutbox(store) };
}

/** A picture that takes several parts. */
const NOISE = { type: 'gaussian', mean: 120, sigma: 60 } as const;
const noisy = { create: { width: 900, height: 600, channels: 3, background: 'white', noise: NOISE } } as const;

const creation = (title: string): Write => ({ kind: 'createEvent', event: anEvent({ title }) });

/** Without a network; it comes back unnoticed, for no tab is open then. */
function withoutNetwork(): () => void {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => network.mockRestore();
}

/** Mary saves some things without a network, and her tabs are closed. */
async function saveOffline(site: TestSite, writes: readonly Write[]) {
  const tab = await openTab(site);
  const back = withoutNetwork();
  for (const [at, write] of writes.entries()) await tab.outbox.submit(write, `key-${at}`);
  await expect.poll(lentSession).toBeDefined();
  back();
  return tab;
}

it('the worker, where no tab is open, sends what staff saved, in its order, and gives the session back', async () => {
  const site = await startSite();
  const event = await site.put({ title: 'Kesha' });
  const base = { ...event, id: String(event.id) };
  const change = (venue: string): Write => ({
    kind: 'updateEvent',
    eventId: base.id,
    event: anEvent({ title: 'Kesha', venue }),
    base,
    version: event.version,
  });
  await saveOffline(site, [creation('From the matatu'), change('Juja')]);
  await sendOutbox([]);
  const events = await site.list();
  expect(events).toHaveLength(2);
  expect(events).toContainEqual(expect.objectContaining({ title: 'Kesha', venue: 'Juja' }));
  expect(await itemsLeft()).toEqual([]);
  expect(await lentSession()).toBeUndefined();
});

it('the worker, where no tab is open, sends nothing of staff’s after the log-out, nor of another account', async () => {
  const site = await startSite();
  await addAccount(site.store, JUMA);
  const { store } = await saveOffline(site, [creation('Of the first account')]);
  store.dispatch(signedOut());
  await expect.poll(lentSession).toBeUndefined();
  await sendOutbox([]);
  expect(await site.titles()).toEqual([]);
  expect(await itemsLeft()).toHaveLength(1);
  const { outbox } = await openTab(site, JUMA);
  const back = withoutNetwork();
  await outbox.submit(creation('Of the second account'), 'key-of-juma');
  await expect.poll(async () => (await lentSession())?.account).toBe('juma');
  back();
  await sendOutbox([]);
  expect(await site.titles()).toEqual(['Of the second account']);
  expect(await itemsLeft()).toMatchObject([{ account: STAFF.username }]);
});

it('the worker, where no tab is open, keeps everything where the session has ended, and sends what visitors wrote', async () => {
  const site = await startSite();
  const message = { name: 'Ann', email: 'ann@example.com', phone_number: '', message: 'Hello' };
  const token = await site.signIn();
  await saveOffline(site, [
    creation('Of an ended session'),
    { kind: 'contact', language: 'en', message, signs: { remarks: '', seconds: 60 } },
  ]);
  await site.request('logout', { token: (await lentSession())?.accessToken ?? '' });
  await sendOutbox([]);
  const left = await itemsLeft();
  expect(left).toMatchObject([{ kind: 'createEvent' }]);
  expect(left[0]?.refusal).toBeUndefined();
  expect((await site.request('listMessages', { token })).body.messages).toMatchObject([{ name: 'Ann' }]);
  expect(await lentSession()).toBeUndefined();
});

it('the worker, where no tab is open, leaves the sending to a tab that is seen, not to a hidden one, which may be asleep', async () => {
  const site = await startSite();
  await saveOffline(site, [creation('New Kesha')]);
  const postMessage = vi.fn();
  await sendOutbox([{ visibilityState: 'visible', postMessage }]);
  expect(postMessage).toHaveBeenCalledWith({ outbox: true });
  expect(await site.titles()).toEqual([]);
  await sendOutbox([{ visibilityState: 'hidden', postMessage }]);
  expect(await site.titles()).toEqual(['New Kesha']);
});

it('the worker, where no tab is open, sends a picture from where it broke off', async () => {
  const site = await startSite();
  const bytes = new Uint8Array(await sharp(noisy).jpeg().toBuffer()).buffer;
  const image = `http://localhost${await keepPicture({ bytes, type: 'image/jpeg' })}`;
  await saveOffline(site, [{ kind: 'createEvent', event: anEvent({ title: 'With a picture', image }) }]);
  let sent = 0;
  const breaking: typeof fetch = async (asked, init) => {
    const { body } = init ?? {};
    if (!(body instanceof ArrayBuffer) || body.byteLength === 0) return site.fetch(asked, init);
    sent += body.byteLength;
    if (sent > bytes.byteLength / 2 && sent - body.byteLength <= bytes.byteLength / 2) throw new TypeError('Broken.');
    return site.fetch(asked, init);
  };
  vi.stubGlobal('fetch', breaking);
  await expect(sendOutbox([])).rejects.toThrow('could not be sent');
  expect(await site.titles()).toEqual([]);
  await sendOutbox([]);
  expect(await site.titles()).toEqual(['With a picture']);
  // Only the part that was lost went out twice.
  expect(sent).toBeGreaterThan(bytes.byteLength);
  expect(sent).toBeLessThanOrEqual(bytes.byteLength + MAX_CHUNK_BYTES);
});
