import type { VerseWords } from '#content/verses/answerWords.ts';

const AFTERNOON = 12;
const EVENING = 17;

/** The part of the day that a greeting names, by the church's hour. */
export function partOfDay(hour: number): keyof VerseWords['greetings'] {
  if (hour < AFTERNOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}
