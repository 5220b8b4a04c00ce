import { anEvent } from '#tests/support/factories.ts';
import type { Box } from '#web/outbox/items.ts';
import { type BoxStore, Outbox } from '#web/outbox/outbox.ts';
import { add } from '#web/outbox/queue.ts';

/** A device's box, in memory. */
function aBox(first: Box): BoxStore & { items: () => Box } {
  let box = first;
  return {
    read: async () => box,
    async change(work) {
      const { box: next, result } = work(box);
      box = next;
      return result;
    },
    items: () => box,
  };
}

/** The device's locks: each name's works run one after the other. */
function locks() {
  const held = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(name, mine);
    return mine;
  };
}

const now = () => new Date('2026-11-24T09:00:00Z');
let keys = 0;
const newKey = () => `key ${++keys}`;

/** The outbox of a tab, on a good network. */
const anOutbox = (parts: Pick<ConstructorParameters<typeof Outbox>[0], 'store' | 'lock' | 'send' | 'account'>) =>
  new Outbox({ ...parts, online: () => true, now, newKey, patience: () => new Promise(() => undefined) });

it.each([500, 503])(
  'a steady fault of the server on one item holds up the others for some tries, and is then shown as refused: %i',
  async (status) => {
    const write = (title: string) => ({ kind: 'createEvent', event: anEvent({ title }) }) as const;
    const entries = ['faulty', 'next'].map((title) => ({ ...write(title), key: newKey(), account: 'mary' }));
    const store = aBox(entries.reduce<Box>((box, entry) => add(box, entry as never, { now: now(), newKey }).box, []));
    const fault = { kind: 'refused', status, text: 'Something went wrong.', exception: '', answer: null } as const;
    const sent: string[] = [];
    const outbox = anOutbox({
      store,
      lock: locks(),
      send: async (item) => {
        if (JSON.stringify(item).includes('faulty')) return { error: fault };
        sent.push(item.id);
        return { data: {} };
      },
      account: () => 'mary',
    });
    expect(await outbox.drain()).toBe('later');
    expect(sent).toEqual([]);
    for (let tries = 1; tries < 20; tries++) await outbox.drain();
    expect(sent).toHaveLength(1);
    expect(store.items()).toMatchObject([{ refusal: { text: 'Something went wrong.' } }]);
  },
);

it('two tabs of a device send what waits for an account while the other tab, where nobody is logged in, looks for work', async () => {
  const event = anEvent();
  const write = { kind: 'updateEvent', eventId: '1', event, version: 1, base: event } as const;
  const entry = { ...write, key: newKey(), account: 'mary' };
  const store = aBox(add([], entry as never, { now: now(), newKey }).box);
  const lock = locks();
  const sent: string[] = [];
  const tab = (account: string | null) =>
    anOutbox({
      store,
      lock,
      send: async (item) => {
        sent.push(item.id);
        return { data: {} };
      },
      account: () => account,
    });
  const ofVisitor = tab(null).drain();
  const left = await tab('mary').drain();
  await ofVisitor;
  expect(left).toBe('empty');
  expect(sent).toHaveLength(1);
  expect(store.items()).toEqual([]);
});
