import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dailyVerse as englishVerse } from '#content/en/dailyVerse.ts';
import * as english from '#content/en/interface.ts';
import { dailyVerse } from '#content/sw/dailyVerse.ts';
import { glossary } from '#content/sw/glossary.ts';
import * as kiswahili from '#content/sw/interface.ts';
import { verseWords } from '#content/verses/answerWords.ts';
import { churchQuestions } from '#content/verses/questions.ts';
import { withoutEnglishNames } from '#server/verses/englishNames.ts';
import { reply } from '#server/verses/reply.ts';
import { plainVerses } from '#tests/support/bibles.ts';

const FOLDER = join(import.meta.dirname, '../../../src/content/sw');

/** Every text of a value, with where it stands; a function is asked with the names of its places. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return textsOf(value(...Array.from({ length: value.length }, () => '3')), place);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

const files = readdirSync(FOLDER).filter((file) => !['glossary.ts', 'dates.ts', 'eventLanguage.ts'].includes(file));
const modules = await Promise.all(
  files.map(async (file) => [file, (await import(join(FOLDER, file))) as object] as const),
);
const texts = modules.flatMap(([file, module]) => textsOf(module, file));
const notMarked = modules.filter(([, module]) => !('approved' in module)).map(([file]) => file);

it('the Kiswahili words call each thing by the name that the glossary gives it', () => {
  const avoided = glossary
    .flatMap((term) => term.not ?? [])
    .map((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => avoided.some((word) => word.test(text)))).toEqual([]);
});

it('the Kiswahili words say of each file whether a native reader has approved it, also where they stand beside English', () => {
  expect(notMarked).toEqual([]);
  const project = join(FOLDER, '../../..');
  const beside = globSync(['src/content/**/*.ts', 'src/shared/**/*.ts'], { cwd: project })
    .filter((file) => !/content\/(en|sw)\/|content\/language\.ts|verses\/questions\.ts/.test(file))
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .filter((source) => /\b(sw|swahili): ?['`"[{]/.test(source));
  expect(beside.length).toBeGreaterThan(10);
  for (const source of beside) expect(source).toMatch(/^export const approved = (true|false);$/m);
});

it('the Kiswahili words agree with the number', () => {
  const { count, countIn } = kiswahili.eventWords;
  expect([0, 1, 2].map(count)).toEqual(['Hakuna matukio', 'Tukio 1', 'Matukio 2']);
  expect(countIn(1, 'Desemba 2026')).toBe('Tukio 1 la Desemba 2026');
  expect(countIn(5, 'Desemba 2026')).toBe('Matukio 5 ya Desemba 2026');
  expect([1, 3].map(kiswahili.serverErrors.tryAgainIn)).toEqual([
    'Tafadhali jaribu tena baada ya dakika moja',
    'Tafadhali jaribu tena baada ya dakika 3',
  ]);
  expect([0, 1, 2].map(english.eventWords.count)).toEqual(['No events', '1 event', '2 events']);
});

it('the Kiswahili words of the daily verse name nothing in English on Kiswahili pages', () => {
  const words = [
    ...churchQuestions.map(({ swahili }) => swahili),
    ...textsOf(verseWords.sw, '').map(([, text]) => text),
  ];
  expect(words.filter((text) => text.includes('(Contact)')).length).toBeGreaterThan(10);
  const shown = words.map((lead) => withoutEnglishNames(reply({ kind: 'help', language: 'sw', lead })).lead);
  expect(shown.filter((text) => text.includes('('))).toEqual([]);
});

it('the Kiswahili words suggest questions that the daily verse answers in their language', async () => {
  const verses = await plainVerses();
  const ideas = [...dailyVerse.ideas.list, ...englishVerse.ideas.list].flatMap(({ language, questions }) =>
    questions.map((text) => ({ language, text })),
  );
  const kinds = ['reference', 'need', 'words'];
  expect(ideas.filter(({ text }) => !kinds.includes(verses.answer(text).kind))).toEqual([]);
  const failing = [...ideas, ...dailyVerse.first].filter(({ language, text }) => {
    const answer = verses.answer(text);
    return answer.language !== language || answer.passages.length === 0;
  });
  expect(failing).toEqual([]);
  expect(verses.answer(kiswahili.greeting)).toMatchObject({ kind: 'greeting', language: 'sw' });
});
