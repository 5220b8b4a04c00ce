import { check } from 'recheck';
import { VERSE_LIMITS } from '#shared/verse/verseLimits.ts';
import { type FoundPattern, patternsOf } from '#tests/support/patterns/patternsOfSource.ts';

const { patterns: all, notComposed } = patternsOf(['src/server', 'src/shared', 'src/content', 'src/web']);

/** Without those that read the files of a Bible, which are no stranger's. */
const patterns = all.filter(({ file }) => file !== 'src/server/verses/editions/usfm.ts');

/** A question has so many characters at most, so its patterns may take the square of that, and no more. */
const isOfQuestion = ({ file }: FoundPattern): boolean => file.startsWith('src/server/verses/');

/** Without a clock and with a seed, so that the result is the same on every machine. */
const OF_LONG_TEXT = {
  ...{ timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null, randomSeed: 1 },
  // What is too large to prove, or looks around, is tried on some texts.
  ...{ maxNFASize: 2000, maxIteration: 3, maxInitialGenerationSize: 200, maxGenerationSize: 30 },
} as const;

/** On a text of a question's length, a pattern takes so many steps at most. */
const OF_QUESTION = {
  ...OF_LONG_TEXT,
  maxGeneStringSize: VERSE_LIMITS.message,
  maxAttackStringSize: VERSE_LIMITS.message,
  attackLimit: 5 * VERSE_LIMITS.message ** 2,
} as const;

/** What is wrong with a pattern; undefined for nothing. */
async function faultOf(pattern: FoundPattern): Promise<string | undefined> {
  const { source, flags } = pattern;
  if (!/[*+{]/.test(source)) return undefined; // without repetition
  const found = await check(source, flags, isOfQuestion(pattern) ? OF_QUESTION : OF_LONG_TEXT);
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `is not known: ${found.error.kind}`;
  const { complexity, attack } = found;
  const isSquare = complexity.type === 'polynomial' && complexity.degree === 2;
  return isOfQuestion(pattern) && isSquare ? undefined : `${complexity.summary}: ${attack.pattern}`;
}

const of = (file: string, { source, flags }: RegExp): FoundPattern => ({ file, line: 1, source, flags });

it('the work of a pattern does not grow faster than the text, nor than its square where a question is read', async () => {
  const faults: string[] = [];
  for (const pattern of patterns) {
    const fault = await faultOf(pattern);
    if (fault) faults.push(`${pattern.file}:${pattern.line} /${pattern.source.slice(0, 80)}/ ${fault}`);
  }
  expect(faults).toEqual([]);
});

it('the work of a pattern is examined of every pattern that is composed too', () => {
  expect(notComposed).toEqual([]);
  expect(patterns.filter(({ file }) => file === 'src/server/verses/asking.ts').length).toBeGreaterThan(10);
});

it.each([
  ['a word that is read in two ways', /^(?:(?:find|ni|wapi|ni wapi) )*aya/, 'exponential', 'exponential'],
  ['a loop in what is looked ahead at', /(?=(?:a|aa)*b)c/, 'exponential', 'exponential'],
  ['three loops that read the same', /^\s*[:-]?\s*[:-]?\s*x/, '3rd degree', '3rd degree'],
  ['what is trimmed from the end', /\s+$/, '2nd degree', undefined],
  ['a search backwards', /(?<=\d\s*)niv/, '2nd degree', undefined],
])('the work of a pattern is refused: %s', async (_, pattern, inText, inQuestion) => {
  expect(await faultOf(of('src/shared/some.ts', pattern))).toContain(inText);
  const asked = await faultOf(of('src/server/verses/some.ts', pattern));
  expect(asked).toEqual(inQuestion && expect.stringContaining(inQuestion));
});
