import { check } from 'recheck';
import { describe, expect, it } from 'vitest';
import { VERSE_LIMITS } from '#shared/verse/verseLimits.ts';
import { examinePattern } from '#tests/support/patterns/examinePattern.ts';
import { type FoundPattern, patternsOf } from '#tests/support/patterns/patternsOfSource.ts';

const { patterns, notComposed } = patternsOf(['src/server', 'src/shared', 'src/content', 'src/web']);

/** A question has so many characters at most, so its patterns may take the square of that, and no more. */
const isOfQuestion = ({ file }: FoundPattern): boolean => file.startsWith('src/server/verses/');
const MAX_STEPS = 5 * VERSE_LIMITS.message ** 2;

/** Without a clock, so that the result is the same on every machine. */
const NO_CLOCK = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** Proves that the work is linear, or that it is not; it reads no lookarounds. */
const OF_LONG_TEXT = { ...NO_CLOCK, checker: 'automaton' } as const;

/** Looks for a text of a question's length on which the pattern takes too many steps. */
const OF_QUESTION = {
  ...NO_CLOCK,
  checker: 'fuzz',
  randomSeed: 1,
  maxIteration: 2,
  maxInitialGenerationSize: 200,
  maxGenerationSize: 30,
  maxGeneStringSize: VERSE_LIMITS.message,
  maxAttackStringSize: VERSE_LIMITS.message,
  attackLimit: MAX_STEPS,
} as const;

/** What is wrong with a pattern; undefined for nothing. */
async function faultOf(pattern: FoundPattern): Promise<string | undefined> {
  const { source, flags } = pattern;
  const { twice, degree } = examinePattern(source, flags);
  if (twice !== undefined) return `reads ${JSON.stringify(twice)} in two ways`;
  if (degree <= (isOfQuestion(pattern) ? 2 : 1)) return undefined;
  const found = await check(source, flags, isOfQuestion(pattern) ? OF_QUESTION : OF_LONG_TEXT);
  if (found.status === 'safe') return undefined;
  return found.status === 'vulnerable'
    ? `${found.complexity.summary}: ${found.attack.pattern}`
    : `may be quadratic: ${found.error.kind}`;
}

const of = (file: string, { source, flags }: RegExp): FoundPattern => ({ file, line: 1, source, flags });

describe('the work of a pattern', () => {
  it('does not grow faster than the text, nor than its square where a question is read', async () => {
    const faults: string[] = [];
    for (const pattern of patterns) {
      const fault = await faultOf(pattern);
      if (fault) faults.push(`${pattern.file}:${pattern.line} /${pattern.source.slice(0, 80)}/ ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  it('is examined of every pattern that is composed too', () => {
    expect(notComposed).toEqual([]);
    expect(patterns.filter(({ file }) => file === 'src/server/verses/wishes.ts').length).toBeGreaterThan(10);
  });

  it.each([
    ['a word that is read in two ways', /^(?:(?:find|ni|wapi|ni wapi) )*aya/],
    ['alternatives that begin alike', /^(?:not|not \w+|not the \w+ )*$/],
    ['a loop in a loop', /(?:a*)*b/],
    ['a loop in what is looked ahead at', /(?=(?:a|aa)*b)c/],
  ])('is refused wherever it doubles: %s', async (_, pattern) => {
    expect(await faultOf(of('src/server/verses/some.ts', pattern))).toContain('in two ways');
    expect(await faultOf(of('src/shared/some.ts', pattern))).toContain('in two ways');
  });

  it.each([
    ['what is trimmed from the end', /\s+$/],
    ['a bracket that is not closed', /\{([^}]*)\}/],
    ['two loops that read the same', /^\d+\w*!$/],
    ['a search backwards', /(?<=\d\s*)niv/],
    ['blanks at the beginning of a line', /^[\s:]*\d(?!\d)/m],
  ])('is refused where a long text is read, if it grows with its square: %s', async (_, pattern) => {
    expect(await faultOf(of('src/shared/some.ts', pattern))).toMatch(/2nd degree|may be quadratic/);
    expect(await faultOf(of('src/server/verses/some.ts', pattern))).toBeUndefined();
  });

  it('is refused in a question too, if it grows with the third power', async () => {
    expect(await faultOf(of('src/server/verses/some.ts', /^\s*[:-]?\s*[:-]?\s*x/))).toMatch(/degree|exponential/);
  });
});
