import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verses } from '#server/verses/editions/verses.ts';
import { placeOf } from '#server/verses/needs/curated.ts';
import { needNamed, needTitled } from '#server/verses/needs/needFinder.ts';
import type { Place } from '#server/verses/search/places.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import { followUp, tellOf } from './verseFollowUps.ts';

/** A figure: of how many, and the messages that count against it. */
export interface Figure {
  of: number;
  against: string[];
}

type Figures = Readonly<Record<string, Figure>>;

/** A figure of those for which something holds. */
const figure = <One extends { told: string }>(all: One[], isAgainst: (one: One) => boolean): Figure => ({
  of: all.length,
  against: all.filter(isAgainst).map(({ told }) => told),
});

/** One line of a file: what is written, and what stands behind each bar. */
type Line = [message: string, ...expected: string[]];

/** The lines of each writer in a folder, one file a writer, without comments. */
const linesIn = (folder: string): Map<string, string[]> =>
  new Map(
    readdirSync(folder).map((file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return [file.replace('.txt', ''), lines.filter((line) => line.trim() !== '' && !/^#(?!#)/.test(line))];
    }),
  );

/** A message of somebody by whom nothing was trained on, with what the answer should say of danger. */
interface WritersMessage {
  writer: string;
  text: string;
  /** `risk`, `death`, `hurt`; undefined without danger. */
  danger: string | undefined;
  /** Whether the danger is told in plain words, or only hinted at. */
  isPlain: boolean;
}

/**
 * The messages of the writers in a folder: `## risk`, `## death clear`, `## hurt hinted` or `## quiet` stands before those
 * that tell of it. What stands behind ` | ` is a remark, `\n` is a new line.
 */
export function readWriters(folder: string): WritersMessage[] {
  return [...linesIn(folder)].flatMap(([writer, lines]) => {
    let told: Pick<WritersMessage, 'danger' | 'isPlain'> = { danger: undefined, isPlain: false };
    return lines.flatMap((line) => {
      const [, kind = '', level] = /^## (\w+) ?(\w+)?$/.exec(line) ?? [];
      if (kind) told = { danger: kind === 'quiet' ? undefined : kind, isPlain: level !== 'hinted' };
      const [text = ''] = line.replaceAll('\\n', '\n').split(' | ');
      return line.startsWith('#') ? [] : [{ writer, text, ...told }];
    });
  });
}

/** How danger is heard: in plain words, in hints, where there is none, and of another kind than there is. */
export function dangerFigures(
  messages: WritersMessage[],
  answer: (message: string) => Pick<VerseAnswer, 'danger' | 'context'>,
) {
  const asked = messages.map((message) => {
    const { danger, context } = answer(message.text);
    const kind = danger && context.need?.replace('distress-', '');
    const told = `${message.danger ?? 'quiet'} answered as ${kind ?? 'quiet'}: ${message.text} (${message.writer})`;
    const isOther = danger === 'clear' && kind !== message.danger && kind !== 'any';
    return { ...message, isHeard: kind !== undefined, isOther, told };
  });
  const [dangers, quiet] = [asked.filter(({ danger }) => danger), asked.filter(({ danger }) => !danger)];
  const isMissed = ({ isHeard }: { isHeard: boolean }) => !isHeard;
  return {
    'plain dangers not heard': figure(
      dangers.filter(({ isPlain }) => isPlain),
      isMissed,
    ),
    'hinted dangers not heard': figure(
      dangers.filter(({ isPlain }) => !isPlain),
      isMissed,
    ),
    'false alarms': figure(quiet, ({ isHeard }) => isHeard),
    'answered with the words of another danger': figure(
      dangers.filter(({ isHeard }) => isHeard),
      ({ isOther }) => isOther,
    ),
  };
}

/** The key of a need that an answer names: `debt/1` and `faith:debt` are of `debt`. */
const keyOf = (name = ''): string => name.replace(/^faith:|\/.*/g, '');
const isIn = (list: string, one: string): boolean => list.split(' ').includes(one);

/** Needs for the glad, and for those in sorrow or guilt, by which choices are judged. */
const GLAD = /^(?:graduation|new-job|new-home|wedding|new-baby|harvest|birthday|answered-prayer|thanks-for-healing)$/;
const THANKFUL = /^(?:thanksgiving|praise|joy|victory|christmas|easter|new-year)$/;
const SAD =
  /^(?:grief|loss-of-a-child|widow|orphan|sadness|loneliness|rejection|heartbreak|betrayal|abuse|dying|divorce|infertility)$/;
const MERCY = /^(?:forgiveness|shame|repentance|grace|mercy|backsliding|love-of-god)$/;

/** The lead before a word on a wrong of one's own. */
const MERCIFUL = /rich in mercy|mwingi wa rehema/;

/** Whether a title to tap hurts somebody in that mood. A variant for the sad or glad of a need counts by its own name. */
function offends(title: string, mood: string, fits: string): boolean {
  const need = needTitled(title);
  if (!need || isIn(fits, need.need.key)) return false;
  const { key } = need.need;
  if (mood === 'glad') return need.name === key && SAD.test(key);
  return mood === 'sad' && need.name === key && (GLAD.test(key) || THANKFUL.test(key));
}

/**
 * Whether an answer fits one of those needs: it names one, or, where it answers a question of faith, is Scripture's own
 * words, or there only may be danger, quotes verses of a passage of one.
 */
function fitsNeeds({ kind, danger, context, passages: [first] }: VerseAnswer, needs: string): boolean {
  if (kind === 'need' && isIn(needs, keyOf(context.need))) return true;
  const isByPassage = kind === 'words' || danger === 'possible' || context.need?.startsWith('faith:');
  const quoted = isByPassage && first ? placeOf(first.usfm) : undefined;
  return needs.split(' ').some((key) => needNamed(key)?.places.some((place) => quoted && overlap(place, quoted)));
}

const overlap = (one: Place, other: Place): boolean =>
  one.book === other.book && one.chapter === other.chapter && one.first <= other.last && other.first <= one.last;

/**
 * Whether an answer speaks of sorrow to the glad or of joy to others, or is none that a need could get. To say that
 * something is not known, and who may know it, is neither.
 */
function isHarmful({ kind, lead, danger, context }: VerseAnswer, mood: string): boolean {
  if (mood === 'glad' ? /so sorry|Pole sana/.test(lead) || kind === 'distress' : /glad of|kufurahisha/.test(lead))
    return true;
  return kind === 'reference' || kind === 'words' || danger === 'clear' || Boolean(context.need?.startsWith('church:'));
}

function needFigures(verses: Verses, lines: Line[]): Figures {
  const asked = lines.map(([message, needs = '', mood = '']) => {
    const answer = verses.answer(message);
    const titles = answer.suggestions.filter((title) => needTitled(title));
    const told = `${message} → ${tellOf(answer)}`;
    return { message, needs, mood, answer, titles, told, fits: fitsNeeds(answer, needs) };
  });
  const choices = asked.flatMap(({ message, titles, ...one }) =>
    titles.map((title) => ({ ...one, title, told: `${message} → ${title}` })),
  );
  const guilty = asked.filter(({ mood }) => mood === 'guilty');
  const keyOfTitle = (title = '') => needTitled(title)?.need.key ?? '';
  return {
    'needs that do not fit at once': figure(asked, ({ fits }) => !fits),
    'needs with no fitting choice': figure(
      asked,
      ({ fits, titles, needs }) => !fits && !titles.some((title) => isIn(needs, keyOfTitle(title))),
    ),
    'harmful or absurd': figure(asked, ({ fits, answer, mood }) => !fits && isHarmful(answer, mood)),
    'choices that offend the mood': figure(choices, ({ title, mood, needs }) => offends(title, mood, needs)),
    'guilt that is not met with mercy first': figure(guilty, ({ answer: { kind, context, lead }, titles }) => {
      const first = kind === 'need' ? keyOf(context.need) : keyOfTitle(titles[0]);
      return !MERCY.test(first) && !MERCIFUL.test(lead);
    }),
  };
}

function factFigures(verses: Verses, lines: Line[]): Figures {
  const asked = lines.map(([message, places = '']) => {
    const answer = verses.answer(message);
    const [passage] = answer.passages;
    const stands = places.split(' ').some((place) => place !== '' && passage?.usfm.startsWith(place));
    return { places, answer, passage, stands, told: `${message} → ${tellOf(answer)}` };
  });
  const isMood = ({ kind, context }: VerseAnswer) =>
    kind === 'choice' || (kind === 'need' && !context.need?.startsWith('faith:'));
  const answerable = asked.filter(({ places }) => places !== '');
  return {
    'questions of fact answered with moods': figure(asked, ({ answer }) => isMood(answer)),
    'questions of fact with a passage elsewhere': figure(asked, ({ passage, stands }) => Boolean(passage) && !stands),
    'questions of fact without their passage': figure(answerable, ({ stands }) => !stands),
  };
}

function followUpFigures(verses: Verses, lines: Line[]): Figures {
  const asked = lines.map(([messages, expected = '']) => {
    const [first = '', then = ''] = messages.split('>').map((part) => part.trim());
    const answer = followUp(verses, first, then, expected);
    return { isExpected: answer === expected, told: `${messages} → ${answer}, not ${expected}` };
  });
  return { 'follow-ups that miss': figure(asked, ({ isExpected }) => !isExpected) };
}

/** The kinds of messages for checking only. Do not read them before changing the daily verse. */
const KINDS = { needs: needFigures, facts: factFigures, followUps: followUpFigures };

/** Prints the figures of each writer and of all. @param details whether to print what counts against one */
function print<Message>(
  writers: Map<string, Message[]>,
  figuresOf: (messages: Message[]) => Figures,
  details: boolean,
) {
  const all = [...writers.values()].flat();
  const rows = [...writers, [`all ${all.length} messages`, all] as const].map(([writer, messages]) => {
    const figures = Object.entries(figuresOf(messages));
    if (details && messages === all)
      console.log(figures.flatMap(([name, { against }]) => [name, ...against]).join('\n'));
    return [writer, Object.fromEntries(figures.map(([name, { of, against }]) => [name, `${against.length} of ${of}`]))];
  });
  console.table(Object.fromEntries(rows));
}

/** Prints how danger is heard in the messages of a folder (`readWriters`). */
export function printDanger(verses: Verses, folder: string, details: boolean): void {
  const writers = Map.groupBy(readWriters(folder), ({ writer }) => writer);
  print(writers, (messages) => dangerFigures(messages, (message) => verses.answer(message)), details);
}

/** Prints the figures of the messages of each kind in a folder. */
export function printUnseen(verses: Verses, folder: string, details: boolean): void {
  for (const [kind, figuresOf] of Object.entries(KINDS)) {
    const writers = [...linesIn(join(folder, kind))].map(([writer, lines]): [string, Line[]] => [
      writer,
      lines.map((line) => line.split('|').map((part) => part.trim()) as Line),
    ]);
    print(new Map(writers), (lines) => figuresOf(verses, lines), details);
  }
}
