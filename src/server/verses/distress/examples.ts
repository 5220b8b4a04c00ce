import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { verseSayings } from '#content/verses/sayings.ts';
import { sentencesOfLine } from '../classifier/templates.ts';
import type { Example } from '../classifier/train.ts';

/** The label of what is no distress. */
export const QUIET = 'quiet';

const CONTENT = join(import.meta.dirname, '../../../content/verses');
const EXAMPLES = join(CONTENT, 'distress/examples');

/** What the files of examples tell of. `quiet` has what only sounds like danger, `quoted` lines of the Bible and of hymns. */
const FILES: Record<string, readonly string[]> = {
  risk: ['risk'],
  death: ['despair', 'otherDespair'],
  hurt: ['violence', 'sexual', 'child', 'otherViolence', 'otherChild', 'harm'],
  [QUIET]: ['quiet', 'quoted'],
};

/** How much an example counts whose writer is named: each writes of everything, and in a voice of one's own. */
const VOICED = 4;
/** The same for messages without danger. Training raises the weight of danger once more, so both count alike. */
const VOICED_QUIET = 16;

const linesOf = (path: string): string[] => readFileSync(join(EXAMPLES, path), 'utf8').split('\n').filter(Boolean);

/**
 * Every example of distress and of none, with its kind, from `src/content/verses/distress/examples`: one a line. In
 * `voices` each file has the lines of a few writers, and `## kind` stands before those that tell of it.
 */
export function distressExamples(): Example[] {
  const byKind = Object.entries(FILES).flatMap(([label, names]) =>
    names.flatMap((name) => linesOf(`${name}.txt`)).flatMap((line) => examplesIn(line, label, 1)),
  );
  const byWriter = readdirSync(join(EXAMPLES, 'voices'))
    .sort()
    .flatMap((name) => {
      let label = QUIET;
      return linesOf(`voices/${name}`).flatMap((line) => {
        label = /^## (\w+)/.exec(line)?.[1] ?? label;
        return examplesIn(line, label, label === QUIET ? VOICED_QUIET : VOICED);
      });
    });
  return [...byKind, ...byWriter];
}

const examplesIn = (line: string, label: string, weight: number): Example[] =>
  line.startsWith('#') ? [] : sentencesOfLine(line).map((text) => ({ text: text.trim(), label, weight }));

/** How much the words and the sentences of a need, and quotations, count: there are many more of them than of distress. */
const LISTED = 0.1;
const NEEDED = 2;
const QUOTED = 0.5;

/** Needs in which people do tell of danger. */
const GRAVE = /abuse|suicid|violen|revenge|self-worth|persecution/;

/** What people write who need something else: words that call for a need, and the example sentences of needs. */
export function needsOfOthers(): Example[] {
  const listed = needs
    .filter(({ key }) => !GRAVE.test(key))
    .flatMap(({ calls, wito }) => `${calls},${wito}`.split(','))
    .map((call) => ({ text: call.trim().replace(/^[~-]/, ''), label: QUIET, weight: LISTED }));
  return [...listed, ...sentencesOfNeeds()].filter(({ text }) => text !== '');
}

/** Without those in `needsOnly`: with as many more quiet sentences, some plain danger was no longer heard. */
function sentencesOfNeeds(): Example[] {
  const folder = join(CONTENT, 'sentences');
  let grave = false;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => {
      if (line.startsWith('#')) grave = GRAVE.test(line);
      return grave || line === '' || /^[#=]/.test(line) ? [] : [{ text: line, label: QUIET, weight: NEEDED }];
    });
}

/** Lines of the Bible and sayings: who quotes them is in no danger. */
export function quotations(): Example[] {
  const lines = famousLines.flatMap(({ wordings }) => wordings);
  const sayings = verseSayings.flatMap(({ forms }) => forms);
  return [...lines, ...sayings].map((text) => ({ text, label: QUIET, weight: QUOTED }));
}
