import { VERSE_LIMITS, type VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { isClear } from '../needs/answerNeed.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { tells } from '../needs/telling.ts';
import { answerPlaces } from '../search/answerPlaces.ts';
import { findLines, isLikely, lineIn, lineTest } from '../search/lines.ts';
import { placeOfVerse } from '../search/places.ts';
import { knowsAll } from '../search/search.ts';
import { holdsEveryWord, tellsWhere, withoutFrame } from './heldLine.ts';

/** So much lower a verse may score that is named beside the likeliest. */
const NEAR = 0.15;

/** The verse of any edition that a line comes from which somebody half remembers, alone or among words that frame it. */
export function answerRemembered(asking: Asking): VerseAnswer | undefined {
  const { words } = asking;
  const { line, asked } = lineIn(words);
  const tellsOfNeed = isClear(understandNeed(asking.wishes.message));
  const framed = tellsWhere(words) ? withoutFrame(words) : [];
  return answerLine(asking, line, asked, tellsOfNeed) ?? answerLine(asking, framed, false, tellsOfNeed);
}

function answerLine(asking: Asking, line: string[], asked: boolean, tellsOfNeed: boolean): VerseAnswer | undefined {
  const isLine = lineTest(line, asked, tellsOfNeed);
  if (!isLine) return undefined;
  const found = findLines(asking.library, line, asking.language);
  const [best] = found;
  if (!best || !isLine(best) || !knowsAll(best.edition, tells(line))) return undefined;
  if (!holdsEveryWord(asking, line, placeOfVerse(best.id), [])) return undefined;
  const likely = found.filter((one) => one === best || (isLikely(one) && one.score > best.score - NEAR));
  const edition = asking.wishes.edition ?? best.edition;
  const places = likely.map(({ id }) => placeOfVerse(id));
  const query = line.join(' ').slice(0, VERSE_LIMITS.query);
  return answerPlaces({ ...asking, edition }, places, 'words', asking.say.found, { query });
}
