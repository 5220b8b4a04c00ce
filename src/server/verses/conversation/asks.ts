import { verseWords } from '#content/verses/answerWords.ts';
import { AROUND_WISH, PART_OF } from '#content/verses/asks/named.ts';
import { SMALL_WORDS } from '#content/verses/asks/social.ts';
import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { phraseList } from '../language/phraseList.ts';
import { setOf } from '../language/words.ts';
import { isClear } from '../needs/answerNeed.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { answerReference } from '../references/answerReference.ts';
import { fill, reply, withNote } from '../reply.ts';
import { explain } from './explain.ts';
import { type Ask, EXTENTS_OF_ACTS, findExtent } from './extents.ts';
import { answerFromBook, answerShorter, answerSimilar, bookWished } from './otherPassages.ts';
import { answerPart } from './wordsOfPassage.ts';

/** The same passage, in the edition or language of the message. Says so where the site has no Bible in Kiswahili. */
export const again: Ask = (asking, place) => {
  const { wishes, library, say } = asking;
  const answer = answerReference(asking, [place]);
  const isMissing = wishes.language === 'sw' && !library.editions.some(({ language }) => language === 'sw');
  return isMissing
    ? withNote(answer, fill(say.noEdition, { asked: say.swahiliBible, editions: library.names }))
    : answer;
};

const againIn =
  (language: VerseLanguage): Ask =>
  (asking, place) => {
    const [edition, wishes] = [asking.library.first(language), { ...asking.wishes, language }];
    return again({ ...asking, wishes, language, edition, say: verseWords[language] }, place);
  };

/** Another passage on the same; undefined where a message tells clearly of another need: `not this, one about peace`. */
export const another: Ask = (asking, place) => {
  const understood = understandNeed(asking.wishes.message);
  const need = asking.context.need?.split('/')[0];
  const isOther = isClear(understood) && understood.likely[0]?.need.key !== need;
  return isOther ? undefined : answerSimilar(asking, place);
};

/** Wants nothing more. */
const NO = new Set(['no', 'nope', 'hapana', 'la']);

const small = ({ context, say }: Asking) => ({ suggestions: say.suggestions.start, context });

/** What each act of `followUps.txt` gives. */
export const ACT_ASKS: Readonly<Record<string, Ask>> = {
  ...EXTENTS_OF_ACTS,
  shorter: answerShorter,
  simpler(asking, place) {
    const edition = asking.library.modern('en');
    return again({ ...asking, edition, wishes: { ...asking.wishes, edition } }, place);
  },
  english: againIn('en'),
  kiswahili: againIn('sw'),
  again,
  explain,
  another,
  still: another,
  thanks(asking) {
    const { language, say, words } = asking;
    return reply({ kind: 'thanks', language, lead: NO.has(words[0] ?? '') ? say.thanks : say.amen, ...small(asking) });
  },
  share: ({ language, say, context }) => reply({ kind: 'help', language, lead: say.share, context }),
};

/** Words beside an edition or a language that say nothing else. */
const nothingElse = setOf(
  `${SMALL_WORDS} ${AROUND_WISH} how sound read go reads repeat tena rudia huo hajui haelewi kizungu kiingereza hapo`,
);
/** Where a passage stands is asked in words that also ask for a fact. */
const whereStands = phraseList('^ where is|was it|that|this written|found? $');
const partOf = phraseList(PART_OF);
/** So many words of a part are looked for. */
const MOST_WORDS_OF_PART = 5;
const LEAST_LETTERS = 3;

/**
 * What a short message asks of the passage before it: `next verse`, `verse 17`, `the whole chapter`, `shorter`, `from
 * the Psalms`, `the part about patience`. Undefined when it asks for something else.
 *
 * @param wishesElse whether the message named a language or an edition, so that the rest of it may be empty
 */
export function findAsk(words: readonly string[], wishesElse: boolean): Ask | undefined {
  if (wishesElse && words.every((word) => nothingElse.has(word))) return again;
  const extent = findExtent(words);
  if (extent) return extent;
  if (whereStands.isIn(words)) return again;
  const book = bookWished(words);
  if (book) return (asking) => answerFromBook(asking, book);
  const about = partNamed(words);
  return about ? (asking, place) => answerPart(asking, place, about) : undefined;
}

/** The words of the chapter by which a part of it is named, where nothing stands before that. */
function partNamed(words: readonly string[]): string | undefined {
  const found = partOf.last(words);
  if (!found || !words.slice(0, found.from).every((word) => nothingElse.has(word))) return undefined;
  const about = words.slice(found.to, found.to + MOST_WORDS_OF_PART);
  return about.some((word) => word.length >= LEAST_LETTERS) ? about.join(' ') : undefined;
}
