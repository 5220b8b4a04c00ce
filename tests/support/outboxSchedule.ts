import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventInput } from '#shared/events/event.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { type PictureChunk, updatePictureChunkRequest } from '#web/api/requests/staffRequests.ts';
import { type Box, type Entry, eventSubject, type OutboxItem, subjectOf, temporaryId } from '#web/outbox/items.ts';
import { type BoxStore, Outbox, type Outcome, type Sent } from '#web/outbox/outbox.ts';
import { sendInChunks } from '#web/outbox/sending/keptPictures.ts';
import { effectsOf } from '#web/outbox/waiting/waitingItem.ts';
import { withWaiting } from '#web/outbox/waiting/withWaiting.ts';
import type { Write } from '#web/outbox/writes.ts';
import { OtherRecords, type OtherTold, otherDifferences } from './outboxOtherWrites.ts';
import { PICTURE, PictureRecords } from './outboxPictures.ts';

export const emptyBox: Box = { items: [], aliases: {} };

/** A schedule of two phones, two accounts, a bad network and a server that dies, made from a seed. */

const STEPS = 60;
const ACCOUNTS = ['mary', 'juma'] as const;
const FIELDS = ['title', 'description', 'venue', 'status_note'] as const;
type Field = (typeof FIELDS)[number];

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

const failure = (kind: ApiError['kind'], status: number | null, answer: unknown = null): ApiError => ({
  kind,
  status,
  text: status === null ? null : `Refused with ${status}.`,
  exception: '',
  answer,
});

/** The server: events with versions, messages, and the kept answers of keys. */
class FakeServer {
  readonly events = new Map<string, ChurchEvent>();
  readonly gone = new Set<string>();
  readonly messages: string[] = [];
  /** Each value that a write gave to a field, and how often. */
  readonly written = new Map<string, number>();
  readonly titlesCreated: string[] = [];
  readonly others = new OtherRecords();
  readonly pictures = new PictureRecords();
  readonly #kept = new Map<string, { asked: string; sent: Sent }>();

  handle(item: OutboxItem, account: string | null): Sent {
    if (item.account !== null && item.account !== account) throw new Error('Sent for somebody else.');
    const key = `${item.kind} ${item.account} ${item.key}`;
    const asked = JSON.stringify([
      'eventId' in item ? item.eventId : '',
      'event' in item ? item.event : '',
      'message' in item ? item.message : '',
      'series' in item ? item.series : '',
      'note' in item ? item.note : '',
      'chosen' in item ? item.chosen : '',
      'changes' in item ? item.changes : '',
    ]);
    const kept = this.#kept.get(key);
    if (kept) return kept.asked === asked ? kept.sent : { error: failure('refused', 409) };
    const sent = this.#work(item);
    if (!sent.error) this.#kept.set(key, { asked, sent });
    return sent;
  }

  #work(item: OutboxItem): Sent {
    const other = this.others.work(item);
    if (other) return other;
    if (item.kind === 'contact') {
      this.messages.push(item.message.message);
      return { data: {}, result: {} };
    }
    if (item.kind === 'createEvent') {
      const { image } = item.event;
      if (image && !this.pictures.isThere(image)) throw new Error('Sent before its picture.');
      if (item.event.title.includes('refuse')) return { error: failure('refused', 422) };
      const id = String(this.events.size + this.gone.size + 1);
      this.titlesCreated.push(item.event.title);
      return this.#store({ ...(item.event as ChurchEvent), id, version: 1 }, undefined);
    }
    if (item.kind !== 'updateEvent' && item.kind !== 'deleteEvent') throw new Error(`${item.kind} is not sent here.`);
    const old = this.events.get(item.eventId);
    if (!old) return { error: failure('refused', 404) };
    if (item.kind === 'deleteEvent') {
      this.events.delete(item.eventId);
      this.gone.add(item.eventId);
      return { data: {}, result: {} };
    }
    if (item.version !== old.version) return { error: failure('refused', 412, { event: old }) };
    return this.#store({ ...old, ...(item.event as Partial<ChurchEvent>), version: (old.version ?? 0) + 1 }, old);
  }

  /** Changes several events at once, all of them or none. */
  handleSeveral(writes: readonly Extract<Write, { kind: 'updateEvent' | 'deleteEvent' }>[]): void {
    if (writes.some(({ eventId, base }) => this.events.get(eventId)?.version !== base.version)) return;
    for (const write of writes) {
      const old = this.events.get(write.eventId) as ChurchEvent;
      if (write.kind === 'updateEvent') {
        this.#store({ ...old, ...(write.event as Partial<ChurchEvent>), version: (old.version ?? 0) + 1 }, old);
      } else {
        this.events.delete(write.eventId);
        this.gone.add(write.eventId);
      }
    }
  }

  #store(event: ChurchEvent, old: ChurchEvent | undefined): Sent {
    for (const field of FIELDS) {
      const value = event[field] ?? '';
      if (value && old?.[field] !== value) this.written.set(value, (this.written.get(value) ?? 0) + 1);
    }
    this.events.set(event.id, event);
    return { data: { event }, result: { events: [event] } };
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
  box: Box = emptyBox;
  account: string | null = 'mary';
  online = true;
  readonly locks = new Map<string, Tab>();
  waiters: { name: string; tab: Tab; go: () => void }[] = [];

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

class Tab {
  alive = true;
  readonly phone: Phone;
  readonly calls: Call[] = [];
  readonly impatient: (() => void)[] = [];
  readonly outbox: Outbox;

  constructor(phone: Phone, keys: { next: () => string }) {
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
          if (!isMine()) return { error: failure('ended', 401) };
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
      lock: async (name, work, ifFree) => {
        if (!this.alive) return never;
        if (phone.locks.has(name)) {
          if (ifFree) return undefined;
          await new Promise<void>((go) => phone.waiters.push({ name, tab: this, go }));
        } else phone.locks.set(name, this);
        const result = await work();
        if (this.alive) phone.free(name, this);
        return result;
      },
      account: () => phone.account,
      online: () => phone.online,
      now: () => new Date('2026-11-23T09:00:00Z'),
      newKey: keys.next,
      patience: () => new Promise((resolve) => this.impatient.push(resolve)),
    });
  }

  kill(): void {
    this.alive = false;
    for (const [name, tab] of [...this.phone.locks]) if (tab === this) this.phone.free(name, this);
  }
}

/** What a person was told of a value that they gave to a field. */
interface Told {
  value: string;
  field: Field;
  /** The event's id, which may be a temporary one. */
  id: string;
  phone: Phone;
  outcome?: Outcome | undefined;
}

export async function outcomeOfSchedule(seed: number): Promise<{ wrong: string[]; seen: Set<string> }> {
  const random = randomFrom(seed);
  const pick = <One>(all: readonly One[]): One | undefined => all[random(Math.max(1, all.length))];
  let count = 0;
  const keys = { next: () => `k${++count}` };
  const server = new FakeServer();
  const phones = [new Phone(), new Phone()];
  let tabs = phones.flatMap((phone) => [new Tab(phone, keys), new Tab(phone, keys)]);
  const told: Told[] = [];
  const messages: { text: string; outcome?: Outcome; tab: Tab }[] = [];
  const deletions: { id: string; outcome?: Outcome; title: string; phone: Phone }[] = [];
  const others: OtherTold[] = [];
  const seen = new Set<string>();

  const listOf = (phone: Phone) =>
    withWaiting(
      [...server.events.values()],
      phone.box.items.filter(({ account }) => account === phone.account).map((item) => ({ effects: effectsOf(item) })),
    ).events;
  const submit = (tab: Tab, entry: Entry, keep: (outcome: Outcome) => void) => {
    void tab.outbox.submit(entry).then((outcome) => {
      if (outcome.waits) seen.add('waits');
      else if (!outcome.error) seen.add('done at once');
      keep(outcome);
    });
  };
  const note = (tab: Tab, id: string, field: Field, value: string): Told => {
    const one: Told = { value, field, id, phone: tab.phone };
    told.push(one);
    return one;
  };

  const create = (tab: Tab) => {
    const key = keys.next();
    const refused = random(8) === 0 ? ' refuse' : '';
    const event = {
      title: `title ${key}${refused}`,
      description: `description ${key}`,
      venue: `venue ${key}`,
      ...(random(3) === 0 && { image: `picture ${key}` }),
    } as EventInput;
    const notes = (['title', 'description', 'venue'] as const).map((field) =>
      note(tab, temporaryId(key), field, event[field] as string),
    );
    const entry: Entry = {
      kind: 'createEvent',
      event,
      key,
      subject: eventSubject(temporaryId(key)),
      account: tab.phone.account,
    };
    submit(tab, entry, (outcome) => {
      for (const one of notes) one.outcome = outcome;
    });
  };
  const edit = (tab: Tab) => {
    const base = pick(listOf(tab.phone));
    if (!base) return;
    const key = keys.next();
    const field = FIELDS[random(FIELDS.length)] as Field;
    const value = `${field} ${key}`;
    if (base.version === undefined) seen.add('edit joined a create');
    const { title, description, venue, status, status_note } = base;
    const cancels = field === 'status_note' && { status: 'cancelled' };
    const event = { title, description, venue, status, status_note, ...cancels, [field]: value } as EventInput;
    const one = note(tab, base.id, field, value);
    const entry: Entry = {
      kind: 'updateEvent',
      eventId: base.id,
      event,
      base,
      version: base.version,
      key,
      subject: eventSubject(base.id),
      account: tab.phone.account,
    };
    submit(tab, entry, (outcome) => {
      one.outcome = outcome;
    });
  };
  const noteDeletion = (tab: Tab, { id, title }: ChurchEvent) => {
    const one: (typeof deletions)[number] = { id, title, phone: tab.phone };
    deletions.push(one);
    return one;
  };
  /** Several events at once, by a request that is lost: then each by itself, as the list does (`keepChanges.ts`). */
  const changeSeveral = (tab: Tab) => {
    const known = listOf(tab.phone).filter(({ version }) => version !== undefined);
    const bases = known.filter(() => random(3) === 0);
    const deletes = random(3) === 0;
    const writes = bases.map((base) => {
      const { id: eventId, title, description, version } = base;
      if (deletes) return { kind: 'deleteEvent' as const, eventId, base, mayBeDone: true };
      const event = { title, description, venue: `venue ${keys.next()}` } as EventInput;
      return { kind: 'updateEvent' as const, eventId, event, base, version, mayBeDone: true };
    });
    if (random(2) === 0) server.handleSeveral(writes);
    if (writes.length > 0) seen.add('several at once');
    for (const write of writes) {
      const { eventId: id, base } = write;
      const one: { outcome?: Outcome } =
        write.kind === 'updateEvent' ? note(tab, id, 'venue', write.event.venue) : noteDeletion(tab, base);
      const entry = { ...write, key: keys.next(), subject: eventSubject(id), account: tab.phone.account };
      submit(tab, entry, (outcome) => {
        one.outcome = outcome;
      });
    }
  };
  const remove = (tab: Tab) => {
    const base = pick(listOf(tab.phone));
    if (!base) return;
    const had = tab.phone.box.items.length;
    const one = noteDeletion(tab, base);
    const entry: Entry = {
      kind: 'deleteEvent',
      eventId: base.id,
      base,
      key: keys.next(),
      subject: eventSubject(base.id),
      account: tab.phone.account,
    };
    submit(tab, entry, (outcome) => {
      one.outcome = outcome;
      if (base.version === undefined && tab.phone.box.items.length < had) seen.add('deleted before it was sent');
    });
  };
  const write = (tab: Tab) => {
    const text = `message ${keys.next()}`;
    const one: (typeof messages)[number] = { text, tab };
    messages.push(one);
    const key = keys.next();
    const message = { name: 'Ann', email: 'ann@example.com', phone_number: '', message: text };
    submit(
      tab,
      {
        kind: 'contact',
        language: 'en',
        message,
        signs: { remarks: '' },
        key,
        subject: `contact:${key}`,
        account: null,
      },
      (outcome) => {
        one.outcome = outcome;
      },
    );
  };
  const saveOther = (tab: Tab) => {
    const key = keys.next();
    const { write: what, told: one, staff } = server.others.write(random, key);
    if (staff && tab.phone.account === null) return;
    others.push(one);
    const account = staff ? tab.phone.account : null;
    submit(tab, { ...what, key, account, subject: subjectOf(what, key) }, (outcome) => {
      one.outcome = outcome;
    });
  };
  const handle = ({ item, account, part }: Call): Sent => {
    if (!part) return server.handle(item, account);
    const sent = server.pictures.take(part, updatePictureChunkRequest(part).body as ArrayBuffer, account);
    seen.add(sent.id === undefined ? 'picture on its way' : 'picture there');
    return { data: sent, result: {} };
  };
  /** Answers a request that is under way: well, or not. */
  const answer = (call: Call, chance: number) => {
    if (chance === 0) {
      seen.add('request lost');
      call.answer({ error: failure('unanswered', null) });
      return;
    }
    if (chance === 1) {
      seen.add('server killed before the commit');
      call.answer({ error: failure('refused', 503) });
      return;
    }
    if (chance === 2) {
      seen.add('too many requests');
      call.answer({ error: failure('refused', 429) });
      return;
    }
    const sent = handle(call);
    if (sent.error) seen.add(sent.error.status === 412 ? 'conflict seen' : 'refusal seen');
    if (chance === 3) {
      seen.add('answer lost');
      call.answer({ error: failure('unanswered', null) });
      return;
    }
    if (!sent.error && !call.part) {
      if (call.item.kind === 'createEvent') seen.add('created');
      if (call.item.kind === 'contact') seen.add('message sent');
      if (server.others.done.size > 0) seen.add(`${call.item.kind} done`);
    }
    call.answer(sent);
  };

  for (let step = 0; step < STEPS; step++) {
    const tab = tabs[random(tabs.length)] as Tab;
    const staff = tab.phone.account !== null;
    const what = random(25);
    if (what < 3 && staff) create(tab);
    else if (what < 6 && staff) edit(tab);
    else if (what === 6 && staff) remove(tab);
    else if (what === 7) write(tab);
    else if (what < 14) {
      // Any request under way, so answers come in any order.
      const call = tab.calls.splice(random(Math.max(1, tab.calls.length)), 1)[0];
      if (call) answer(call, random(9));
    } else if (what === 14) {
      seen.add('tab killed');
      for (const call of tab.calls) if (random(2) === 0) handle(call);
      tab.kill();
      tabs = [...tabs.filter((one) => one !== tab), new Tab(tab.phone, keys)];
    } else if (what === 15) {
      seen.add('logged out');
      tab.phone.account = pick([...ACCOUNTS, null]) ?? null;
      for (const other of tabs.filter(({ phone }) => phone === tab.phone)) {
        for (const call of other.calls.splice(0)) {
          // The end of a session breaks off what is under way, which may have reached the server.
          if (random(2) === 0) handle(call);
          call.answer({ error: failure(call.item.account === null ? 'unanswered' : 'ended', 401) });
        }
      }
    } else if (what === 16) {
      const resolve = tab.impatient.shift();
      if (resolve) {
        seen.add('person waited for long');
        resolve();
      }
    } else if (what === 17) {
      tab.phone.online = !tab.phone.online;
      if (!tab.phone.online) seen.add('offline');
    } else if (what === 24 && staff) changeSeveral(tab);
    else if (what >= 20) saveOther(tab);
    else void tab.outbox.drain();
    for (let turn = random(4); turn > 0; turn--) await settle();
  }

  // The network is good, and each account comes back to each phone.
  for (const phone of phones) {
    phone.online = true;
    for (const account of ACCOUNTS) {
      phone.account = account;
      const isLeft = ({ account: of, refusal }: OutboxItem) => !refusal && (of === null || of === account);
      for (let round = 0; round < 30 || (round < 300 && phone.box.items.some(isLeft)); round++) {
        await settle();
        let isDone = false;
        const mine = tabs.filter((tab) => tab.phone === phone);
        void Promise.all(mine.map((tab) => tab.outbox.drain())).then(() => {
          isDone = true;
        });
        for (let turn = 0; turn < 400 && !(isDone && mine.every(({ calls }) => calls.length === 0)); turn++) {
          for (const { calls } of mine) {
            for (const call of calls.splice(0)) {
              if (call.item.account !== null && call.item.account !== account) {
                call.answer({ error: failure('ended', 401) });
              } else answer(call, 9);
            }
          }
          await settle();
        }
      }
    }
  }
  return { wrong: differences({ server, phones, told, messages, deletions, others }), seen };
}

interface Ended {
  server: FakeServer;
  phones: readonly Phone[];
  told: readonly Told[];
  messages: readonly { text: string; outcome?: Outcome; tab: Tab }[];
  deletions: readonly { id: string; outcome?: Outcome; title: string; phone: Phone }[];
  others: readonly OtherTold[];
}

/** What is not as the people were told. */
function differences({ server, phones, told, messages, deletions, others }: Ended): string[] {
  const wrong: string[] = [];
  const left = phones.flatMap(({ box }) => box.items);
  const refused = left.filter(({ refusal }) => refusal);
  for (const item of left) if (!item.refusal) wrong.push(`${item.kind} ${item.subject} was never sent`);
  for (const item of refused) {
    if (item.kind !== 'updateEvent' || !item.mayBeDone) continue;
    const { venue } = item.event;
    if (server.events.get(item.eventId)?.venue === venue) wrong.push(`${venue} was refused, though it was done`);
  }
  const seenRefused = (value: string) => refused.some((item) => JSON.stringify(item).includes(`"${value}"`));

  wrong.push(...otherDifferences(others, server.others, seenRefused));
  for (const [value, times] of server.written) if (times > 1) wrong.push(`${value} was written ${times} times`);
  const twice = server.titlesCreated.filter((title, at) => server.titlesCreated.indexOf(title) !== at);
  if (twice.length > 0) wrong.push(`created twice: ${twice.join()}`);
  const realId = ({ id, phone }: { id: string; phone: Phone }) => phone.box.aliases[id]?.id ?? id;
  for (const [order, one] of told.entries()) {
    const { value, field, outcome } = one;
    if (!outcome || server.written.has(value) || seenRefused(value)) continue; // without one the tab was killed
    if (!outcome.waits && outcome.error) continue; // its form has it
    const isAgain = (other: Told) => other.field === field && realId(other) === realId(one);
    // Later, or as the other of two: a create whose answer was lost waits beside the event that the server has.
    const changedAgain = told.some((other, at) => isAgain(other) && (at > order || other.id !== one.id));
    const deleted = deletions.some((other) => realId(other) === realId(one));
    if (!changedAgain && !deleted) wrong.push(`${value}: ${JSON.stringify(outcome)}, but it was not written`);
  }
  for (const { text, outcome } of messages) {
    const times = server.messages.filter((one) => one === text).length;
    if (times > 1) wrong.push(`${text} came ${times} times`);
    const promised = outcome && (outcome.waits || outcome.error === undefined);
    if (promised && times === 0 && !seenRefused(text)) wrong.push(`${text} never came`);
    if (outcome && !promised && times > 0) wrong.push(`${text} came, though it was refused`);
  }
  for (const { id, outcome, title, phone } of deletions) {
    const promised = outcome && (outcome.waits || outcome.error === undefined);
    if (!promised) continue;
    const real = phone.box.aliases[id]?.id ?? id;
    const isThere = server.events.has(real);
    const isRefused = refused.some((item) => item.kind === 'deleteEvent' && item.eventId === real);
    if (isThere && !isRefused) wrong.push(`${title} (${real}) was not deleted: ${JSON.stringify(outcome)}`);
  }
  return wrong;
}
