/** Digits that stand together in a text. */
export interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Groups with no letter between them, which are read as one number. */
export interface Run {
  groups: Group[];
  /** What stands before the first group and after the last one, in part. */
  before: string;
  after: string;
  /** How many words stand before it in its text, and after it; counted up to three. */
  wordsBefore: number;
  wordsAfter: number;
  /** Where it stands in its text. */
  start: number;
  end: number;
}

/** How much of the text around a run tells what it is. */
const AROUND = 24;

/** The runs of digits in a text, as `asRead` makes it. */
export function runsIn(text: string): Run[] {
  const groups: Group[] = [...text.matchAll(/\d+/g)].map((match) => ({
    digits: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const runs: Group[][] = [];
  for (const group of groups) {
    const last = runs.at(-1)?.at(-1);
    if (last && !/\p{L}/u.test(text.slice(last.end, group.start))) runs.at(-1)?.push(group);
    else runs.push([group]);
  }
  return runs.map((run) => {
    const [start, end] = [(run[0] as Group).start, (run.at(-1) as Group).end];
    return {
      groups: run,
      start,
      end,
      before: text.slice(Math.max(0, start - AROUND), start),
      after: text.slice(end, end + AROUND),
      wordsBefore: wordsIn(text.slice(0, start)),
      wordsAfter: wordsIn(text.slice(end)),
    };
  });
}

/** How many words a text has, up to three. */
export function wordsIn(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/\p{L}+/gu)) {
    count++;
    if (count === 3) break;
  }
  return count;
}
