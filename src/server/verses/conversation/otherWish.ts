import { famousLines } from '#content/verses/famousLines/famousLines.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { answerNeed, isClear } from '../needs/answerNeed.ts';
import { placeOf } from '../needs/curated.ts';
import { needNamed, understandNeed } from '../needs/needFinder.ts';
import { readNumber } from '../references/numberWords.ts';
import { reply } from '../reply.ts';
import { answerPlaces, contextOf, quoteAll, unseen } from '../search/answerPlaces.ts';
import { beginningOf, type Place } from '../search/places.ts';
import { booksNamed } from './booksNamed.ts';
import { placesOfNeed } from './placesOfNeed.ts';

/** Words of a wish for another passage that do not say what it should be about. */
const AROUND = new Set(
  (
    'no not that this one ones hapana si sio hiyo hii hilo hio again but same instead rather please pls plz tafadhali give me us show ' +
    'send i want need would like prefer nipe nataka naomba leta tuma something anything another other others a an the verse ' +
    'verses scripture word words text passage some any lingine ingine nyingine mwingine zingine neno maneno mstari aya andiko kitu ' +
    'moja mmoja ile ya iwe it maybe too also pia tu na and short shorter brief fupi mfupi kifupi longer bro basi sasa try is there do ' +
    'you have can get now then just only je himself mwenyewe perhaps labda badala yake different tofauti ok okay sawa of from by said ' +
    'spoken kutoka kwa katika kwenye la wa za about on kuhusu mbona im looking am for please asap manze bana'
  ).split(' '),
);

/** What stands before the name of a book or a topic. */
const BEFORE = new Set('about on of for from by in kuhusu juu la ya wa za kutoka katika kwenye kwa'.split(' '));
const BEFORE_TOPIC = new Set('about on of for kuhusu juu la ya wa'.split(' '));

/** What is wished for: `and for the doctors` only names somebody. */
const WISHED = /\b(?:something|anything|one|another|verse|scripture|word|passage|text)\b/;

const MAX_WORDS = 11;

interface OtherWish {
  book?: string;
  topic?: string[];
  short: boolean;
}

/** Another passage that a message wishes for, from a book or on a topic: `same but from the old testament`, `lingine la matumaini`. */
function readOtherWish(words: readonly string[]): OtherWish | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const short = words.some((word) => /^(?:short|shorter|brief|(?:m|ki)?fupi)$/.test(word));
  let topic: string[] | undefined;
  for (const [at, word] of words.entries()) {
    if (!BEFORE.has(word)) {
      if (!AROUND.has(word)) break;
      continue;
    }
    const rest = words.slice(word === 'juu' ? at + 2 : at + 1);
    while (rest.length > 0 && AROUND.has(rest.at(-1) ?? '') && !/^(?:old|new)$/.test(rest.at(-2) ?? '')) rest.pop();
    while (rest.length > 0 && /^(?:the|book|books|kitabu|cha|vitabu|vya|kwa|katika|my)$/.test(rest[0] ?? ''))
      rest.shift();
    if (rest.length === 0) continue;
    const said = rest.join(' ');
    if (booksNamed(said).length > 0) return { book: said, short };
    if (BEFORE_TOPIC.has(word) && (word !== 'for' || WISHED.test(words.slice(0, at).join(' ')))) topic = rest;
  }
  return topic && { topic, short };
}

/** Words of those who found a passage too hard: `that one is too harsh`, `something softer`. */
const GENTLER =
  /^(?:(?:but|please|no|ok|aki|nope|hapana) )*(?:that|this|it|hiyo|hii|ni|something|anything|one|another|a|nipe|kitu|ile|lingine|nyingine|ingine|without|less|more|i (?:dont|do not) (?:want|need)|sitaki|not)\b(?!.*\b(?:he|she|they|husband|wife|boss|father|mother|mume|mke|baba|mama)\b).*\b(?:harsh|scold\w*|judg\w+|blam\w+|condemn\w*|soft\w*|gentl\w+|kinder|lectur\w+|preachy|kali|hukumu|kunihukumu|inanihukumu|laini|upole|nisikemewe|kukemewa|kugombezwa)\b/;

/** The same in three words at most: `gentler`, `too preachy`. */
const GENTLER_ALONE =
  /^(?:(?:please|too|less|so|very|ni|bit|a|kitu|something) )*(?:harsh|gentler?|softer|soft|kinder|kind|preachy|judgy|strict|stern|laini|kali|upole|polepole)(?: (?:please|pls|kidogo|sana|mno|one|words|tafadhali))?$/;

/** Says that a passage is known already, or too common. */
const KNOWN =
  /^(?:i (?:already )?(?:know|knew|have (?:read|heard|seen)) (?:that|this|it)|(?:naijua|najua|nimeisoma|nimeisikia) (?:hiyo|hii)?|(?:that|this|thats) (?:one )?(?:is )?(?:too|so|very) (?:common|popular|known|usual))\b.{0,20}$/;

/** Words of a passage that comforts. */
const GENTLE =
  /\b(?:grace|merc\w+|love\w*|compassion|rest|peace|comfort\w*|help|nigh|near|strength\w*|care\w*|forgiv\w+|gentle|gracious|refuge|deliver\w*|free)\b/i;
/** Words of a passage that warns. */
const STERN =
  /\b(?:fool\w*|sinner\w*|wicked\w*|wrath|judg\w+|vanity|sluggard|punish\w*|curse\w*|woe|destroy\w*|hell|death|poverty|diminished|snare|evil)\b/i;

/** Several passages that are wished for at once: `2 more`, `zingine mbili`. */
const SEVERAL =
  /^(?:(?:please|pls|give|me|show|send|nipe|leta|naomba|nataka|tuma|i|want|need|can|get|ok|yes|any|another|some|like|have|you|do) )*(?:(\w+) (?:more|others?|different|verses|scriptures|other|extra|zaidi)(?: (?:verses|ones|scriptures|like (?:it|this|that)))?|(?:zingine|mingine|nyingine|mengine|mistari|maandiko|verses)(?: (?:zingine|mingine|mengine|zaidi))? (\w+)|(\w+) (?:zingine|mingine)|(two|three|four|mbili|tatu|mitatu|miwili|[2-4]))(?: (?:please|pls|tafadhali|tu|like (?:it|this|that)|bro))*$/;
const COUNTS: Readonly<Record<string, number>> = {
  miwili: 2,
  mitatu: 3,
  minne: 4,
  mitano: 5,
  mawili: 2,
  matatu: 3,
  couple: 2,
  few: 3,
};
const MOST = 4;

/** Answers a wish for other passages on the need before: a few at once, gentler ones, from a book, or on another need. */
export function answerOtherWish(asking: Asking): VerseAnswer | undefined {
  const { context, words } = asking;
  if (!context.need || context.need.startsWith('church:')) return undefined;
  const text = words.join(' ');
  const several = SEVERAL.exec(text)?.slice(1).find(Boolean);
  const count =
    several && (COUNTS[several] ?? readNumber([several], 0)?.value ?? (/^[2-9]$/.test(several) ? Number(several) : 0));
  if (count && count > 1) return answerSeveral(asking, Math.min(count, MOST));
  const gentler = words.length <= MAX_WORDS + 2 && (GENTLER.test(text) || GENTLER_ALONE.test(text));
  if (gentler || KNOWN.test(text)) return answerGentler(asking);
  const wish = readOtherWish(words);
  if (!wish) return undefined;
  if (wish.book) return answerFromBooks(asking, wish.book, wish.short);
  const topic = wish.topic ?? [];
  if (
    !needNamed(context.need) ||
    /^(?:my|our|his|her|their|me|us|him|them|it|that|this|hiyo|hii)$/.test(topic[0] ?? '')
  )
    return undefined;
  const said = topic.join(' ');
  const understood = understandNeed(said);
  const isOther = understood.likely[0]?.need.key !== context.need.split('/')[0];
  if (!isOther || !isClear(understood)) return undefined;
  return answerNeed({ ...asking, message: said, words: topic }, understood);
}

function answerSeveral(asking: Asking, count: number): VerseAnswer | undefined {
  const { say, language, context } = asking;
  const places = unseen(asking, placesOfNeed(asking)).slice(0, count);
  const last = places.at(-1);
  if (!last) return undefined;
  const before = {
    ...asking,
    context: { ...context, shown: [...(context.shown ?? []), ...places.slice(0, -1).map(beginningOf)] },
  };
  return reply({
    kind: 'need',
    language,
    lead: say.someMore,
    passages: quoteAll(asking, places),
    suggestions: [say.suggestions.another],
    context: contextOf(before, { need: context.need }, last),
  });
}

function answerGentler(asking: Asking): VerseAnswer | undefined {
  const { library, say, context } = asking;
  const places = unseen(asking, placesOfNeed(asking));
  const textOf = ({ book, chapter, first, last }: Place) =>
    library.kingJames
      .verses(book, chapter, first, last)
      .map(({ text }) => text)
      .join(' ');
  const gentle = places.find((place) => GENTLE.test(textOf(place)) && !STERN.test(textOf(place)));
  const chosen = gentle ?? places[0];
  return (
    chosen &&
    answerPlaces(asking, [chosen, ...places.filter((one) => one !== chosen)], 'need', say.another, {
      need: context.need,
    })
  );
}

const famous = famousLines.map(({ passage }) => placeOf(passage));

/** A passage on the need before from one of the books, else one of its famous lines. Undefined leaves it to others. */
function answerFromBooks(asking: Asking, name: string, short: boolean): VerseAnswer | undefined {
  const { library, say, context } = asking;
  const books = booksNamed(name);
  const lettersOf = ({ book, chapter, first, last }: Place) =>
    library.kingJames.verses(book, chapter, first, last).reduce((sum, { text }) => sum + text.length, 0);
  const fitting = unseen(asking, placesOfNeed(asking)).filter(({ book }) => books.includes(book));
  const isOne = books.length === 1 && fitting.length === 0;
  const known =
    isOne && !context.need?.startsWith('distress-')
      ? unseen(asking, famous).filter(({ book }) => books.includes(book))
      : [];
  const places = fitting.length > 0 ? fitting : known.slice(0, short ? undefined : 3);
  if (places.length === 0) return undefined;
  const [first, ...others] = short ? places.toSorted((one, other) => lettersOf(one) - lettersOf(other)) : places;
  return first && answerPlaces(asking, [first, ...others], 'need', say.another, { need: context.need });
}
