import { wordsOf } from '../language/words.ts';
import { isName } from '../references/nameSpelling.ts';

/** Words of those who ask where a saying stands, or say that it is scripture. */
const CLAIM =
  /\b(?:bible|biblia|verses?|scriptures?|andiko|mstari|quote|written|wrote|aliandika|imeandikwa|said|says|alisema|chapter|wapi|ngapi|shakespeare|those words|that line|solomon|sulemani)\b/i;

/** Whoever says so believes that the words stand in the Bible, or asks whether they do. */
const STRONG =
  /\b(?:isnt (?:it|that)|is (?:it|that) (?:truly |really )?(?:in|from) the|is that (?:bible|scripture)|who said (?:it|that|so)|who in the bible said|where is it written|(?:bible|biblia) (?:ilisema|yasema|said)|(?:jesus|solomon|paul|moses|david|yesu|sulemani|paulo) (?:said|wrote|alisema) (?:it|that|so|hivyo)|(?:jesus|solomon|paul) said|in those words|exact words|read me that line|ngapi|nani (?:aliandika|alisema)|ni wapi (?:katika|kwenye) biblia|imeandikwa wapi|it says in|(?:is|was) (?:it |that |this )?(?:written|found) where(?: exactly)?$|where (?:is|was) (?:it|that|this)(?: (?:written|found|in the bible))?$|(?:which|what) (?:verse|chapter|scripture|book|psalm)(?: (?:is|was) (?:it|that|this))?$|(?:ni )?(?:mstari|andiko|sura|kitabu|aya) (?:gani|ipi|kipi)$|(?:iko|uko|liko|yako|inasema|yasema) wapi(?: (?:kwenye|katika|kwa) biblia)?$|biblia inasema (?:hivyo|hivi|wapi)$|(?:book|chapter) and verse$|(?:is|ni) (?:it |this |that )?(?:scripture|andiko|biblical)$|find (?:me )?(?:the|that) verse$|wapi (?:katika|kwenye|kwa) biblia)\b/;

/** The end of a part of a message: a comma, a question mark, a quotation mark, or a dash between spaces. */
const PARTS = /[,;?"“”]+|\s[-–—]+\s/;
/** A short part that only asks: `which chapter is that`, `prov what`, `did Paul say so`. */
const ASKS =
  /^(?:which|what|where|who|whose|is (?:it|that|this)|did|does|was|prov|right|true|yes|ni|iko|imeandikwa|hiyo)\b|\b(?:which|what|where|gani|ipi|kipi|wapi|ngapi|right|true)\s*$/i;
const MAX_WORDS_OF_ASKING = 5;

const onlyAsks = (part: string): boolean => ASKS.test(part.trim()) && wordsOf(part).length <= MAX_WORDS_OF_ASKING;

/** A saying has at least this many words. */
const MIN_WORDS = 3;

/** The parts of a message that do not ask where they stand; all of it when no part is left. */
export function withoutClaim(message: string): string[] {
  const parts = message.split(PARTS).filter((part) => part.trim() !== '');
  const kept = parts.filter((part) => !CLAIM.test(part) && !onlyAsks(part) && !wordsOf(part).some(isName));
  const words = kept.flatMap(wordsOf);
  return parts.length > 1 && words.length >= MIN_WORDS ? words : wordsOf(message);
}

/**
 * Asks for a passage to give to somebody, or to hold on to: `which scripture do I bring her`, `nimpelekee andiko gani`.
 * Such a message does not say that its own words are scripture.
 */
const ASKS_FOR =
  /\b(?:ni|tu)(?:m|mw|wa|ku)?(?:pe|pelekee|tumie|somee|ambie|andikie|imbie|letee|farij\w+|tie|shike|some|peleke|tume|ombee|ombe|seme|nukuu|hubiri)\b(?: \w+){0,5} (?:andiko|mstari|neno|aya|sura|zaburi|maandiko|mistari|maneno)\b|\b(?:andiko|mstari|neno|aya|sura|zaburi|maandiko|mistari|maneno)\b(?: \w+){0,4} (?:ni|tu)(?:m|mw|wa|ku)?(?:pe|pelekee|tumie|somee|ambie|andikie|letee|shike|some|peleke|tume|ombee)\b|\b(?:verses?|scriptures?|psalms?|passages?|chapters?)\b(?: \w+){0,3} (?:to|i|we|for) (?:\w+ )?(?:send|give|read|bring|take|share|tell|text|write|comfort|encourage|hold|pray|stand|help|her|him|them|someone|somebody|my|a)\b|\b(?:(?:send|give|bring|take|text|tell|comfort|encourage|write) (?:to )?(?:her|him|them|my \w+)|(?:read|pray|say) (?:to|for|with) (?:her|him|them|my \w+))\b.* (?:verse|scripture|psalm|passage|chapter|book)\b/;

/** Whether a message says of its words, or asks, that they stand in the Bible. */
export const claimsScripture = (words: readonly string[]): boolean =>
  STRONG.test(words.join(' ')) && !ASKS_FOR.test(words.join(' '));

/** People near the writer, and what the writer has, does or suffers. */
const OF_OWN_LIFE =
  /\b(?:my|our) (?:\w+ )?(?:friend|mum|mom|mother|dad|father|husband|wife|son|daughter|child|baby|sister|brother|boss|neighbour|neighbor|cousin|uncle|aunt|job|house|marriage|pastor|boy|girl|kids|children|fiance|boyfriend|girlfriend)\b|\b(?:rafiki|beshte|mama|mathe|baba|buda|mume|mke|mtoto|mwanangu|dada|kaka|ndugu|jirani|kazi|ndoa|boss|binti|kijana|shosh|bibi|bwana) (?:yangu|wangu|yetu|wetu|langu|zangu)\b|\b(?:i am|im|i have|i was|i lost|niko|nina|sina|nime\w{3,}|nili\w{3,})\b/;

/** Whether a message tells of the writer's own life or of people near: then it may ask for a passage for them. */
export const tellsOfOwnLife = (words: readonly string[]): boolean => OF_OWN_LIFE.test(words.join(' '));
