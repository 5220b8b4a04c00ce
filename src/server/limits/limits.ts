import { LRUCache } from 'lru-cache';
import type { InterfaceWords } from '#content/interfaceWords.ts';
import { HttpError, type LocalizedText, localize } from '#server/httpError.ts';
import { networkOf } from './networks.ts';

/** At most `most` in `seconds`. */
export interface LimitRule {
  most: number;
  seconds: number;
}

const SECONDS: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** Reads a rule as settings write it: `5/15m` is five in 15 minutes (s, m, h). Undefined if the text is none. */
export function readRule(text: string): LimitRule | undefined {
  const [, most, time, unit = ''] = /^([1-9]\d{0,6})\/([1-9]\d{0,3})([smh])$/i.exec(text) ?? [];
  return most === undefined
    ? undefined
    : { most: Number(most), seconds: Number(time) * (SECONDS[unit.toLowerCase()] ?? 1) };
}

/** A limit: its setting, its rule without that setting, what is said above it, and what helps besides waiting. */
type Limit = readonly [setting: string, rule: string, said: LocalizedText, wayOut?: string];

/** Failures are counted per password, so a new password lifts the limit. */
const NEW_PASSWORD = ', or ask an owner for a new password';

/** What is limited. Cached responses, such as public pages, are never counted. */
const TABLE = {
  signInFailures: ['LIMIT_SIGN_IN', '5/15m', 'Too many attempts to log in with this username.', NEW_PASSWORD],
  signInFailuresOfAddress: ['LIMIT_SIGN_IN_ADDRESS', '50/15m', 'Too many attempts to log in from here.'],
  signInFailuresOfAccount: [
    'LIMIT_SIGN_IN_ACCOUNT',
    '20/1h',
    'There were many attempts to log in with this username, so each has to wait.',
    NEW_PASSWORD,
  ],
  contact: ['LIMIT_CONTACT', '5/10m', ({ serverErrors }) => serverErrors.limits.contact],
  contactsOfAddress: ['LIMIT_CONTACT_ADDRESS', '200/1h', ({ serverErrors }) => serverErrors.limits.contactsOfAddress],
  // High, since hundreds of phones share the one address of a mobile network, or of the church's own.
  signupRequests: ['LIMIT_SIGNUP_REQUESTS', '3000/10m', ({ serverErrors }) => serverErrors.limits.signups],
  signups: ['LIMIT_SIGNUPS', '300/10m', ({ serverErrors }) => serverErrors.limits.signups],
  signupsOfEvent: ['LIMIT_SIGNUPS_EVENT', '1000/10m', ({ serverErrors }) => serverErrors.limits.signupsOfEvent],
  // Low, so that nobody alone takes the places of an event. Staff lift it for an event that a crowd signs up for.
  signupHeads: ['LIMIT_SIGNUP_HEADS', '40/10m', ({ serverErrors }) => serverErrors.limits.signupHeads],
  verse: ['LIMIT_VERSE', '60/1m', ({ serverErrors }) => serverErrors.limits.verse],
  pictures: ['LIMIT_PICTURES', '60/10m', 'You have sent many files just now.'],
  misses: ['LIMIT_MISSES', '300/1m', ({ serverErrors }) => serverErrors.limits.misses],
  requests: ['LIMIT_REQUESTS', '600/1m', ({ serverErrors }) => serverErrors.limits.requests],
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof TABLE;

export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

/** @param ruleOf the rule of a setting, where it is set */
export function limitRules(ruleOf: (setting: string) => LimitRule | undefined = () => undefined): LimitRules {
  const rules = Object.entries(TABLE).map(([name, [setting, rule]]) => [name, ruleOf(setting) ?? readRule(rule)]);
  return Object.fromEntries(rules);
}

/** The rules without settings. */
export const LIMITS = limitRules();

/** Keeps one count per key, which restarts when its window ends. */
export interface LimitStore {
  /** Adds to a key's count. Returns the new count and the end of its window (epoch milliseconds). */
  add(key: string, amount: number, seconds: number, now: Date): Promise<{ count: number; ends: number }>;
}

/** Rate limits. */
export type Limits = ReturnType<typeof createLimits>;

/**
 * A limit and the key that it counts. With a network, a person above the limit is not locked out: that network waits
 * before each try, longer after each failure.
 */
export type Counted = readonly [name: LimitName, who: string, network?: string];

export function createLimits(store: LimitStore, now: () => Date, rules: LimitRules = LIMITS) {
  const addToAll = (name: LimitName, who: string, amount: number) =>
    Promise.all(
      countedFor(who).map(async ([key, share]) => {
        const counted = await store.add(`${name} ${key}`, amount, rules[name].seconds, now());
        return { ...counted, over: counted.count > rules[name].most * share };
      }),
    );
  const until = (ends: number) => Math.max(1, Math.ceil((ends - now().getTime()) / 1000));

  /** Counts `amount`. @throws HttpError 429 with Retry-After if the limit is exceeded */
  async function take(name: LimitName, who: string, amount = 1): Promise<void> {
    const over = (await addToAll(name, who, amount)).filter((counted) => counted.over);
    if (over.length > 0) throw tooMany(name, until(Math.max(...over.map(({ ends }) => ends))));
  }

  /** Takes a count back. */
  const giveBack = (name: LimitName, who: string, amount = 1): Promise<unknown> => addToAll(name, who, -amount);

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
    await giveBack(name, who);
    throw tooMany(name, until(latest.ends));
  }

  /**
   * Runs a check of a secret. The try is counted first, or simultaneous tries would all pass. It is taken back unless
   * the work marks the secret as wrong: `throw wrong(new HttpError(…))`.
   */
  async function guess<Result>(
    counted: readonly Counted[],
    work: (wrong: (refusal: HttpError) => HttpError) => Promise<Result>,
  ): Promise<Result> {
    const taken: Counted[] = [];
    let wasWrong = false;
    try {
      for (const [name, who, network] of counted) {
        await (network === undefined ? take(name, who) : takeTurn(name, who, network));
        taken.push([name, who]);
      }
      return await work((refusal) => {
        wasWrong = true;
        return refusal;
      });
    } finally {
      if (!wasWrong) for (const [name, who] of taken) await giveBack(name, who);
    }
  }

  return { take, giveBack, guess };
}

/** The shortest and longest wait between tries at an account that is being guessed at. */
const [MIN_WAIT_S, MAX_WAIT_S] = [15, 15 * 60];

/** The wait in seconds; it doubles with every `most` further failures. */
const waitAfter = (tooMuch: number, most: number): number =>
  Math.min(MAX_WAIT_S, MIN_WAIT_S * 2 ** Math.floor((tooMuch - 1) / most));

function tooMany(name: LimitName, seconds: number): HttpError {
  const [, , sentence, wayOut = '']: Limit = TABLE[name];
  const said = (words: InterfaceWords) =>
    `${localize(sentence, words)} ${words.serverErrors.tryAgainIn(Math.ceil(seconds / 60))}${wayOut}.`;
  return new HttpError(429, said, { headers: { 'retry-after': String(seconds) } });
}

/** The most keys; the ones that were counted longest ago go first. */
const MAX_KEYS = 100_000;

/** Counts in this process's memory. */
export function memoryLimitStore(): LimitStore {
  // By `max` the library would reserve the room of all keys at once.
  const counts = new LRUCache<string, { count: number; ends: number }>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });
  return {
    async add(key, amount, seconds, now) {
      const at = now.getTime();
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
