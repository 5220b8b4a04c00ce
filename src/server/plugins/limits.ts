import type { onRequestAsyncHookHandler } from 'fastify';
import { Refusal } from '#server/refusal.ts';
import { addressOf, networkOf } from './visitorAddress.ts';

/** So many in so many seconds. */
export interface LimitRule {
  most: number;
  seconds: number;
}

/** What is limited; what is ready-made, such as the pages that all visitors see, is never counted. */
export type LimitName =
  | 'signInFailures'
  | 'signInFailuresOfAddress'
  | 'signInFailuresOfAccount'
  | 'contact'
  | 'verse'
  | 'pictures'
  | 'misses'
  | 'calls';

/** The limits that hold unless a setting says otherwise. */
export const LIMITS: Readonly<Record<LimitName, LimitRule>> = {
  signInFailures: { most: 5, seconds: 15 * 60 },
  signInFailuresOfAddress: { most: 50, seconds: 15 * 60 },
  signInFailuresOfAccount: { most: 20, seconds: 60 * 60 },
  contact: { most: 5, seconds: 10 * 60 },
  verse: { most: 60, seconds: 60 },
  pictures: { most: 60, seconds: 10 * 60 },
  misses: { most: 300, seconds: 60 },
  calls: { most: 600, seconds: 60 },
};

const WORDS: Record<LimitName, string> = {
  signInFailures: 'Too many attempts to log in with this username.',
  signInFailuresOfAddress: 'Too many attempts to log in from here.',
  signInFailuresOfAccount: 'There were many attempts to log in with this username, so each has to wait.',
  contact: 'You have sent several messages just now.',
  verse: 'You have asked for many verses just now.',
  pictures: 'You have sent many pictures just now.',
  misses: 'You have asked for many different pages just now.',
  calls: 'Too many requests.',
};

/** Where counts are kept: one count for each key, which starts again when its window ends. */
export interface LimitStore {
  /** Adds to a key's count and returns the new count with the end of its window, in milliseconds since 1970. */
  add(key: string, amount: number, seconds: number, now: Date): Promise<{ count: number; ends: number }>;
}

/** Counts what is limited, and refuses with 429. */
export interface Limits {
  /** Counts one more. @throws Refusal with Retry-After where there were too many */
  take(name: LimitName, who: string): Promise<void>;
  /** Takes one back: it turned out not to count. */
  giveBack(name: LimitName, who: string): Promise<void>;
  /**
   * Lets somebody try a secret. Each try is counted before the secret is checked, or tries that come together would all
   * pass; it is taken back unless the work says that the secret was wrong, as in `throw wrong(new Refusal(…))`.
   */
  guess<Result>(counted: readonly Counted[], work: (wrong: Wrong) => Promise<Result>): Promise<Result>;
}

/**
 * A limit, and whom it is counted for. With a network, nobody is refused for good once there were too many: each network
 * waits before each of its tries, the longer the more there were.
 */
export type Counted = readonly [name: LimitName, who: string, network?: string];

/** Marks a refusal as that of a wrong secret. */
export type Wrong = (refusal: Refusal) => Refusal;

/** The limits over a store of counts. */
export function createLimits(
  store: LimitStore,
  now: () => Date,
  rules: Readonly<Record<LimitName, LimitRule>> = LIMITS,
): Limits {
  const addToAll = (name: LimitName, who: string, amount: number) =>
    Promise.all(
      countedFor(who).map(async ([key, share]) => {
        const counted = await store.add(`${name} ${key}`, amount, rules[name].seconds, now());
        return { ...counted, over: counted.count > rules[name].most * share };
      }),
    );
  const until = (ends: number) => Math.max(1, Math.ceil((ends - now().getTime()) / 1000));

  /** One more for an account that anybody may try: too many of them make each network wait, and lock nobody out. */
  async function takeTurn(name: LimitName, who: string, network: string): Promise<void> {
    const { most, seconds } = rules[name];
    const { count } = await store.add(`${name} ${who}`, 1, seconds, now());
    if (count <= most) return;
    const wait = waitAfter(count - most, most);
    const turn = `${name} ${who} ${network}`;
    const asked = await store.add(`${turn} asked`, 0, seconds, now());
    if (asked.count === 0) await store.add(`${turn} asked`, 1, seconds, now());
    const latest = await store.add(`${turn} tried`, 1, wait, now());
    if (asked.count > 0 && latest.count === 1) return;
    await limits.giveBack(name, who);
    throw tooMany(name, until(latest.ends));
  }

  const limits: Limits = {
    async take(name, who) {
      const over = (await addToAll(name, who, 1)).filter((counted) => counted.over);
      if (over.length > 0) throw tooMany(name, until(Math.max(...over.map(({ ends }) => ends))));
    },
    async giveBack(name, who) {
      await addToAll(name, who, -1);
    },
    async guess(counted, work) {
      const taken: Counted[] = [];
      let wasWrong = false;
      const wrong: Wrong = (refusal) => {
        wasWrong = true;
        return refusal;
      };
      try {
        for (const [name, who, network] of counted) {
          await (network === undefined ? limits.take(name, who) : takeTurn(name, who, network));
          taken.push([name, who]);
        }
        return await work(wrong);
      } finally {
        if (!wasWrong) for (const [name, who] of taken) await limits.giveBack(name, who);
      }
    },
  };
  return limits;
}

/** Counts each call of a visitor before anything of it is read: what is refused has cost work too. */
export const countVisitor =
  (limits: Limits, name: LimitName): onRequestAsyncHookHandler =>
  (request) =>
    limits.take(name, addressOf(request));

/** The shortest and the longest that a network waits before a try for an account that is being guessed at, in seconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [15, 15 * 60];

/** How long a network waits, in seconds: twice as long each time that there were as many failures again. */
const waitAfter = (tooMuch: number, most: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.floor((tooMuch - 1) / most));

function tooMany(name: LimitName, seconds: number): Refusal {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(429, `${WORDS[name]} Please try again in ${wait}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/** More keys than this, and those whose window has ended are cleared away. */
const FIRST_SWEEP = 10_000;

/** Counts kept in this process's memory. */
export function memoryLimitStore(): LimitStore {
  const counts = new Map<string, { count: number; ends: number }>();
  let sweepAt = FIRST_SWEEP;
  const sweep = (at: number) => {
    for (const [key, { ends }] of counts) if (ends <= at) counts.delete(key);
    sweepAt = Math.max(FIRST_SWEEP, counts.size * 2);
  };
  return {
    async add(key, amount, seconds, now) {
      const at = now.getTime();
      if (counts.size >= sweepAt) sweep(at);
      const kept = counts.get(key);
      const ends = at + seconds * 1000;
      // A window that would end later than a new one was begun by a clock that has been set back since.
      const current = kept && kept.ends > at && kept.ends <= ends ? kept : { count: 0, ends };
      current.count = Math.max(0, current.count + amount);
      counts.set(key, current);
      return { ...current };
    },
  };
}

/** How many times a limit the /56 and the /48 around an IPv6 household may use up together: who holds one has many /64. */
const [SHARE_OF_56, SHARE_OF_48] = [4, 16];

/** The keys that are counted for somebody, and how many times the limit each may use: IPv6 by its wider networks too. */
function countedFor(who: string): [key: string, share: number][] {
  const [, before = '', network] = /^(.*?)([\da-f]+(?::[\da-f]+){3}::)\/64$/.exec(who) ?? [];
  if (network === undefined) return [[who, 1]];
  return [
    [who, 1],
    [before + networkOf(network, 56), SHARE_OF_56],
    [before + networkOf(network, 48), SHARE_OF_48],
  ];
}
