import fc from 'fast-check';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { anEvent } from '#tests/support/factories.ts';
import type { ApiError } from '#web/api/requests.ts';
import { kindOf, type Write } from '#web/api/writes.ts';
import type { Box, Entry, OutboxItem } from '#web/outbox/items.ts';
import { Outbox, type Outcome, type Sent } from '#web/outbox/outbox.ts';

/** How many random schedules are run; `SCHEDULES=20000` makes a long test of it. */
const SCHEDULES = Number(process.env.SCHEDULES ?? 1000);

const ACCOUNTS = ['mary', 'juma'] as const;

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => undefined);

const failed = (kind: ApiError['kind'], status: number | null): { error: ApiError } => ({
  error: { kind, status, text: status === null ? null : `Refused with ${status}.`, exception: '', answer: null },
});

/** The writes that people make, each with a text of its own: of staff, and of a visitor. */
const WRITES: readonly ((text: string, chance: number) => Write)[] = [
  (text) => ({ kind: 'createEvent', event: anEvent({ title: text }) }),
  (text, chance) => {
    const base = { ...anEvent(), id: String(chance % 4) } as ChurchEvent;
    return { kind: 'updateEvent', eventId: base.id, event: anEvent({ title: text }), base, version: chance % 3 };
  },
  (text, chance) => ({ kind: 'noteMessage', messageId: chance % 3, name: 'Ann', note: text, was: '' }),
  (text) => {
    const message = { name: 'Ann', email: 'ann@example.com', phone_number: '', message: text };
    return { kind: 'contact', language: 'en', message, signs: { remarks: '' } };
  },
];

const textOf = (write: Write): string => /text \d+( refuse)?/.exec(JSON.stringify(write))?.[0] ?? '';

/** A request that is under way, and the account that it carries the token of. */
interface Call {
  item: OutboxItem;
  account: string | null;
  answer: (sent: Sent) => void;
}

/** A save, and what the person was told of it. Without an outcome the tab was closed before. */
interface Told {
  text: string;
  entry: Entry;
  outcome?: Outcome;
  /** Whether its owner took it back before it was sent. */
  takenBack?: boolean;
  /** Whether it is another press of its button. */
  again: boolean;
}

/** A tab, or the worker, which sends like a tab. */
interface Tab {
  isOpen: boolean;
  calls: Call[];
  impatient: (() => void)[];
  outbox: Outbox;
}

/** A device with two tabs, whose people share it, and the server. */
class World {
  readonly seen = new Set<string>();
  readonly told: Told[] = [];
  box: Box = [];
  #account: string | null = 'mary';
  #isOnline = true;
  #count = 0;
  #locks = new Map<string, Tab>();
  #waiting: { name: string; tab: Tab; go: () => void }[] = [];
  /** What the server did, in its order; the versions of its events; and what it answered to each key. */
  readonly done: { text: string; account: string | null }[] = [];
  readonly #versions = new Map<string, number>();
  readonly #answers = new Map<string, Sent>();
  #tabs = [this.#newTab(), this.#newTab()];

  #newKey(): string {
    return String(++this.#count);
  }

  #newTab(): Tab {
    const tab: Tab = { isOpen: true, calls: [], impatient: [], outbox: undefined as unknown as Outbox };
    tab.outbox = new Outbox({
      store: {
        read: async () => (tab.isOpen ? this.box : never),
        change: async (work) => {
          await settle();
          if (!tab.isOpen) return never;
          const { box, result } = work(structuredClone(this.box));
          this.box = box;
          return result;
        },
      },
      send: (item) => new Promise((answer) => tab.calls.push({ item, account: this.#account, answer })),
      lock: async (name, work) => {
        if (!tab.isOpen) return never;
        if (this.#locks.has(name)) await new Promise<void>((go) => this.#waiting.push({ name, tab, go }));
        else this.#locks.set(name, tab);
        const result = await work();
        this.#free(name, tab);
        return result;
      },
      account: () => this.#account,
      online: () => this.#isOnline,
      now: () => new Date('2026-11-23T09:00:00Z'),
      newKey: () => this.#newKey(),
      patience: () => new Promise((resolve) => tab.impatient.push(resolve)),
    });
    return tab;
  }

  #free(name: string, tab: Tab): void {
    if (this.#locks.get(name) !== tab) return;
    this.#locks.delete(name);
    const next = this.#waiting.find((waiter) => waiter.name === name && waiter.tab.isOpen);
    if (!next) return;
    this.#waiting = this.#waiting.filter((waiter) => waiter !== next);
    this.#locks.set(name, next.tab);
    next.go();
  }

  /** The server: it does what came under one key once. */
  #handle({ item, account }: Call): Sent {
    if (item.account !== null && item.account !== account) throw new Error('Sent for somebody else.');
    const text = textOf(item);
    const known = this.#answers.get(item.key);
    if (known) return known;
    if (text.includes('refuse')) return failed('refused', 422);
    if (item.kind === 'updateEvent') {
      const version = this.#versions.get(item.eventId) ?? 0;
      if (item.version !== version) return failed('refused', 412);
      this.#versions.set(item.eventId, version + 1);
    }
    this.done.push({ text, account: item.account });
    this.seen.add(`${item.kind} done`);
    this.#answers.set(item.key, { data: {} });
    return { data: {} };
  }

  /** Answers a request that is under way: well, or not. */
  #answer(call: Call, chance: number): void {
    const faults = [
      ['request lost', failed('unanswered', null)],
      ['server ended before the commit', failed('refused', 503)],
      ['too many requests', failed('refused', 429)],
    ] as const;
    const [name, fault] = faults[chance % 9] ?? [];
    if (name && fault) {
      this.seen.add(name);
      call.answer(fault);
      return;
    }
    const sent = this.#handle(call);
    if (sent.error) this.seen.add(sent.error.status === 412 ? 'conflict' : 'refusal');
    const isLost = chance % 9 === 3;
    if (isLost) this.seen.add('answer lost');
    call.answer(isLost ? failed('unanswered', null) : sent);
  }

  #submit(tab: Tab, entry: Entry, again: boolean): void {
    const one: Told = { text: textOf(entry), entry, again };
    this.told.push(one);
    void tab.outbox.submit(entry).then((outcome) => {
      one.outcome = outcome;
      if (outcome.waits) this.seen.add('waits');
      else if (!outcome.error) this.seen.add('done at once');
    });
  }

  #save(tab: Tab, chance: number): void {
    const make = WRITES[chance % WRITES.length] as (typeof WRITES)[number];
    const write = make(`text ${this.#newKey()}${(chance >> 2) % 8 === 0 ? ' refuse' : ''}`, chance >> 5);
    const account = write.kind === 'contact' ? null : this.#account;
    if (write.kind !== 'contact' && account === null) return;
    this.#submit(tab, { ...write, key: this.#newKey(), account } as Entry, false);
  }

  /** The button of a form is pressed again that still has what it saved under its key. */
  #pressAgain(tab: Tab, chance: number): void {
    const open = new Set(this.told.filter(({ outcome }) => !outcome).map(({ text }) => text));
    const mine = this.told.filter(({ text, entry }) => entry.account === this.#account && !open.has(text));
    const one = mine[chance % mine.length];
    if (!one || one.takenBack) return;
    this.seen.add('pressed again');
    one.again = true;
    this.#submit(tab, one.entry, true);
  }

  async #takeBack(tab: Tab, chance: number): Promise<void> {
    const mine = this.box.filter(({ account }) => account !== null && account === this.#account);
    const item = mine[chance % mine.length];
    const taken = item && (await tab.outbox.takeBack(item.id));
    if (!taken) return;
    this.seen.add('taken back');
    for (const one of this.told) if (one.text === textOf(taken)) one.takenBack = true;
  }

  /** What is under way when a tab or a session ends may have reached the server. */
  #breakOff(tab: Tab, chance: number): Call[] {
    const calls = tab.calls.splice(0);
    for (const [at, call] of calls.entries()) if ((chance >> at) % 2 === 0) this.#handle(call);
    return calls;
  }

  #close(tab: Tab, chance: number): void {
    this.seen.add('tab closed');
    this.#breakOff(tab, chance);
    tab.isOpen = false;
    for (const [name, holder] of [...this.#locks]) if (holder === tab) this.#free(name, tab);
    this.#tabs = [...this.#tabs.filter((one) => one !== tab), this.#newTab()];
  }

  #logOut(chance: number): void {
    this.seen.add('logged out');
    this.#account = [...ACCOUNTS, null][chance % 3] ?? null;
    for (const tab of this.#tabs) {
      for (const { item, answer } of this.#breakOff(tab, chance)) {
        answer(failed(item.account === null ? 'unanswered' : 'ended', 401));
      }
    }
  }

  /** One thing of many that may happen. */
  happen(what: number, chance: number): void {
    const tab = this.#tabs[chance % 2] as Tab;
    const more = chance >> 1;
    if (what < 9) this.#save(tab, more);
    else if (what < 10) this.#pressAgain(tab, more);
    else if (what < 11) void this.#takeBack(tab, more);
    else if (what < 17) {
      const call = tab.calls.shift();
      if (call) this.#answer(call, more);
    } else if (what < 18) this.#close(tab, more);
    else if (what < 19) this.#logOut(more);
    else if (what < 20) {
      const tire = tab.impatient.shift();
      if (tire) this.seen.add('person waited for long');
      tire?.();
    } else if (what < 21) this.#isOnline = !this.#isOnline;
    else void tab.outbox.drain();
  }

  /** The network is good, and each account comes back. */
  async end(): Promise<void> {
    this.#isOnline = true;
    for (const account of ACCOUNTS) {
      this.#account = account;
      const isLeft = ({ account: of, refusal }: OutboxItem) => !refusal && (of === null || of === account);
      for (let round = 0; round < 3 || (round < 30 && this.box.some(isLeft)); round++) {
        await settle();
        for (const { outbox } of this.#tabs) void outbox.drain();
        for (let turn = 0; turn < 60; turn++) {
          for (const call of this.#tabs.flatMap(({ calls }) => calls.splice(0))) {
            const isOther = call.item.account !== null && call.item.account !== account;
            call.answer(isOther ? failed('ended', 401) : this.#handle(call));
          }
          await settle();
        }
      }
    }
  }

  /** What is not as the people were told. */
  differences(): string[] {
    const wrong: string[] = [];
    const texts = this.done.map(({ text }) => text);
    for (const item of this.box) if (!item.refusal) wrong.push(`${textOf(item)} was never sent`);
    for (const text of new Set(texts.filter((one, at) => texts.indexOf(one) < at)))
      wrong.push(`${text} was done twice`);
    const repeated = new Set(this.told.filter(({ again }) => again).map(({ text }) => text));
    const place = (text: string) => this.told.findIndex((one) => one.text === text);
    for (const line of Map.groupBy(this.done, ({ account }) => account).values()) {
      const places = line.filter(({ text }) => !repeated.has(text)).map(({ text }) => place(text));
      for (const [at, one] of places.entries())
        if (at > 0 && one < (places[at - 1] as number)) wrong.push(`${this.told[one]?.text} was done out of its order`);
    }
    for (const [at, { text, entry, outcome, takenBack, again }] of this.told.entries()) {
      const isDone = texts.includes(text);
      const later = this.told.slice(at + 1);
      if (takenBack && isDone && !again) wrong.push(`${text} was taken back, but done`);
      // What counts is what the person was told last.
      if (!outcome || takenBack || later.some((one) => one.text === text)) continue;
      const isRefused = this.box.some((item) => item.refusal && textOf(item) === text);
      const about = kindOf(entry).about?.(entry);
      const isReplaced = later.some(
        (one) => about && one.entry.account === entry.account && kindOf(one.entry).about?.(one.entry) === about,
      );
      const isPromised = outcome.waits || outcome.error === undefined;
      if (isPromised && !isDone && !isRefused && !isReplaced)
        wrong.push(`${text}: ${JSON.stringify(outcome)}, but not done`);
      // Where the session ended while it was sent, its form sends it again under the same key.
      const isOver = outcome.error?.kind === 'ended' || again;
      if (!isPromised && !isOver && isDone) wrong.push(`${text} was done, though it was refused`);
    }
    return wrong;
  }
}

const step = fc.record({ what: fc.nat(23), chance: fc.nat(2 ** 20), turns: fc.nat(3) });

it('the outbox ends each random schedule with exactly what the people were told, in the order of each line', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 60 }), async (steps) => {
      const world = new World();
      for (const { what, chance, turns } of steps) {
        world.happen(what, chance);
        for (let turn = 0; turn < turns; turn++) await settle();
      }
      await world.end();
      for (const one of world.seen) met.add(one);
      expect(world.differences()).toEqual([]);
    }),
    { numRuns: SCHEDULES, seed: 2026 },
  );
  // The schedules reach what they are for.
  expect([...met].sort().join(', ')).toBe(
    'answer lost, conflict, contact done, createEvent done, done at once, logged out, noteMessage done, ' +
      'person waited for long, pressed again, refusal, request lost, server ended before the commit, ' +
      'tab closed, taken back, too many requests, updateEvent done, waits',
  );
});
