import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { SermonInput, StaffSermon } from '#shared/sermons/sermon.ts';
import type { ApiError } from '#web/api/answers.ts';
import { type PictureChunk, updatePictureChunkRequest } from '#web/api/pictureRequests.ts';
import { kindOf, type Write } from '#web/api/writes/writes.ts';
import type { Box, Entry, OutboxItem } from '#web/outbox/items.ts';
import { type BoxStore, Outbox, type Outcome, type Sent } from '#web/outbox/outbox.ts';
import { sendInChunks } from '#web/outbox/sending/keptPictures.ts';
import { PICTURE, PictureRecords } from './outboxPictures.ts';

/** A schedule of two phones, two accounts, a bad network and a server that dies, made from a seed. */

const STEPS = 60;
const ACCOUNTS = ['mary', 'juma'] as const;

/** A random number below `count`, from a seed (mulberry32). */
function randomFrom(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => undefined);

const failed = (kind: ApiError['kind'], status: number | null): { error: ApiError } => ({
  error: { kind, status, text: status === null ? null : `Refused with ${status}.`, exception: '', answer: null },
});

const anEventOf = (id: string) => ({ id, title: id, version: 1 }) as ChurchEvent;

/** The writes that people make, each with a text of its own. `staff` is false for a visitor's. */
const WRITES: readonly ((text: string, random: (count: number) => number) => { write: Write; staff: boolean })[] = [
  (text, random) => {
    const event = { title: text, ...(random(3) === 0 && { image: `picture ${text}` }) } as EventInput;
    return { write: { kind: 'createEvent', event }, staff: true };
  },
  (text, random) => {
    const base = anEventOf(String(random(4)));
    const event = { title: text } as EventInput;
    return { write: { kind: 'updateEvent', eventId: base.id, event, base, version: random(4) }, staff: true };
  },
  (text, random) => {
    const change = { change: 'move', days: 7, events: [{ id: random(4), version: random(4) }] } as const;
    return {
      write: { kind: 'changeEvents', change: { ...change, events: [...change.events] }, title: text },
      staff: true,
    };
  },
  (text, random) => {
    const messageId = random(3);
    return { write: { kind: 'noteMessage', messageId, name: 'Ann', note: text, was: '' }, staff: true };
  },
  (text, random) => {
    const chosen = [{ id: random(3), name: text, read: false, spam: false }];
    return { write: { kind: 'markMessages', chosen, marks: { read: random(2) === 0 } }, staff: true };
  },
  (text, random) => {
    const changes = [{ field: ['title', 'lead'][random(2)] as string, value: text, base: 0 }];
    return {
      write: { kind: 'publishWords', page: 'home', language: 'en', title: '', changes, drafts: [''] },
      staff: true,
    };
  },
  (text, random) => {
    const base = random(2) === 0 ? undefined : ({ id: random(3), version: 1 } as StaffSermon);
    return { write: { kind: 'saveSermon', sermon: { title: text } as SermonInput, base }, staff: true };
  },
  (text) => {
    const message = { name: text, email: 'ann@example.com', phone_number: '', message: text };
    return { write: { kind: 'contact', language: 'en', message, signs: { remarks: '' } }, staff: false };
  },
  (text, random) => {
    const signup = { name: text, adults: 1, children: 0, phone_number: null, answer: null };
    const signs = { remarks: '', seconds: random(90) };
    return {
      write: { kind: 'signup', language: 'en', event: anEventOf('1'), secret: text, signup, signs } as Write,
      staff: false,
    };
  },
];

/** The text of a write. */
const textOf = (write: Write): string => /text k\d+( refuse)?/.exec(JSON.stringify(write))?.[0] ?? '';

/** The server: what each text did, how often and in which order, and the kept answers of keys. */
class FakeServer {
  readonly done = new Map<string, number>();
  /** What was done, by phone and account. */
  readonly order = new Map<string, string[]>();
  readonly pictures = new PictureRecords();
  readonly #versions = new Map<string, number>();
  readonly #kept = new Map<string, { asked: string; sent: Sent }>();

  handle(item: OutboxItem, account: string | null, phone: string): Sent {
    if (item.account !== null && item.account !== account) throw new Error('Sent for somebody else.');
    const key = `${item.kind} ${item.account} ${item.kind === 'signup' ? item.secret : item.key}`;
    const asked = textOf(item);
    const kept = this.#kept.get(key);
    if (kept) return kept.asked === asked ? kept.sent : failed('refused', 409);
    if (asked.includes('refuse')) return failed('refused', 422);
    if (item.kind === 'createEvent' && item.event.image && !this.pictures.isThere(item.event.image)) {
      throw new Error('Sent before its picture.');
    }
    if (item.kind === 'updateEvent') {
      const version = this.#versions.get(item.eventId) ?? 0;
      if (item.version !== version) return failed('refused', 412);
      this.#versions.set(item.eventId, version + 1);
    }
    this.done.set(asked, (this.done.get(asked) ?? 0) + 1);
    const line = `${phone} ${item.account}`;
    this.order.set(line, [...(this.order.get(line) ?? []), asked]);
    const sent: Sent = { data: {} };
    this.#kept.set(key, { asked, sent });
    return sent;
  }
}

/** A request that is under way. */
interface Call {
  item: OutboxItem;
  account: string | null;
  answer: (sent: Sent) => void;
  /** The part of a picture that it sends, where it does not send the item itself. */
  part?: PictureChunk;
}

/** A phone: one box, its locks, and the account that is signed in. */
class Phone {
  box: Box = [];
  account: string | null = 'mary';
  online = true;
  readonly name: string;
  readonly locks = new Map<string, Tab>();
  waiters: { name: string; tab: Tab; go: () => void }[] = [];

  constructor(name: string) {
    this.name = name;
  }

  free(name: string, tab: Tab): void {
    if (this.locks.get(name) !== tab) return;
    this.locks.delete(name);
    const next = this.waiters.find((waiter) => waiter.name === name && waiter.tab.alive);
    if (!next) return;
    this.waiters = this.waiters.filter((waiter) => waiter !== next);
    this.locks.set(name, next.tab);
    next.go();
  }
}

/** A tab, or the worker: it sends like a tab. */
class Tab {
  alive = true;
  readonly phone: Phone;
  readonly calls: Call[] = [];
  readonly impatient: (() => void)[] = [];
  readonly outbox: Outbox;

  constructor(phone: Phone, newKey: () => string) {
    this.phone = phone;
    const store: BoxStore = {
      read: async () => (this.alive ? phone.box : never),
      change: async (work) => {
        await settle();
        if (!this.alive) return never;
        const { box, result } = work(structuredClone(phone.box));
        phone.box = box;
        return result;
      },
    };
    this.outbox = new Outbox({
      store,
      send: async (item, isMine) => {
        const call = async (part?: PictureChunk): Promise<Sent> => {
          if (!isMine()) return failed('ended', 401);
          return new Promise((answer) => {
            if (this.alive) this.calls.push({ item, account: phone.account, answer, ...(part && { part }) });
          });
        };
        const image = item.kind === 'createEvent' ? item.event.image : undefined;
        const error = image
          ? await sendInChunks({ id: image, bytes: PICTURE, type: 'image/jpeg' }, (part) => call(part) as never)
          : undefined;
        return error ? { error } : call();
      },
      lock: async (name, work) => {
        if (!this.alive) return never;
        if (phone.locks.has(name)) await new Promise<void>((go) => phone.waiters.push({ name, tab: this, go }));
        else phone.locks.set(name, this);
        const result = await work();
        if (this.alive) phone.free(name, this);
        return result;
      },
      account: () => phone.account,
      online: () => phone.online,
      now: () => new Date('2026-11-23T09:00:00Z'),
      newKey,
      patience: () => new Promise((resolve) => this.impatient.push(resolve)),
    });
  }

  kill(): void {
    this.alive = false;
    for (const [name, tab] of [...this.phone.locks]) if (tab === this) this.phone.free(name, this);
  }
}

/** A save, and what the person was told of it. Without an outcome the tab was killed. */
interface Told {
  text: string;
  about: string | undefined;
  phone: Phone;
  outcome?: Outcome;
  /** Whether its owner took it back before it was sent. */
  takenBack?: boolean;
  /** What was submitted, and by whom. */
  entry: Entry;
  /** Whether its button was pressed again. */
  again?: boolean;
}

export async function outcomeOfSchedule(seed: number): Promise<{ wrong: string[]; seen: Set<string> }> {
  const random = randomFrom(seed);
  const pick = <One>(all: readonly One[]): One | undefined => all[random(Math.max(1, all.length))];
  let count = 0;
  const newKey = () => `k${++count}`;
  const server = new FakeServer();
  const phones = [new Phone('one'), new Phone('two')];
  let tabs = phones.flatMap((phone) => [new Tab(phone, newKey), new Tab(phone, newKey)]);
  const told: Told[] = [];
  const seen = new Set<string>();

  const save = (tab: Tab) => {
    const text = `text ${newKey()}${random(8) === 0 ? ' refuse' : ''}`;
    const { write, staff } = (pick(WRITES) as (typeof WRITES)[number])(text, random);
    const account = staff ? tab.phone.account : null;
    if (staff && account === null) return;
    const about = kindOf(write).about?.(write);
    submit(tab, {
      text,
      about: about && `${account} ${about}`,
      phone: tab.phone,
      entry: { ...write, key: newKey(), account },
    });
  };
  /** Presses the button of a form again, which still has what it saved under its key. */
  const pressAgain = (tab: Tab) => {
    const { phone } = tab;
    const pending = new Set(told.filter(({ outcome }) => !outcome).map(({ text }) => text));
    const mine = told.filter(({ entry, ...it }) => it.phone === phone && entry.account === phone.account);
    const one = pick(mine.filter(({ text }) => !pending.has(text)));
    if (!one || one.takenBack) return;
    seen.add('pressed again');
    one.again = true;
    submit(tab, { text: one.text, about: one.about, phone, entry: one.entry, again: true });
  };
  const submit = (tab: Tab, one: Told) => {
    told.push(one);
    void tab.outbox.submit(one.entry).then((outcome) => {
      one.outcome = outcome;
      if (outcome.waits) seen.add('waits');
      else if (!outcome.error) seen.add('done at once');
    });
  };
  /** Its owner takes an item back, as into its form. */
  const takeBack = async (tab: Tab) => {
    const item = pick(tab.phone.box.filter(({ account }) => account !== null && account === tab.phone.account));
    const taken = item && (await tab.outbox.takeBack(item.id));
    if (!taken) return;
    seen.add('taken back');
    for (const one of told) if (one.text === textOf(taken)) one.takenBack = true;
  };
  const handle = ({ item, account, part }: Call, phone: Phone): Sent => {
    if (!part) return server.handle(item, account, phone.name);
    const sent = server.pictures.take(part, updatePictureChunkRequest(part).body as ArrayBuffer, account);
    seen.add(sent.id === undefined ? 'picture on its way' : 'picture there');
    return { data: sent };
  };
  /** Answers a request that is under way: well, or not. */
  const answer = (call: Call, phone: Phone, chance: number) => {
    const [name, sent] = (
      [
        ['request lost', failed('unanswered', null)],
        ['server killed before the commit', failed('refused', 503)],
        ['too many requests', failed('refused', 429)],
      ] as const
    )[chance] ?? ['', undefined];
    if (sent) {
      seen.add(name);
      return call.answer(sent);
    }
    const done = handle(call, phone);
    if (chance === 3) {
      seen.add('answer lost');
      return call.answer(failed('unanswered', null));
    }
    if (done.error) seen.add(done.error.status === 412 ? 'conflict seen' : 'refusal seen');
    else if (!call.part) seen.add(`${call.item.kind} done`);
    call.answer(done);
  };

  for (let step = 0; step < STEPS; step++) {
    const tab = tabs[random(tabs.length)] as Tab;
    const what = random(24);
    if (what < 9) save(tab);
    else if (what === 9) pressAgain(tab);
    else if (what === 10) void takeBack(tab);
    else if (what < 17) {
      const call = tab.calls.shift();
      if (call) answer(call, tab.phone, random(9));
    } else if (what === 17) {
      seen.add('tab killed');
      for (const call of tab.calls) if (random(2) === 0) handle(call, tab.phone);
      tab.kill();
      tabs = [...tabs.filter((one) => one !== tab), new Tab(tab.phone, newKey)];
    } else if (what === 18) {
      seen.add('logged out');
      tab.phone.account = pick([...ACCOUNTS, null]) ?? null;
      for (const { calls } of tabs.filter(({ phone }) => phone === tab.phone)) {
        for (const call of calls.splice(0)) {
          // The end of a session breaks off what is under way, which may have reached the server.
          if (random(2) === 0) handle(call, tab.phone);
          call.answer(failed(call.item.account === null ? 'unanswered' : 'ended', 401));
        }
      }
    } else if (what === 19) {
      const resolve = tab.impatient.shift();
      if (resolve) seen.add('person waited for long');
      resolve?.();
    } else if (what === 20) {
      tab.phone.online = !tab.phone.online;
      if (!tab.phone.online) seen.add('offline');
    } else void tab.outbox.drain();
    for (let turn = random(4); turn > 0; turn--) await settle();
  }

  // The network is good, and each account comes back to each phone.
  for (const phone of phones) {
    phone.online = true;
    for (const account of ACCOUNTS) {
      phone.account = account;
      const isLeft = ({ account: of, refusal }: OutboxItem) => !refusal && (of === null || of === account);
      for (let round = 0; round < 3 || (round < 30 && phone.box.some(isLeft)); round++) {
        await settle();
        const mine = tabs.filter((tab) => tab.phone === phone);
        for (const tab of mine) void tab.outbox.drain();
        for (let turn = 0; turn < 60; turn++) {
          for (const { calls } of mine) {
            for (const call of calls.splice(0)) {
              const isOther = call.item.account !== null && call.item.account !== account;
              if (isOther) call.answer(failed('ended', 401));
              else answer(call, phone, 9);
            }
          }
          await settle();
        }
      }
    }
  }
  return { wrong: differences(server, phones, told), seen };
}

/** What is not as the people were told. */
function differences(server: FakeServer, phones: readonly Phone[], told: readonly Told[]): string[] {
  const wrong: string[] = [];
  const left = phones.flatMap(({ box }) => box);
  for (const item of left) if (!item.refusal) wrong.push(`${textOf(item)} was never sent`);
  for (const [text, times] of server.done) if (times > 1) wrong.push(`${text} was done ${times} times`);
  const place = (text: string) => told.findIndex((one) => one.text === text && !one.again);
  for (const texts of server.order.values()) {
    const places = texts.filter((text) => !told.some((one) => one.text === text && one.again)).map(place);
    for (const [at, one] of places.entries()) {
      if (at > 0 && one < (places[at - 1] as number)) wrong.push(`${told[one]?.text} was done out of its order`);
    }
  }
  for (const [at, { text, about, phone, outcome, takenBack, again }] of told.entries()) {
    const isDone = server.done.has(text);
    if (takenBack && isDone && !again) wrong.push(`${text} was taken back, but done`);
    // What counts is what the person was told last.
    const isOld = told.slice(at + 1).some((one) => one.text === text);
    if (!outcome || takenBack || isOld) continue;
    const isRefused = left.some((item) => item.refusal && textOf(item) === text);
    const replaced = told
      .slice(at + 1)
      .some((one) => about !== undefined && one.about === about && one.phone === phone);
    const promised = outcome.waits || outcome.error === undefined;
    if (promised && !isDone && !isRefused && !replaced) wrong.push(`${text}: ${JSON.stringify(outcome)}, but not done`);
    // Where the session ended while it was sent, its form sends it again under the same key.
    const isOver = outcome.error?.kind === 'ended' || again;
    if (!promised && !isOver && isDone) wrong.push(`${text} was done, though it was refused`);
  }
  return wrong;
}
