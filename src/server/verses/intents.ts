import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSED, ANSWERER, CLASSES, SMALL_WORDS, SOCIAL } from '#content/verses/asks/social.ts';
import { phraseList, sectionsOf, withoutEnds } from './language/phraseList.ts';
import { setOf } from './language/words.ts';

/** What a short message wants that asks for no passage and no need. */
export type Intent =
  | 'greeting'
  | 'today'
  | 'thanks'
  | 'amen'
  | 'farewell'
  | 'another'
  | 'more'
  | 'help'
  | 'identity'
  | 'privacy'
  | 'editions'
  | 'otherDay'
  | 'noneOfThem';

const FILE = join(import.meta.dirname, '../../content/verses/asks/smallTalk.txt');

/** Phrases that are a whole message, in the order in which they are looked for. */
const phrases = sectionsOf(readFileSync(FILE, 'utf8')).map(([name, lines]) => {
  return { intent: name as Intent, list: phraseList(lines.map((line) => `^ ${line} $`).join('\n'), CLASSES) };
});

const small = setOf(SMALL_WORDS);
/** Messages of nothing but such words, one of them of the first list. */
const social = SOCIAL.map(([intent, core, too]) => ({ intent, core: setOf(core), too: setOf(`${core} ${too}`) }));

/** Emoji of those who cry: `😭😭 help` asks for more than how this works. */
const CRYING = /[😭😢😥😞😔💔😩😫🥺]/u;
/** Emoji by which people approve or thank. */
const APPROVAL = /^(?:\s|\p{Emoji_Modifier}|\u{FE0F}|👍|👌|👏|🙌|💯|❤|💕|🥰|😊|🫶)+$/u;

const answerer = phraseList(ANSWERER);
const addressed = phraseList(ADDRESSED);
const MAX_WORDS_OF_IDENTITY = 10;

/**
 * What a message wants, when it is one of the small things that people write to each other.
 *
 * @param words the words of the message in order
 * @param message as it was written, for its emoji
 */
export function findIntent(words: readonly string[], message = ''): Intent | undefined {
  if (words.length === 0 && APPROVAL.test(message)) return 'thanks';
  const core = withoutEnds(words, small);
  const found = phrases.find(({ list }) => list.isIn(words) || list.isIn(core))?.intent;
  const asksWho = words.length <= MAX_WORDS_OF_IDENTITY && answerer.isIn(words) && addressed.isIn(words);
  if (asksWho && (!found || found === 'help')) return 'identity';
  if (found && !(found === 'help' && CRYING.test(message))) return found;
  return social.find(
    ({ core: own, too }) => words.some((word) => own.has(word)) && words.every((word) => too.has(word)),
  )?.intent;
}
