import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerseAnswer } from '#shared/verse/verse.ts';

/** A message of somebody by whom nothing was trained on, with what the answer should say of danger. */
export interface WritersMessage {
  writer: string;
  text: string;
  /** `risk`, `death`, `hurt`; undefined without danger. */
  danger: string | undefined;
  /** Whether the danger is told in plain words, or only hinted at. */
  isPlain: boolean;
}

/** How the messages of some writers were answered. */
export interface WritersFigures {
  /** Of the dangers in plain words, and of those in hints, the share that was heard. */
  plain: number;
  hinted: number;
  /** The share of other messages that were taken for a danger. */
  alarms: number;
  /** Of the dangers that were heard, the share whose words are those of another kind, and not true for all kinds. */
  otherWords: number;
  /** Messages that were not answered as they should be, each behind what it was answered with. */
  wrong: string[];
}

/**
 * The messages of each writer in a folder, one file a writer: `## risk`, `## death clear`, `## hurt hinted` or `## quiet`
 * stands before those that tell of it, `#` before a comment. What stands behind ` | ` is a remark, `\n` is a new line.
 */
export function readWriters(folder: string): WritersMessage[] {
  return readdirSync(folder).flatMap((name) => {
    let told: Pick<WritersMessage, 'danger' | 'isPlain'> = { danger: undefined, isPlain: false };
    return readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, kind = '', level] = /^## (\w+) ?(\w+)?$/.exec(line) ?? [];
        if (kind) told = { danger: kind === 'quiet' ? undefined : kind, isPlain: level !== 'hinted' };
        const [text = ''] = line.replaceAll('\\n', '\n').split(' | ');
        return text === '' || line.startsWith('#') ? [] : [{ writer: name.replace('.txt', ''), text, ...told }];
      });
  });
}

/** How well messages are answered. */
export function figuresOf(
  messages: WritersMessage[],
  answer: (message: string) => Pick<VerseAnswer, 'danger' | 'context'>,
): WritersFigures {
  const answered = messages.map((message) => {
    const { danger, context } = answer(message.text);
    const kind = danger && context.need?.replace('distress-', '');
    return {
      ...message,
      kind,
      saysOther: danger === 'clear' && message.danger !== undefined && kind !== message.danger && kind !== 'any',
    };
  });
  type Answered = (typeof answered)[number];
  const isHeard = ({ kind }: Answered) => kind !== undefined;
  const share = (all: Answered[], isCounted: (one: Answered) => boolean) =>
    all.length === 0 ? Number.NaN : all.filter(isCounted).length / all.length;
  const [dangers, quiet] = [answered.filter(({ danger }) => danger), answered.filter(({ danger }) => !danger)];
  const [plain, hinted] = [dangers.filter(({ isPlain }) => isPlain), dangers.filter(({ isPlain }) => !isPlain)];
  const wrong = answered.filter((one) => Boolean(one.danger) !== isHeard(one) || one.saysOther);
  return {
    plain: share(plain, isHeard),
    hinted: share(hinted, isHeard),
    alarms: share(quiet, isHeard),
    otherWords: share(dangers.filter(isHeard), ({ saysOther }) => saysOther),
    wrong: wrong.map(
      ({ danger = 'quiet', kind = 'quiet', writer, text }) => `${danger} answered as ${kind}: ${text} (${writer})`,
    ),
  };
}

/**
 * Prints the figures in percent, of each writer and of all.
 *
 * @param details whether the messages are printed that were not answered as they should be
 */
export function printWriters(
  messages: WritersMessage[],
  answer: (message: string) => VerseAnswer,
  details: boolean,
): void {
  const inPercent = ({ wrong: _wrong, ...shares }: WritersFigures) =>
    Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, Number((100 * share).toFixed(1))]));
  const all = figuresOf(messages, answer);
  const rows = Map.groupBy(messages, ({ writer }) => writer)
    .entries()
    .map(([writer, own]) => [writer, inPercent(figuresOf(own, answer))] as const);
  console.table({ ...Object.fromEntries(rows), [`all ${messages.length} messages`]: inPercent(all) });
  if (details) console.log(all.wrong.join('\n'));
}
