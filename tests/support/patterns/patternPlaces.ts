import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A part of a pattern: the places that it may begin and end with, each as often as there are ways to it. */
interface Part {
  empty: boolean;
  first: number[];
  last: number[];
  /** Those of the last places behind which nothing can fail any more. */
  ends: number[];
  /** Whether it may fail although it reads nothing. */
  asserts?: boolean;
}

const NOTHING: Part = { empty: true, first: [], last: [], ends: [] };
const ASSERTION: Part = { ...NOTHING, asserts: true };

/** Every character, as bits. */
const ANYTHING = -1n;

/** Characters that tell apart the sets which patterns use, beside those that a pattern names itself. */
const SAMPLES = 'azAZ09_ \t\n.,:;!?\'"/()<>[]{}*-–éñ\u0301٣中😀';

/** The places of a pattern, one for each character of it. */
export interface Places {
  /** What each reads: a bit for each character of the alphabet. */
  signs: bigint[];
  /** The places that may follow each, as often as there are ways. */
  follow: number[][];
  /** The places where the pattern is found, whatever comes. */
  ends: ReadonlySet<number>;
  /** The same for what each of its lookarounds contains. */
  around: Places[];
  /** A character of the alphabet that all these bits stand for. */
  sample: (bits: bigint) => string;
}

/**
 * Reads a pattern as Glushkov's automaton. Assertions are passed over. A pattern that may begin anywhere has a place before
 * it that reads everything, again and again.
 */
export function placesOfPattern(source: string, flags: string): Places {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const alphabet = [...new Set(`${SAMPLES}${source}${source.toUpperCase()}`)];
  const read = new Map<string, bigint>();
  const isAnchored =
    flags.includes('y') ||
    (!flags.includes('m') &&
      alternatives.every(({ elements: [begin] }) => begin?.type === 'Assertion' && begin.kind === 'start'));
  return placesOf(alternatives, { isWhole: true, isSearched: !isAnchored });

  /** What one element reads, as the engine has it. */
  function signsOf(raw: string): bigint {
    let signs = read.get(raw);
    if (signs === undefined) {
      const element = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
      signs = alphabet.reduce((bits, sign, at) => (element.test(sign) ? bits | (1n << BigInt(at)) : bits), 0n);
      read.set(raw, signs);
    }
    return signs;
  }

  function placesOf(inner: AST.Alternative[], { isWhole = false, isSearched = false }): Places {
    const signs: bigint[] = [];
    const follow: number[][] = [];
    const around: Places[] = [];
    const { first, ends } = partOfAny(inner);
    if (isSearched) {
      const search = placeOf(ANYTHING);
      lead([search], [search, ...first]);
    }
    const sample = (bits: bigint) => alphabet.find((_, at) => (bits >> BigInt(at)) & 1n) ?? '?';
    return { signs, follow, ends: new Set(isWhole ? ends : []), around, sample };

    function placeOf(what: bigint): number {
      follow.push([]);
      return signs.push(what) - 1;
    }

    function lead(from: number[], to: number[]): void {
      for (const place of from) for (const next of to) follow[place]?.push(next);
    }

    function partOfAny(list: AST.Alternative[]): Part {
      const parts = list.map(({ elements }) => elements.map(partOf).reduce(joined, NOTHING));
      return {
        empty: parts.some(({ empty }) => empty),
        first: parts.flatMap((part) => part.first),
        last: parts.flatMap(({ last }) => last),
        ends: parts.flatMap((part) => part.ends),
        asserts: parts.some(({ asserts }) => asserts),
      };
    }

    function joined(before: Part, behind: Part): Part {
      lead(before.last, behind.first);
      return {
        empty: before.empty && behind.empty,
        first: before.empty ? [...before.first, ...behind.first] : before.first,
        last: behind.empty ? [...before.last, ...behind.last] : behind.last,
        ends: behind.empty && !behind.asserts ? [...before.ends, ...behind.ends] : behind.ends,
        asserts: before.asserts || behind.asserts,
      };
    }

    function partOf(node: AST.Element): Part {
      switch (node.type) {
        case 'Group':
        case 'CapturingGroup':
          return partOfAny(node.alternatives);
        case 'Quantifier':
          return repeated(node);
        case 'Assertion':
          if (node.kind === 'lookahead' || node.kind === 'lookbehind') around.push(placesOf(node.alternatives, {}));
          return ASSERTION;
        case 'Backreference': {
          const again = partOfAny([node.resolved].flat().flatMap((group) => group.alternatives));
          return { ...again, empty: true, ends: [], asserts: true };
        }
        default: {
          const place = placeOf(signsOf(node.raw));
          return { empty: false, first: [place], last: [place], ends: [place] };
        }
      }
    }

    function repeated({ element, min, max }: AST.Quantifier): Part {
      let part: Part = NOTHING;
      if (max !== Number.POSITIVE_INFINITY) {
        // From the back, so that each optional time holds those behind it.
        for (let count = max; count > 0; count--) {
          part = joined(partOf(element), part);
          if (count > min) part = { ...part, empty: true, asserts: false };
        }
        return part;
      }
      for (let count = 1; count < min; count++) part = joined(part, partOf(element));
      const loop = partOf(element);
      lead(loop.last, loop.first);
      return joined(part, min === 0 ? { ...loop, empty: true, asserts: false } : loop);
    }
  }
}
