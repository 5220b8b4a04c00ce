import type { Fact } from '#content/fact.ts';
import { emergencyLines } from '#content/scripture/emergencyLines.ts';
import { verseWords } from '#content/verses/answerWords.ts';
import { care, type HelpLineKey } from '#content/verses/distress/care.ts';
import type { HelpLine, VerseAnswer, VerseContext, VerseLanguage } from '#shared/verse/verse.ts';
import { listed, reply } from './reply.ts';

/** Help lines with their names in a language. */
export function helpLines(keys: readonly HelpLineKey[], language: VerseLanguage): HelpLine[] {
  return keys.map((key) => {
    const { english, swahili, number } = emergencyLines[key];
    return { name: language === 'sw' ? swahili : english, number: number.value };
  });
}

/** `1199 (Kenya Red Cross counselling) or 999 / 112 (Emergency: police or ambulance)` */
export const namesOfLines = (lines: HelpLine[], language: VerseLanguage): string =>
  listed(
    lines.map(({ name, number }) => `${number} (${name})`),
    language,
    'disjunction',
  );

/**
 * An answer with the church's own number, where there clearly is danger: behind two lines that are always answered, and
 * only once the church has confirmed it.
 */
export function withChurchLine(answer: VerseAnswer, { name, phone }: { name: Fact; phone: Fact }): VerseAnswer {
  const { danger, language, lines } = answer;
  if (danger !== 'clear' || phone.sample || lines.length < 2) return answer;
  const ours = { name: `${verseWords[language].church} (${name.value})`, number: phone.value };
  return reply({ ...answer, lines: lines.toSpliced(2, 0, ours) });
}

/**
 * What is said where no answer could be made. Nobody knows what was asked, so it names whom to call as an answer to
 * clear danger does.
 */
export function notFoundNow(language: VerseLanguage, context: VerseContext | undefined): VerseAnswer {
  return reply({
    kind: 'distress',
    danger: 'clear',
    language,
    lead: verseWords[language].notFoundNow,
    lines: helpLines(care.death.lines, language),
    context: context ?? {},
  });
}
