import type { ApiError } from '#web/api/apiError.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import type { Outcome, Sent } from '#web/outbox/outbox.ts';
import type { Write } from '#web/outbox/writes.ts';

/** What people save beside single events, for the random schedules: each save has a text of its own. */

/** A save, and what the person was told of it. */
export interface OtherTold {
  text: string;
  /** What it is about: a later save about the same may take its place. */
  about: string;
  outcome?: Outcome;
}

const KINDS = ['signup', 'createSeries', 'noteMessage', 'markMessages', 'publishWords'] as const;
const WORDS = ['title', 'lead'] as const;

const refusal = (status: number): Sent => ({
  error: { kind: 'refused', status, text: `Refused with ${status}.`, exception: '', answer: null } satisfies ApiError,
});

/** The server's part: what each text did, and how often. */
export class OtherRecords {
  readonly done = new Map<string, number>();
  readonly #secrets = new Set<string>();
  readonly words = new Map<string, number>();
  #version = 0;

  #count(text: string): void {
    this.done.set(text, (this.done.get(text) ?? 0) + 1);
  }

  /** Does a write; undefined if it is none of these. */
  work(item: OutboxItem): Sent | undefined {
    switch (item.kind) {
      case 'signup':
        // The secret key alone makes it safe to repeat.
        if (item.signup.name.includes('refuse')) return refusal(409);
        if (!this.#secrets.has(item.secret)) this.#count(item.signup.name);
        this.#secrets.add(item.secret);
        return { data: {}, result: {} };
      case 'createSeries':
        this.#count(item.series.event.title);
        return { data: {}, result: { events: [] } };
      case 'noteMessage':
        this.#count(item.note);
        return { data: {}, result: {} };
      case 'markMessages':
        for (const { name } of item.chosen) this.#count(name);
        return { data: {}, result: {} };
      case 'publishWords': {
        if (item.changes.some(({ field, base }) => (this.words.get(field) ?? 0) !== base)) return refusal(412);
        const versions = item.changes.map(({ field, value }) => {
          this.#count(String(value));
          this.#version++;
          this.words.set(field, this.#version);
          return this.#version;
        });
        return { data: {}, result: { versions } };
      }
      default:
        return undefined;
    }
  }

  /** A write of a random kind, as a person makes it. */
  write(random: (count: number) => number, key: string): { write: Write; told: OtherTold; staff: boolean } {
    const kind = KINDS[random(KINDS.length)] as (typeof KINDS)[number];
    const text = `${kind} ${key}`;
    switch (kind) {
      case 'signup': {
        const name = random(6) === 0 ? `${text} refuse` : text;
        const signup = { name, adults: 1, children: 0, phone_number: null, answer: null };
        const event = { id: '1', title: 'Bus', start_date: '2026-11-27', end_date: '2026-11-27' };
        return {
          write: { kind, language: 'en', event, secret: key, signup, signs: { remarks: '', seconds: random(90) } },
          told: { text: name, about: text },
          staff: false,
        };
      }
      case 'createSeries': {
        const series = { event: { title: text }, rule: 'weekly', dates: [] } as never;
        return { write: { kind, series, form: {} }, told: { text, about: text }, staff: true };
      }
      case 'noteMessage': {
        const messageId = random(3) + 1;
        return {
          write: { kind, messageId, name: 'Ann', note: text, was: '' },
          told: { text, about: `note ${messageId}` },
          staff: true,
        };
      }
      case 'markMessages': {
        const chosen = [{ id: Number(key.slice(1)), name: text, read: false, spam: false }];
        return { write: { kind, chosen, marks: { read: true } }, told: { text, about: text }, staff: true };
      }
      case 'publishWords': {
        const field = WORDS[random(WORDS.length)] as string;
        const changes = [{ field, value: text, base: this.words.get(field) ?? 0 }];
        return {
          write: { kind, page: 'home', language: 'en', title: field, changes, drafts: [''] },
          told: { text, about: `words ${field}` },
          staff: true,
        };
      }
    }
  }
}

/** What of these is not as the people were told. @param seenRefused whether what has a text is shown as refused */
export function otherDifferences(
  told: readonly OtherTold[],
  { done }: OtherRecords,
  seenRefused: (text: string) => boolean,
): string[] {
  const wrong: string[] = [];
  for (const [text, times] of done) if (times > 1) wrong.push(`${text} was done ${times} times`);
  for (const { text, about, outcome } of told) {
    const promised = outcome && (outcome.waits || outcome.error === undefined);
    const again = told.some((other) => other.about === about && other.text !== text);
    if (promised && !done.has(text) && !seenRefused(text) && !again) wrong.push(`${text} was never done`);
  }
  return wrong;
}
