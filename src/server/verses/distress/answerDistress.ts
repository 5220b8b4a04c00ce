import { church } from '#content/church.ts';
import type { Fact } from '#content/fact.ts';
import { emergencyLines, verseWords } from '#content/verse.ts';
import { care, careWords, type DistressKind } from '#content/verses/distress/care.ts';
import type { HelpLine, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { placeOf } from '../needs/curated.ts';
import { reply } from '../reply.ts';
import { contextOf, quoteAll, unseen } from '../search/answerPlaces.ts';
import type { Place } from '../search/places.ts';
import { fill } from '../search/quoting.ts';
import type { Distress } from './findDistress.ts';

/** Before the kind of distress, where the context of a conversation names a need. */
const NEED = 'distress-';

const places = new Map(
  Object.entries(care).map(([kind, { passages }]) => [NEED + kind, passages.split(' ').map(placeOf)]),
);

/** The reviewed passages of a kind of distress, by the need that the context of its answer names. */
export const distressPlaces = (need: string): Place[] => places.get(need) ?? [];

/** Answers a person in distress: care first, then whom to call, then a verse. */
export function answerDistress(asking: Asking, { kind, level, language }: Distress): VerseAnswer {
  const say = verseWords[language];
  const words = careWords[language][kind];
  const need = NEED + kind;
  const speaking = { ...asking, language, say, edition: asking.wishes.edition ?? asking.library.first(language) };
  const all = distressPlaces(need);
  const place = unseen(speaking, all)[0] ?? all[0];
  const lines = helpLines(kind, language);
  const clear = level === 'clear';
  return reply({
    kind: 'distress',
    danger: level,
    language,
    lead: clear ? words.clear : fill(words.possible, { lines: namesOf(lines.slice(0, 2), say.or) }),
    passages: place ? quoteAll(speaking, [place]) : [],
    notes: clear ? [words.note] : [],
    lines: clear ? lines : lines.slice(0, 2),
    suggestions: clear ? [] : [say.suggestions.another],
    context: contextOf(speaking, { need }, place),
  });
}

/** `1199 (Kenya Red Cross counselling) or 999 / 112 (Emergency: police or ambulance)` */
function namesOf(lines: HelpLine[], or: string): string {
  return lines.map(({ name, number }) => `${number} (${name})`).join(` ${or} `);
}

/**
 * Whom a person in distress may call, the most fitting line first.
 *
 * @param phone the church's own: it is named, behind two lines that are always answered, once the church has confirmed it
 */
export function helpLines(kind: DistressKind, language: VerseLanguage, phone: Fact = church.phone): HelpLine[] {
  const lines = care[kind].lines.map((key) => {
    const { english, swahili, number } = emergencyLines[key];
    return { name: language === 'sw' ? swahili : english, number: number.value };
  });
  if (phone.sample) return lines;
  const ours = { name: `${verseWords[language].church} (${church.name.value})`, number: phone.value };
  return lines.toSpliced(2, 0, ours);
}
