import { type ApiError, sessionOver, unanswered } from '#web/api/requests.ts';
import { kindOf } from '#web/api/writes.ts';
import { withRealIds } from './earlierItems.ts';
import { type Answer, follow } from './following.ts';
import type { Box, Entry, OutboxItem } from './items.ts';
import { add, begin, countFault, find, head, putBack, refuse, takeBack, tryAgain, without } from './queue.ts';

/** The storage of this device's box. `change` is one transaction: no other tab can write in between. */
export interface BoxStore {
  read: () => Promise<Box>;
  change: <Result>(work: (box: Box) => { box: Box; result: Result }) => Promise<Result>;
}

/** An answer of the server, or why there is none. */
export type Sent<Data = unknown> = { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

/** The result of a write. */
export type Outcome<Data = unknown> =
  /** Done. Without data if another tab has sent it. */
  | { waits: false; data?: Data | undefined; error?: undefined }
  /** The server refused it, and the outbox has dropped it: the form still has it. */
  | { waits: false; data?: undefined; error: ApiError }
  /** It is in the outbox. `error`: why it was not sent. */
  | { waits: true; error: ApiError | null };

export interface OutboxOptions<Data> {
  store: BoxStore;
  /** Sends an item. Check `isMine` before each request: another account may log in while a picture is uploaded. */
  send: (item: OutboxItem, isMine: () => boolean) => Promise<Sent<Data>>;
  /** Runs the work while no other tab, nor the worker, runs work under the same name. */
  lock: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** The account that is signed in; null if nobody is. */
  account: () => string | null;
  /** False if nothing can be sent for certain: unsent items can still be changed. */
  online: () => boolean;
  now: () => Date;
  newKey: () => string;
  /** Called with the server's answer to an item, before the item leaves the box. */
  answered?: (item: OutboxItem, data: Data | undefined) => void;
  /** Resolves when a person has waited long enough for an answer. */
  patience: () => Promise<void>;
}

/** The browser's words for a request that found no network. */
const NO_NETWORK = 'Failed to fetch';

/** Why the items of a line were not all sent. */
interface Stop {
  why: 'unanswered' | 'later' | 'ended';
  error: ApiError;
  /** The item that stopped it. */
  id: string;
  /** Whether an earlier attempt may have reached the server. */
  again: boolean;
}

/** The state after all items were tried. */
type Drained = 'empty' | 'later' | 'ended';

function whyOf({ kind, status }: ApiError): Stop['why'] | 'refused' {
  if (kind === 'ended') return 'ended';
  if (kind === 'unanswered' || kind === 'own') return 'unanswered';
  return status !== null && (status >= 500 || status === 429 || status === 408) ? 'later' : 'refused';
}

/**
 * The outbox: each write is stored on the device before it is sent, and stays there until the server has answered. It
 * is always sent with the same idempotency key, so it takes effect once. Each account has a line, and the visitors of
 * the device have one: its items are sent in their order, one at a time.
 */
export class Outbox<Data = unknown> {
  readonly #options: OutboxOptions<Data>;
  /** The answers to items whose `submit` is running in this tab. */
  readonly #answers = new Map<string, Data | undefined>();
  /** A drain that has not started: it will send everything that is saved until then. */
  #nextDrain: Promise<Drained> | undefined;

  constructor(options: OutboxOptions<Data>) {
    this.#options = options;
  }

  /**
   * Saves and sends a write.
   *
   * @throws if the device cannot store it
   */
  async submit(entry: Entry): Promise<Outcome<Data>> {
    const { now, newKey, patience } = this.#options;
    const id = await this.#change((box) => {
      const added = add(box, entry, { now: now(), newKey });
      return { box: added.box, result: added.id };
    });
    this.#answers.set(id, undefined);
    // Only one of two things happens: the person is told that it waits, or it is refused and the outbox drops it.
    let told: 'waits' | 'refused' | undefined;
    const mayForget = () => {
      told ??= 'refused';
      return told === 'refused';
    };
    const sent = this.#sendNow(id, entry.account, mayForget).finally(() => this.#answers.delete(id));
    const patient = patience().then((): Outcome<Data> | Promise<Outcome<Data>> => {
      told ??= 'waits';
      return told === 'waits' ? { waits: true, error: null } : sent;
    });
    return Promise.race([sent, patient]);
  }

  /** Sends an item, after the earlier ones of its line. */
  #sendNow(id: string, account: string | null, mayForget: () => boolean): Promise<Outcome<Data>> {
    return this.#options.lock(nameOf(account), async () => {
      const stop = await this.#advance(account);
      const item = find(await this.#options.store.read(), id);
      if (!item) return { waits: false, data: this.#answers.get(id) };
      const mayBeDone = stop?.why === 'unanswered' || stop?.again === true;
      const isTurn = stop?.error.status === 429; // nothing is wrong with it: it is sent once others have been
      const stays = stop?.id !== id || mayBeDone || isTurn || (stop.why === 'later' && kindOf(item).isFormless);
      const error = item.refusal ?? (stays ? undefined : stop.error);
      // Its form is still open and shows the error. Dropped under the lock, before another tab sends it again.
      if (error && mayForget()) {
        await this.#change((box) => ({ box: without(box, id), result: undefined }));
        return { waits: false, error };
      }
      return { waits: true, error: item.refusal ?? stop?.error ?? null };
    });
  }

  /** Sends the items of a line in their order, until one cannot be sent now. A refused one stays behind. */
  async #advance(account: string | null): Promise<Stop | undefined> {
    const { store, online, now, send, answered, account: signedInAs } = this.#options;
    const isMine = () => account === null || account === signedInAs();
    for (;;) {
      if (!online()) {
        const first = head(await store.read(), account);
        return first && { why: 'unanswered', error: unanswered(NO_NETWORK), id: first.id, again: false };
      }
      const item = await this.#change((box) => {
        const first = isMine() ? head(box, account) : undefined;
        const next = first ? begin(box, first.id, now()) : box;
        return { box: next, result: first && find(next, first.id) };
      });
      if (!item) return undefined;
      if (item.refusal) continue; // it is too old
      const sent: Sent<Data> = isMine() ? await send(item, isMine) : { error: sessionOver };
      if (!sent.error) {
        if (this.#answers.has(item.id)) this.#answers.set(item.id, sent.data);
        answered?.(item, sent.data);
        const answer = (sent.data ?? {}) as Answer;
        await this.#change((box) => {
          const left = withRealIds(without(box, item.id), item, answer.event);
          return { box: follow(left, item, answer), result: undefined };
        });
        continue;
      }
      const { error } = sent;
      const why = whyOf(error);
      if (why === 'later' && (error.status ?? 0) >= 500) {
        const isRefused = await this.#change((box) => {
          const counted = countFault(box, item.id, error);
          return { box: counted, result: find(counted, item.id)?.refusal !== undefined };
        });
        if (isRefused) continue;
      }
      if (why !== 'refused') return { why, error, id: item.id, again: item.again === true };
      await this.#change((box) => ({ box: refuse(box, item.id, error), result: undefined }));
    }
  }

  /** Sends everything that may be sent now. While another tab sends, it waits. */
  drain(): Promise<Drained> {
    this.#nextDrain ??= this.#drainLines();
    return this.#nextDrain;
  }

  async #drainLines(): Promise<Drained> {
    await null; // `drain` has to store this promise before the work can begin
    const account = this.#options.account();
    let drained: Drained = 'empty';
    for (const line of account === null ? [null] : [null, account]) {
      const stop = await this.#options.lock(nameOf(line), () => {
        this.#nextDrain = undefined;
        return this.#advance(line);
      });
      if (stop && drained !== 'later') drained = stop.why === 'ended' ? 'ended' : 'later';
    }
    return drained;
  }

  discard(id: string): Promise<void> {
    return this.#change((box) => ({ box: without(box, id), result: undefined }));
  }

  /** Removes what the server refused of the form with this key. */
  discardRefused(form: string): Promise<void> {
    return this.#change((box) => ({
      box: box.filter(({ origin, refusal }) => origin !== form || !refusal),
      result: undefined,
    }));
  }

  tryAgain(id: string): Promise<void> {
    return this.#change((box) => ({ box: tryAgain(box, id, this.#options.newKey), result: undefined }));
  }

  /** Removes an unsent item; undefined if the server may have it. */
  takeBack(id: string): Promise<OutboxItem | undefined> {
    return this.#change((box) => {
      const { box: next, taken } = takeBack(box, id);
      return { box: next, result: taken };
    });
  }

  putBack(item: OutboxItem): Promise<void> {
    return this.#change((box) => ({ box: putBack(box, item), result: undefined }));
  }

  #change<Result>(work: (box: Box) => { box: Box; result: Result }): Promise<Result> {
    return this.#options.store.change(work);
  }
}

/** The name of a line's lock. */
const nameOf = (account: string | null): string => (account === null ? 'visitors' : `of ${account}`);
