import type { VerseLanguage } from '#shared/verse/verse.ts';
import type { Library } from '../editions/library.ts';
import { isCurated } from '../needs/curated.ts';
import { stemsTold } from '../needs/telling.ts';
import { type Place, placeOfVerse } from './places.ts';
import { type Found, searchWords, shareKnown } from './search.ts';

/** Words that ask where a line stands, and are no part of it. */
const ASKING =
  /^(?:(?:please|can you|could you|help me|i want to|i need to|nisaidie|tafadhali) )*(?:(?:find|complete|finish|where is|which is|what is|whats|tafuta|ni|the|that|a|me|kupata|malizia|kamilisha|uko wapi|iko wapi|wapi) )*(?:(?:bible )?(?:verse|scripture|passage|line|text|mstari|aya|andiko|neno)s? )(?:that |which |where |it |ambao |ambalo |lenye |wenye |unaosema |usemao |inayosema |isemayo |lisemalo |linalosema |says? |said |saying |goes |reads |talks about |about |with |jesus |god |he |they |the |words? |maneno )*?(?:says?|said|saying|goes|reads|with|words|with the words|usemao|unaosema|inayosema|isemayo|linalosema|lisemalo|yenye maneno|wenye maneno|lenye maneno) |^(?:where does it say|where does the bible say|which book says|where is it written(?: that)?|who said|it is written(?: that)?|where in the bible does it say|imeandikwa wapi|biblia inasema wapi)(?: that)? /;

/** Words that ask for a topic, so that what follows is no line. */
const TOPIC =
  /^(?:.* )?(?:(?:verses?|scriptures?|passages?|words?|something|anything|prayer|message|text|aya|mstari|mistari|andiko|maandiko|neno|maneno|somo) (?:about|on|for|of|to(?! (?:send|give|share|write|read|tell|text|post|sing|put)\b)|from|regarding|concerning|when|kuhusu|ya|za|wa|la|juu ya|kwa ajili ya)|(?:bible|god|jesus|scripture|biblia|mungu|yesu) (?:says?|teach(?:es)?|said|inasema|anasema|wanasema)(?: nini)? (?:about|on|concerning|kuhusu|juu ya)) |^(?:\S+ ){0,2}(?:kuhusu|talk about|tell me about) /;

/** A verse with such a word is given only to a person who quoted it. */
const HARSH =
  /\b(?:slay|slew|slain|smite|smote|smitten|whore|harlot|stoned?|destroy\w*|wrath|fury|curs\w+|plague\w*|blood\w*|burn\w*|dung|kill\w*|sword|swords|perish\w*|hell|damn\w*|fornicat\w+|adulter\w+|abominat\w+|concubine\w*|circumcis\w*|bastard\w*|ravish\w*|dash\w*|lewd\w*|naked\w*|leprosy|leper\w*|utterly|desolat\w+|rod|beat|hate|hated|murder\w*|carcas\w+|concubines|eunuch\w*|womb|breasts|lie with|lay with|cut off|vengeance|torment\w*|unclean\w*)\b/i;

/** Things to write a verse on. In `a verse for the plaque` the plaque is not the topic. */
const CARRIER =
  /\b(?:for|on|to write on|kwa|ya|kwenye) (?:the |a |an |my |our |his |her |their )?(?:plaque|card|cake|banner|t ?shirt|mug|frame|invitation|poster|tombstone|gravestone|programme|certificate|kadi|bango|keki)s? /g;

/** What a message is about, without the words that ask for it (`a verse about hope`), and whether there were any. */
export function topicIn(words: string[]): { about: string[]; asked: boolean } {
  const text = `${words.join(' ')} `.replace(CARRIER, '');
  const about = text.replace(TOPIC, '').trim().split(' ').filter(Boolean);
  return { about: about.length > 0 ? about : words, asked: TOPIC.test(text) };
}

/** The half-remembered line in a message, without the words that ask where it stands. */
export function lineIn(words: string[]): { line: string[]; asked: boolean } {
  const text = `${words.join(' ')} `;
  const line = text.replace(ASKING, '').trim();
  return { line: line.split(' ').filter(Boolean), asked: line !== text.trim() };
}

/** The verses that half-remembered words may come from, in any edition, the likeliest first; each verse once. */
export function findLines(library: Library, line: string[], language: VerseLanguage): Found[] {
  const known = library.editions.filter((edition) => shareKnown(edition, line) > 0.5);
  const preferred = library.first(language);
  const best = new Map<number, Found>();
  for (const edition of known) {
    for (const found of searchWords(edition, line, (id) => (isCurated(id) ? 1 : 0))) {
      const score = found.score + (edition === preferred ? 0.02 : 0);
      const before = best.get(found.id);
      if (!before || score > before.score) best.set(found.id, { ...found, score });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score || one.id - other.id);
}

/**
 * A test for whether a verse is the line that the person had in mind; stricter where the message tells of a need. Undefined
 * when no verse could pass, so that no search is needed.
 */
export function lineTest(
  line: string[],
  asked: boolean,
  tellsOfNeed: boolean,
): ((found: Found) => boolean) | undefined {
  const said = stemsTold(line).length;
  const least = (coverage: number, order: number) => (found: Found) =>
    found.coverage >= coverage && found.order >= order;
  if (asked) return said > 0 ? least(0.5, 0) : undefined;
  if (line.length < LEAST_WORDS || said === 0) return undefined;
  if (tellsOfNeed) return said > 1 ? least(0.95, 0.9) : undefined;
  if (said === 1) return least(0.99, 0.9);
  return OF_ONESELF.has(line[0] ?? '') ? least(0.8, 0.6) : least(0.62, 0.3);
}

/** How people begin to speak of themselves. */
const OF_ONESELF = new Set('i im am my we our he she they nina na sina how what why is does can will'.split(' '));

/** A message of fewer words is no line. */
const LEAST_WORDS = 4;

/**
 * Verses with the words of a topic that the index of needs does not know; only gentle ones, those of the church's own
 * lists first.
 */
export function findTopicVerses(library: Library, words: string[], language: VerseLanguage, asked: boolean): Found[] {
  const said = [...new Set(stemsTold(words))];
  if (said.length === 0 || said.length > 4 || (!asked && (said.length > 2 || words.length > 3))) return [];
  const edition = library.first(language);
  if (!asked && said.some((stem) => edition.documents(stem) === 0 || edition.documents(stem) > 400)) return [];
  const found = searchWords(edition, said, (id) => (isCurated(id) ? 3 : 0), 0.99).filter(
    ({ coverage }) => coverage > 0.99,
  );
  return found.filter(({ id }) => {
    const plain = library.kingJames.text(id) ?? '';
    return isCurated(id) || (asked && !HARSH.test(plain));
  });
}

/** Whether a verse may be named beside the likeliest. */
export const isLikely = ({ coverage, order }: Found): boolean => coverage >= 0.6 && order >= 0.25;

/** The places of the verses that half-remembered words may come from. */
export const linesLike = (library: Library, words: string[], language: VerseLanguage): Place[] =>
  findLines(library, words, language)
    .filter(isLikely)
    .map(({ id }) => placeOfVerse(id));

/** The places of gentle verses with the words of the topic that a message asks for. */
export function topicPlaces(library: Library, words: string[], language: VerseLanguage): Place[] {
  const { about, asked } = topicIn(words);
  return findTopicVerses(library, about, language, asked).map(({ id }) => placeOfVerse(id));
}
