import { type Places, placesOfPattern } from './patternPlaces.ts';

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
 */
export function examinePattern(source: string, flags: string): Examined {
  return examined(placesOfPattern(source, flags));
}

/** What a lookaround contains is done again at each character, if the pattern around it comes to so many. */
function examined(places: Places): Examined {
  const loops = loopsOf(places.follow);
  const around = places.around.map(examined);
  return {
    twice: readTwice(places, loops) ?? around.find(({ twice }) => twice !== undefined)?.twice,
    degree: mostInRow(places, loops) + Math.max(0, ...around.map(({ degree }) => degree)),
  };
}

/** A text on which two readers who start at the same place of a loop can part and meet again. */
function readTwice({ signs, follow, sample }: Places, loops: number[]): string | undefined {
  const within = follow.map((nexts, place) => nexts.filter((next) => loops[next] === loops[place]));
  const pairs = new Map<string, { one: number; other: number; text: string }>();
  for (const place of follow.keys()) pairs.set(`${place} ${place}`, { one: place, other: place, text: '' });
  for (const { one, other, text } of pairs.values()) {
    for (const [at, next] of (within[one] ?? []).entries()) {
      for (const [otherAt, otherNext] of (within[other] ?? []).entries()) {
        if (one === other && at >= otherAt) continue;
        const both = (signs[next] ?? 0n) & (signs[otherNext] ?? 0n);
        if (both === 0n) continue;
        if (next === otherNext) return text + sample(both);
        const key = `${Math.min(next, otherNext)} ${Math.max(next, otherNext)}`;
        if (!pairs.has(key)) pairs.set(key, { one: next, other: otherNext, text: text + sample(both) });
      }
    }
  }
  return undefined;
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
function mostInRow({ signs, follow, ends }: Places, loops: number[]): number {
  const members = Map.groupBy(follow.keys(), (place) => loops[place] ?? place);
  for (const [loop, places] of members) {
    if (!places.some((place) => follow[place]?.some((next) => loops[next] === loop))) members.delete(loop);
  }
  const before = follow.map((): number[] => []);
  for (const [place, nexts] of follow.entries()) for (const next of nexts) before[next]?.push(place);
  const counts = new Map<number, number>();
  return Math.max(0, ...members.keys().map(mostFrom));

  function mostFrom(loop: number): number {
    const known = counts.get(loop);
    if (known !== undefined) return known;
    const behind = [...members.keys()].filter((other) => other !== loop && passes(loop, other));
    const most = Math.max(0, ...behind.map(mostFrom));
    // Where the pattern is found in any case, nothing is read again.
    const isEnd = members.get(loop)?.every((place) => ends.has(place));
    const count = most === 0 && isEnd ? 0 : 1 + most;
    counts.set(loop, count);
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
