import { dailyVerse } from '#content/en/dailyVerse.ts';
import { pageWords } from '#content/en/pages.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import { reply } from './reply.ts';

const { share, copy, picture } = dailyVerse.actions;
/** What English pages call themselves and their parts; `Visit` is the part of the home page with the hours and the map. */
const NAMES = [...Object.values(pageWords).map(({ title }) => title), 'Visit', share, copy, picture];
const IN_BRACKETS = new RegExp(` \\((?:${NAMES.join('|')})\\)`, 'g');

/**
 * A Kiswahili answer for a Kiswahili page. The words name pages and buttons in both languages, `Wasiliana Nasi (Contact)`,
 * since an English page has the English names; here these are left out.
 */
export function withoutEnglishNames(answer: VerseAnswer): VerseAnswer {
  if (answer.language !== 'sw') return answer;
  const without = (text: string) => text.replace(IN_BRACKETS, '');
  return reply({ ...answer, lead: without(answer.lead), notes: answer.notes.map(without) });
}
