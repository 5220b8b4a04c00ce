import type { InterfaceWords } from '#content/interfaceWords.ts';
import { HttpError, type LocalizedText, localize } from '#server/httpError.ts';
import { networkOf } from './networks.ts';

/** At most `most` in `seconds`. */
export interface LimitRule {
  most: number;
  seconds: number;
}

/** What is limited. Cached responses, such as public pages, are never counted. */
export type LimitName =
  | 'signInFailures'
  | 'signInFailuresOfAddress'
  | 'signInFailuresOfAccount'
  | 'contact'
  | 'signupRequests'
  | 'signups'
  | 'signupsOfEvent'
  | 'signupHeads'
  | 'verse'
  | 'pictures'
  | 'misses'
  | 'requests';

/** The defaults; settings override them. */
export const LIMITS: Readonly<Record<LimitName, LimitRule>> = {
  signInFailures: { most: 5, seconds: 15 * 60 },
  signInFailuresOfAddress: { most: 50, seconds: 15 * 60 },
  signInFailuresOfAccount: { most: 20, seconds: 60 * 60 },
  contact: { most: 5, seconds: 10 * 60 },
  // High, since hundreds of phones share the one address of a mobile network, or of the church's own.
  signupRequests: { most: 3000, seconds: 10 * 60 },
  signups: { most: 300, seconds: 10 * 60 },
  signupsOfEvent: { most: 1000, seconds: 10 * 60 },
  // Low, so that nobody alone takes the places of an event. Staff lift it for an event that a crowd signs up for.
  signupHeads: { most: 40, seconds: 10 * 60 },
  verse: { most: 60, seconds: 60 },
  pictures: { most: 60, seconds: 10 * 60 },
  misses: { most: 300, seconds: 60 },
  requests: { most: 600, seconds: 60 },
};

const WORDS: Record<LimitName, LocalizedText> = {
  signInFailures: 'Too many attempts to log in with this username.',
  signInFailuresOfAddress: 'Too many attempts to log in from here.',
  signInFailuresOfAccount: 'There were many attempts to log in with this username, so each has to wait.',
  contact: ({ serverErrors }) => serverErrors.limits.contact,
  signupRequests: ({ serverErrors }) => serverErrors.limits.signups,
  signups: ({ serverErrors }) => serverErrors.limits.signups,
  signupsOfEvent: ({ serverErrors }) => serverErrors.limits.signupsOfEvent,
  signupHeads: ({ serverErrors }) => serverErrors.limits.signupHeads,
  verse: ({ serverErrors }) => serverErrors.limits.verse,
  pictures: 'You have sent many files just now.',
  misses: ({ serverErrors }) => serverErrors.limits.misses,
  requests: ({ serverErrors }) => serverErrors.limits.requests,
};

/** What helps besides waiting: failures are counted per password, so a new password lifts the limit. */
const WAY_OUT: Partial<Record<LimitName, string>> = {
  signInFailures: ', or ask an owner for a new password',
  signInFailuresOfAccount: ', or ask an owner for a new password',
};

/** Keeps one count per key, which restarts when its window ends. */
export interface LimitStore {
  /** Adds to a key's count. Returns the new count and the end of its window (epoch milliseconds). */
  add(key: string, amount: number, seconds: number, now: Date): Promise<{ count: number; ends: number }>;
}

/** Rate limits. */
export interface Limits {
  /** Counts `amount`, by default one. @throws HttpError 429 with Retry-After if the limit is exceeded */
  take(name: LimitName, who: string, amount?: number): Promise<void>;
  /** Takes a count back. */
  giveBack(name: LimitName, who: string, amount?: number): Promise<void>;
  /**
   * Runs a check of a secret. The try is counted first, or simultaneous tries would all pass. It is taken back unless
   * the work marks the secret as wrong: `throw wrong(new HttpError(…))`.
   */
  guess<Result>(counted: readonly Counted[], work: (wrong: Wrong) => Promise<Result>): Promise<Result>;
}

/**
 * A limit and the key that it counts. With a network, a person above the limit is not locked out: that network waits
 * before each try, longer after each failure.
 */
export type Counted = readonly [name: LimitName, who: string, network?: string];

/** Marks an error as caused by a wrong secret. */
type Wrong = (refusal: HttpError) => HttpError;

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

  /** Counts a try to sign in to an account. Above the limit each network has to wait before its next try. */
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
    async take(name, who, amount = 1) {
      const over = (await addToAll(name, who, amount)).filter((counted) => counted.over);
      if (over.length > 0) throw tooMany(name, until(Math.max(...over.map(({ ends }) => ends))));
    },
    async giveBack(name, who, amount = 1) {
      await addToAll(name, who, -amount);
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

/** The shortest and longest wait between tries at an account that is being guessed at. */
const [MIN_WAIT_S, MAX_WAIT_S] = [15, 15 * 60];

/** The wait in seconds; it doubles with every `most` further failures. */
const waitAfter = (tooMuch: number, most: number): number =>
  Math.min(MAX_WAIT_S, MIN_WAIT_S * 2 ** Math.floor((tooMuch - 1) / most));

function tooMany(name: LimitName, seconds: number): HttpError {
  const said = (words: InterfaceWords) =>
    `${localize(WORDS[name], words)} ${words.serverErrors.tryAgainIn(Math.ceil(seconds / 60))}${WAY_OUT[name] ?? ''}.`;
  return new HttpError(429, said, { headers: { 'retry-after': String(seconds) } });
}

/** Above this many keys, ended windows are removed. */
const MAX_UNSWEPT_KEYS = 10_000;

/** Counts in this process's memory. */
export function memoryLimitStore(): LimitStore {
  const counts = new Map<string, { count: number; ends: number }>();
  let sweepAt = MAX_UNSWEPT_KEYS;
  const sweep = (at: number) => {
    for (const [key, { ends }] of counts) if (ends <= at) counts.delete(key);
    sweepAt = Math.max(MAX_UNSWEPT_KEYS, counts.size * 2);
  };
  return {
    async add(key, amount, seconds, now) {
      const at = now.getTime();
      if (counts.size >= sweepAt) sweep(at);
      const kept = counts.get(key);
      const ends = at + seconds * 1000;
      // A window that ends later than a new one would was started before the clock was set back.
      const current = kept && kept.ends > at && kept.ends <= ends ? kept : { count: 0, ends };
      current.count = Math.max(0, current.count + amount);
      counts.set(key, current);
      return { ...current };
    },
  };
}

/** How many times the limit a /56 and a /48 may use, since one customer may hold many /64. */
const [SHARE_OF_56, SHARE_OF_48] = [4, 16];

/** The keys to count, with how many times the limit each may use: IPv6 also by its wider networks. */
function countedFor(who: string): [key: string, share: number][] {
  const at = who.lastIndexOf(' ') + 1;
  const [before, address] = [who.slice(0, at), who.slice(at)];
  const [, network] = /^([\da-f]{1,4}(?::[\da-f]{1,4}){3}::)\/64$/.exec(address) ?? [];
  if (network === undefined) return [[who, 1]];
  return [
    [who, 1],
    [before + networkOf(network, 56), SHARE_OF_56],
    [before + networkOf(network, 48), SHARE_OF_48],
  ];
}
