import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A part of a pattern: the places that it may begin and end with, each as often as there are ways to it. */
interface Part {
  empty: boolean;
  first: number[];
  last: number[];
}

const NOTHING: Part = { empty: true, first: [], last: [] };

/** Every character, as bits. */
const ANYTHING = -1n;

/** The places of a pattern: the characters that each reads, a bit for each, and the places that may follow it. */
interface Places {
  signs: bigint[];
  follow: number[][];
  /** What its lookarounds contain. */
  around: AST.Alternative[][];
}

/** Characters that tell apart the sets which patterns use, beside those that a pattern names itself. */
const SAMPLES = 'azAZ09_ \t\n.,:;!?\'"/()<>[]{}*-–éñ\u0301٣中😀';

/** What is known of a pattern without running it. */
interface Examined {
  /** A text that a loop of it can read in two ways. */
  twice: string | undefined;
  /** The power: how many loops follow each other, the search from each character included. */
  degree: number;
}

/**
 * Examines a pattern without running it: whether a loop of it can read a text in two ways, as `(?:ni |wapi |ni wapi )*`
 * reads `ni wapi `, and its work doubles with each repetition; else to which power of a text's length its work may grow.
 * Assertions are passed over, so they excuse nothing: the work may be less, but not more.
 *
 * Every character of the pattern is a place, with the places that may follow it (Glushkov's automaton). Two readers start
 * at the same place of a loop; if they can part and meet again on the same text, it is read in two ways.
 */
export function examinePattern(source: string, flags: string): Examined {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const alphabet = [...new Set(`${SAMPLES}${source}${source.toUpperCase()}`)];
  const read = new Map<string, bigint>();
  let twice: string | undefined;
  const isAnchored =
    flags.includes('y') ||
    (!flags.includes('m') &&
      parsed.alternatives.every(({ elements: [begin] }) => begin?.type === 'Assertion' && begin.kind === 'start'));
  const degree = degreeOf(parsed.alternatives, !isAnchored);
  return { twice, degree };

  /** What a lookaround contains is done again at each character, if the pattern around it comes to so many. */
  function degreeOf(alternatives: AST.Alternative[], isSearched: boolean): number {
    const places = placesOf(alternatives, isSearched);
    const loops = loopsOf(places.follow);
    twice ??= readTwiceIn(places, loops);
    return mostInRow(places, loops) + Math.max(0, ...places.around.map((inner) => degreeOf(inner, false)));
  }

  /** The characters of the alphabet that one element reads. */
  function signsOf(raw: string): bigint {
    let signs = read.get(raw);
    if (signs === undefined) {
      const element = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''));
      signs = alphabet.reduce((bits, sign, at) => (element.test(sign) ? bits | (1n << BigInt(at)) : bits), 0n);
      read.set(raw, signs);
    }
    return signs;
  }

  function placesOf(alternatives: AST.Alternative[], isSearched: boolean): Places {
    const signs: bigint[] = [];
    const follow: number[][] = [];
    const around: AST.Alternative[][] = [];
    const whole = partOfAny(alternatives);
    if (isSearched) {
      // What is passed over before the pattern is found.
      const search = placeOf(ANYTHING);
      lead([search], [search, ...whole.first]);
    }
    return { signs, follow, around };

    function placeOf(what: bigint): number {
      follow.push([]);
      return signs.push(what) - 1;
    }

    function partOfAny(list: AST.Alternative[]): Part {
      const parts = list.map(({ elements }) => elements.map(partOf).reduce(joined, NOTHING));
      return {
        empty: parts.some(({ empty }) => empty),
        first: parts.flatMap(({ first }) => first),
        last: parts.flatMap(({ last }) => last),
      };
    }

    function joined(before: Part, behind: Part): Part {
      lead(before.last, behind.first);
      return {
        empty: before.empty && behind.empty,
        first: before.empty ? [...before.first, ...behind.first] : before.first,
        last: behind.empty ? [...before.last, ...behind.last] : behind.last,
      };
    }

    function lead(from: number[], to: number[]): void {
      for (const place of from) for (const next of to) follow[place]?.push(next);
    }

    function partOf(node: AST.Element): Part {
      switch (node.type) {
        case 'Group':
        case 'CapturingGroup':
          return partOfAny(node.alternatives);
        case 'Quantifier':
          return repeated(node);
        case 'Assertion':
          if (node.kind === 'lookahead' || node.kind === 'lookbehind') around.push(node.alternatives);
          return NOTHING;
        case 'Backreference':
          return { ...partOfAny([node.resolved].flat().flatMap((group) => group.alternatives)), empty: true };
        default: {
          const place = placeOf(signsOf(node.raw));
          return { empty: false, first: [place], last: [place] };
        }
      }
    }

    function repeated({ element, min, max }: AST.Quantifier): Part {
      let whole: Part = NOTHING;
      if (max !== Number.POSITIVE_INFINITY) {
        // From the back, so that each optional time holds those behind it.
        for (let count = max; count > 0; count--) {
          whole = joined(partOf(element), whole);
          if (count > min) whole = { ...whole, empty: true };
        }
        return whole;
      }
      for (let count = 1; count < min; count++) whole = joined(whole, partOf(element));
      const loop = partOf(element);
      lead(loop.last, loop.first);
      return joined(whole, { ...loop, empty: loop.empty || min === 0 });
    }
  }

  function readTwiceIn({ signs, follow }: Places, loops: number[]): string | undefined {
    const within = follow.map((nexts, place) => nexts.filter((next) => loops[next] === loops[place]));
    const pairs = new Map<string, { one: number; other: number; text: string }>();
    for (const place of follow.keys()) pairs.set(`${place} ${place}`, { one: place, other: place, text: '' });
    for (const { one, other, text } of pairs.values()) {
      for (const [at, next] of (within[one] ?? []).entries()) {
        for (const [otherAt, otherNext] of (within[other] ?? []).entries()) {
          if (one === other && at >= otherAt) continue;
          const both = (signs[next] ?? 0n) & (signs[otherNext] ?? 0n);
          if (both === 0n) continue;
          const now = text + alphabet[both.toString(2).length - 1];
          if (next === otherNext) return now;
          const key = `${Math.min(next, otherNext)} ${Math.max(next, otherNext)}`;
          if (!pairs.has(key)) pairs.set(key, { one: next, other: otherNext, text: now });
        }
      }
    }
    return undefined;
  }
}

/** For each place the loop that it is part of, by number: places of one loop lead to each other (Tarjan's algorithm). */
function loopsOf(follow: number[][]): number[] {
  const index: number[] = [];
  const low: number[] = [];
  const loop: number[] = [];
  const stack: number[] = [];
  let count = 0;
  for (const place of follow.keys()) if (index[place] === undefined) visit(place);
  return loop;

  function visit(place: number): void {
    index[place] = low[place] = count++;
    stack.push(place);
    for (const next of new Set(follow[place])) {
      if (index[next] === undefined) visit(next);
      if (loop[next] === undefined) low[place] = Math.min(low[place] ?? 0, low[next] ?? 0);
    }
    if (low[place] !== index[place]) return;
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      loop[top] = place;
      if (top === place) break;
    }
  }
}

/**
 * The most loops in a row of which each can read on where the one before it could: on such a text the work grows with that
 * power of its length. `\\w+ \\w+` has one, since the space parts them.
 */
function mostInRow({ signs, follow }: Places, loops: number[]): number {
  const members = Map.groupBy(follow.keys(), (place) => loops[place] ?? place);
  for (const [loop, places] of members) {
    if (!places.some((place) => follow[place]?.some((next) => loops[next] === loop))) members.delete(loop);
  }
  const before = follow.map((): number[] => []);
  for (const [place, nexts] of follow.entries()) for (const next of nexts) before[next]?.push(place);
  const most = new Map<number, number>();
  return Math.max(0, ...members.keys().map(mostFrom));

  function mostFrom(loop: number): number {
    const known = most.get(loop);
    if (known !== undefined) return known;
    const behind = [...members.keys()].filter((other) => other !== loop && passes(loop, other));
    const count = 1 + Math.max(0, ...behind.map(mostFrom));
    most.set(loop, count);
    return count;
  }

  /** Whether on one text a reader can stay in the first loop, one stay in the other, and one go from the first to the other. */
  function passes(from: number, to: number): boolean {
    const triples = new Map<string, [number, number, number]>();
    const leading = placesBefore(to);
    const add = (...triple: [number, number, number]) => triples.set(triple.join(), triple);
    for (const stays of members.get(from) ?? []) for (const other of members.get(to) ?? []) add(stays, stays, other);
    for (const [stays, goes, other] of triples.values()) {
      if (goes === other) return true;
      for (const next of follow[stays] ?? []) {
        if (loops[next] !== from) continue;
        for (const otherNext of follow[other] ?? []) {
          if (loops[otherNext] !== to) continue;
          const both = (signs[next] ?? 0n) & (signs[otherNext] ?? 0n);
          if (both === 0n) continue;
          for (const goesNext of follow[goes] ?? []) {
            if (!leading.has(goesNext)) continue;
            if ((both & (signs[goesNext] ?? 0n)) !== 0n) add(next, goesNext, otherNext);
          }
        }
      }
    }
    return false;
  }

  /** The places from which a loop can be reached. */
  function placesBefore(loop: number): Set<number> {
    const reached = new Set(members.get(loop));
    for (const one of reached) for (const place of before[one] ?? []) reached.add(place);
    return reached;
  }
}
