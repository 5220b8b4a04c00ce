import { sessionOver, unanswered } from '#web/api/answers.ts';
import type { ApiError } from '#web/api/apiError.ts';
import type { Box, Entry, OutboxItem } from './items.ts';
import { doneBefore, type Result } from './joining.ts';
import {
  add,
  begin,
  discard,
  find,
  finish,
  forget,
  heads,
  maySend,
  putBack,
  refuse,
  takeBack,
  tryAgain,
} from './queue.ts';

/** The storage of this device's box. `change` is one transaction: no other tab can write in between. */
export interface BoxStore {
  read: () => Promise<Box>;
  change: <Result>(work: (box: Box) => { box: Box; result: Result }) => Promise<Result>;
}

/** An answer of the server, or why there is none. */
export type Sent<Data = unknown> =
  | { data: Data; result: Result; error?: undefined }
  | { data?: undefined; error: ApiError };

/** The result of a write. */
export type Outcome<Data = unknown> =
  /** Done. Without data if another tab has sent it. */
  | { waits: false; data?: Data | undefined; error?: undefined }
  /** The server refused it, and the outbox has dropped it: the form still has it. */
  | { waits: false; data?: undefined; error: ApiError }
  /** It is in the outbox. `error`: why it was not sent, or why it was refused together with earlier writes. */
  | { waits: true; error: ApiError | null };

export interface OutboxOptions<Data> {
  store: BoxStore;
  /** Sends an item. Check `isMine` before each request: another account may log in while a picture is uploaded. */
  send: (item: OutboxItem, isMine: () => boolean) => Promise<Sent<Data>>;
  /** Runs the work while no other tab runs work under the same name; with `ifFree` at once or not at all. */
  lock: <Result>(name: string, work: () => Promise<Result>, ifFree?: boolean) => Promise<Result | undefined>;
  /** The account that is signed in; null if nobody is. */
  account: () => string | null;
  /** False if nothing can be sent for certain: unsent items can still be changed. */
  online: () => boolean;
  now: () => Date;
  newKey: () => string;
  /** Resolves when a person has waited long enough for an answer. */
  patience: () => Promise<void>;
}

/** Why the items of a subject were not all sent. */
interface Stop {
  why: 'unanswered' | 'later' | 'ended' | 'refused';
  error: ApiError;
  /** The item that stopped it. */
  id: string;
  /** Whether an earlier attempt may have reached the server. */
  again: boolean;
}

/** The state after all items were tried. */
type Drained = 'empty' | 'later' | 'ended';

function whyOf({ kind, status }: ApiError): Stop['why'] {
  if (kind === 'ended') return 'ended';
  if (kind === 'unanswered' || kind === 'own') return 'unanswered';
  return status !== null && (status >= 500 || status === 429 || status === 408) ? 'later' : 'refused';
}

/**
 * The outbox: each write is stored on the device before it is sent, and stays there until the server has answered. It
 * is always sent with the same idempotency key, so it takes effect once.
 */
export class Outbox<Data = unknown> {
  readonly #options: OutboxOptions<Data>;
  /** The answers to items that this tab has sent. */
  readonly #answers = new Map<string, Data>();
  /** Items whose `submit` is running: only their answers are kept. */
  readonly #awaited = new Set<string>();
  /** A drain that has not started: it will send everything that is saved until then. */
  #nextDrain: Promise<Drained> | undefined;

  constructor(options: OutboxOptions<Data>) {
    this.#options = options;
  }

  /**
   * Saves and sends a write.
   *
   * @param patience resolves when the person is told that it waits
   * @throws if the device cannot store it
   */
  async submit(entry: Entry, patience = this.#options.patience): Promise<Outcome<Data>> {
    const { now, newKey } = this.#options;
    const id = await this.#change((box) => {
      const added = add(box, entry, { now: now(), newKey });
      return { box: added.box, result: added.id };
    });
    if (id === undefined) return { waits: false };
    this.#awaited.add(id);
    // Only one of two things happens: the person is told that it waits, or it is refused and the outbox drops it.
    let told: 'waits' | 'refused' | undefined;
    const mayForget = () => {
      told ??= 'refused';
      return told === 'refused';
    };
    const sent = this.#sendNow(id, mayForget).finally(() => {
      this.#awaited.delete(id);
      this.#answers.delete(id);
    });
    const patient = patience().then((): Outcome<Data> | Promise<Outcome<Data>> => {
      told ??= 'waits';
      return told === 'waits' ? { waits: true, error: null } : sent;
    });
    return Promise.race([sent, patient]);
  }

  /** Sends an item, after the earlier ones of its subject. */
  async #sendNow(id: string, mayForget: () => boolean): Promise<Outcome<Data>> {
    for (let last = ''; ; ) {
      const item = find(await this.#options.store.read(), id);
      if (!item) return { waits: false, data: this.#answers.get(id) };
      if (item.refusal) return this.#refused(id, item.refusal, mayForget());
      if (item.subject === last) return { waits: true, error: null };
      last = item.subject; // another one once the event before it has been created
      const outcome = await this.#options.lock(item.subject, async () => {
        const stop = await this.#advance(item.subject);
        if (!stop) return undefined;
        const mayBeDone = stop.why === 'unanswered' || (stop.why !== 'refused' && stop.again);
        // An unsent sign-up is shown on its page, so it does not depend on a form.
        const stays = mayBeDone || (stop.why === 'later' && item.kind === 'signup');
        if (stop.id !== item.id || stays) return { waits: true as const, error: stop.error };
        return this.#refused(id, stop.error, mayForget()); // before another tab sends it again
      });
      if (outcome) return outcome;
    }
  }

  /** The form is still open and shows the error, so the outbox drops the write, unless another one was joined to it. */
  async #refused(id: string, error: ApiError, mayForget: boolean): Promise<Outcome<Data>> {
    const waits = await this.#change((box) => {
      const next = mayForget ? forget(box, id) : box;
      return { box: next, result: find(next, id) !== undefined };
    });
    return waits ? { waits, error } : { waits, error };
  }

  /** Sends the items of a subject in their order, until one cannot be sent. */
  async #advance(subject: string): Promise<Stop | undefined> {
    for (;;) {
      const first = (box: Box) => heads(box, this.#options.account()).find((one) => one.subject === subject);
      if (!this.#options.online()) {
        const head = first(await this.#options.store.read());
        return head && { why: 'unanswered', error: unanswered(), id: head.id, again: false };
      }
      const item = await this.#change((box) => {
        const head = first(box);
        const next = head ? begin(box, head.id, this.#options.now()) : box;
        const begun = head && find(next, head.id);
        return { box: next, result: begun?.refusal ? undefined : begun };
      });
      if (!item) return undefined;
      const isMine = () => maySend(item, this.#options.account());
      const sent: Sent<Data> = isMine() ? await this.#options.send(item, isMine) : { error: sessionOver };
      if (sent.error) {
        const { error } = sent;
        const why = whyOf(error);
        const done = why === 'refused' ? doneBefore(item, error) : undefined;
        if (done) {
          await this.#change((box) => ({ box: finish(box, item.id, done), result: undefined }));
          continue;
        }
        if (why === 'refused') await this.#change((box) => ({ box: refuse(box, item.id, error), result: undefined }));
        return { why, error, id: item.id, again: item.again === true };
      }
      for (const id of [item.id, ...(item.joined ?? [])]) if (this.#awaited.has(id)) this.#answers.set(id, sent.data);
      await this.#change((box) => ({ box: finish(box, item.id, sent.result), result: undefined }));
    }
  }

  /** Sends everything that may be sent now. While another tab sends, it waits: that tab may send for another account. */
  drain(): Promise<Drained> {
    this.#nextDrain ??= this.#takeTurn();
    return this.#nextDrain;
  }

  async #takeTurn(): Promise<Drained> {
    await null; // `drain` has to store this promise before the work can begin
    const drained = await this.#options.lock('', () => {
      this.#nextDrain = undefined;
      return this.#drainAll();
    });
    return drained ?? 'later';
  }

  async #drainAll(): Promise<Drained> {
    const tried = new Set<string>();
    const busy = new Set<string>(); // kinds that the server's rate limit refuses at the moment
    let left: Drained = 'empty';
    for (;;) {
      const waiting = heads(await this.#options.store.read(), this.#options.account());
      const next = waiting.find(({ id, kind }) => !tried.has(id) && !busy.has(kind));
      if (!next) return waiting.length > 0 ? 'later' : left;
      tried.add(next.id);
      const stop = await this.#options.lock(next.subject, () => this.#advance(next.subject), true);
      if (!stop || stop.why === 'refused') continue;
      if (stop.why === 'ended') return 'ended';
      if (stop.error.status !== 429) return 'later';
      busy.add(next.kind);
      left = 'later';
    }
  }

  discard(id: string): Promise<void> {
    return this.#change((box) => ({ box: discard(box, id), result: undefined }));
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
