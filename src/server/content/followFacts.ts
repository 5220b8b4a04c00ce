type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Shorter facts are not replaced inside the sentences of the files: they could be part of another word. */
const MIN_FACT_LENGTH = 8;

/** The key of the facts that sentences may name. */
const NAMED = 'value';

/**
 * The texts of a page that contain a church fact which staff have changed, by path: the fact itself, and sentences that
 * name it. Lists are returned whole.
 *
 * @param words a page's words of the files
 * @param facts the church's facts of the files, and as they are now
 */
export function followFacts(words: object, facts: object, factsNow: object): Record<string, unknown> {
  const replaced = new Map<unknown, unknown>();
  const named = new Map<string, string>();
  compare(facts, factsNow, '');
  const found: Record<string, unknown> = {};
  // Any of these texts, the longest first, so that each place of a sentence is replaced once.
  const longestFirst = [...named.keys()].sort((one, other) => other.length - one.length);
  const anyOf = longestFirst.map((text) => RegExp.escape(text)).join('|') || '(?!)'; // none: finds nothing
  const names = new RegExp(anyOf, 'g');
  visit(words, '');
  return found;

  function compare(old: unknown, now: unknown, name: string): void {
    if (old === now) return;
    if (typeof old === 'string' && typeof now === 'string') {
      if (name === NAMED && old.length >= MIN_FACT_LENGTH) named.set(old, now);
      return;
    }
    if (!isTree(old) || !isTree(now)) return;
    replaced.set(old, now);
    for (const [inner, value] of Object.entries(old)) if (Object.hasOwn(now, inner)) compare(value, now[inner], inner);
  }

  function following(value: unknown): unknown {
    if (replaced.has(value)) return replaced.get(value);
    if (typeof value === 'string') return value.replace(names, (old) => named.get(old) ?? old);
    if (!isTree(value)) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, following(inner)] as const);
    if (entries.every(([name, inner]) => inner === value[name])) return value;
    return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  }

  function visit(value: unknown, path: string): void {
    const now = following(value);
    if (now === value) return;
    if (!isTree(value) || Array.isArray(value) || replaced.has(value)) found[path] = now;
    else for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`);
  }
}
