import { readNumber } from '../references/numberWords.ts';
import { type Place, parsePlace } from '../search/places.ts';

/** What a message asks of the passage that was quoted last. */
export type FollowUp =
  | { kind: 'verses'; first: number; last: number }
  /** `count` verses behind the passage, or those up to verse `last`. */
  | { kind: 'onward'; count: number }
  | { kind: 'onward'; last: number }
  /** The last verse of the chapter. */
  | { kind: 'end' }
  | { kind: 'step'; by: 1 | -1; what: 'verse' | 'chapter' }
  | { kind: 'chapter'; chapter: number | undefined }
  | { kind: 'again' }
  | { kind: 'shorter' }
  | { kind: 'around' }
  | { kind: 'book'; book: string }
  | { kind: 'explain' }
  | { kind: 'share' };

/** Words that may stand around any of these and say nothing else. */
const AROUND =
  '(?:and |ok |okay |yes |no |not that one |not this one |hapana |sio hiyo |si |si unipe |unaweza |tafadhali |si hiyo |please |now |then |so |just |only |maybe |can you |could you |can i (?:have|get|see) |i want |i need |give me |show me |read me |read |tell me |quote |what about |how about |let me (?:see|read|have) |may i (?:see|have|read) |naomba |nataka |nipe |nisomee |nionyeshe |soma |sasa |je |na |basi )*';
const whole = (pattern: string): RegExp =>
  new RegExp(
    `^${AROUND}(?:${pattern})(?:(?:^| )for (?:me|us|him|her|them|my \\w+|the \\w+)| (?:kwa|ya) \\w+ (?:yangu|wangu|yetu|langu))?$`,
  );
/** Words that change nothing, wherever they stand. */
const POLITE = new Set(
  'please tafadhali too also pia now then kwangu only just tu pls plz plis bana bro buda aki sasa bwana asap thx kindly'.split(
    ' ',
  ),
);

const THE = '(?:the |a |that |this |its |hiyo |hii |huo |huu )?';
const NEXT = whole(
  `${THE}(?:next|following) (?:verse|verses|line|one|moja)|(?:the )?verse (?:after|that follows)(?: (?:that|this|it))?|what (?:comes|is|does it say|follows)? ?(?:next|after(?: (?:that|this))?)|what happens (?:next|after(?: that)?)|next|and|(?:mstari|aya|andiko)? ?(?:un?aofuata|ufuatao|inayofuata|ifuatayo|lifuatalo|linalofuata|baadaye)`,
);
const PREVIOUS = whole(
  `${THE}(?:previous|preceding|prior) (?:verse|verses|line|one)|(?:the )?(?:verse|one) (?:before|above)(?: (?:that|this|it))?|what (?:comes|is|was|does it say)? ?before(?: (?:that|this|it))?|previous|before that|(?:go |one |step )?back(?: one| a verse| one verse)?|one (?:up|back|before)|rudi nyuma(?: kidogo)?|(?:mstari|aya|andiko)? ?(?:uliotangulia|un?aotangulia|iliyotangulia|lililotangulia|wa kabla|ya kabla|kabla(?: ya huo| ya hiyo)?|uliopita|iliyopita)`,
);
const LAST = whole(`${THE}(?:last|final) (?:verse|line|one)|(?:mstari|aya|andiko) (?:wa|ya|la) mwisho`);
const NEXT_CHAPTER = whole(`${THE}(?:next|following) chapter|(?:sura|mlango) (?:inayofuata|ifuatayo|unaofuata)`);
const PREVIOUS_CHAPTER = whole(
  `${THE}(?:previous|preceding) chapter|chapter before|sura (?:iliyotangulia|iliyopita|ya kabla)`,
);
const CHAPTER = whole(
  `${THE}(?:whole|full|entire|complete|rest of the) (?:chapter|psalm)|(?:the )?chapter|all of (?:it|the chapter)|whole thing|full passage|read (?:it )?all|(?:the )?(?:whole|full|entire|rest of the) (?:story|parable|passage)|(?:story|hadithi|habari|kisa) (?:yote|nzima)(?: (?:hadi|mpaka) mwisho)?|(?:hadi|mpaka) mwisho|(?:to|till|until) the end|sura (?:yote|nzima|hiyo yote|kamili)|mlango wote|yote|zaburi (?:yote|nzima)`,
);
const CHAPTER_NUMBER = whole('(?:chapter|chap|ch|sura ya|sura|mlango wa) (\\d{1,3})');
const SWAHILI_ORDINALS: Record<string, string> = { kwanza: '1', pili: '2' };
const VERSES = whole(
  `(?:from |kuanzia |kutoka )?${THE}(?:(?:verses?|vs?|mstari|mistari|aya)(?: (?:number|namba|ya|wa|za))? ?)?(\\d{1,3})(?: (?:to |hadi |mpaka |and |na |through )?(?:(?:verse|mstari|aya) (?:wa |ya )?)?(\\d{1,3}))?`,
);
/** Small numbers in words, by their place from two on. */
const COUNTS = ['two|mbili|miwili|2', 'three|tatu|mitatu|3', 'four|nne|minne|4', 'five|tano|mitano|5', 'six|sita|6'];
const NEXT_FEW = COUNTS.map((words) =>
  whole(
    `${THE}(?:next|following) (?:${words})(?: verses| lines)?|(?:${words}) more(?: verses)?|(?:mistari|aya) (?:${words}) (?:inayofuata|zaidi)`,
  ),
);
const UP_TO = whole(
  '(?:(?:continue|go on|read on|keep reading|carry on|endelea|soma) )?(?:up )?(?:to|till|until|hadi|mpaka)(?: (?:verse|mstari|aya))?(?: (?:wa|ya))? (\\d{1,3})',
);
/** `the first verse`, `mstari wa pili`: its number by its place in this list; the last is the end of the chapter. */
const ORDINALS = [
  'first|kwanza',
  'second|pili',
  'third|tatu',
  'fourth|nne',
  'fifth|tano',
  'sixth|sita',
  'seventh|saba',
  'eighth|nane',
  'ninth|tisa',
  'tenth|kumi',
].map((words) => whole(`${THE}(?:${words}) (?:verse|line|one)|(?:mstari|aya|andiko) (?:wa|ya|la) (?:${words})`));
const SHORTER = whole(
  `(?:${THE}(?:shorter|short|brief|briefer)(?: (?:one|verse|version|passage))?|make it short(?:er)?|too long(?: .*)?|thats too long(?: .*)?|(?:thats |its )?long for .*|cut it(?: down| short)?|make it brief|(?:another|ingine|lingine|nyingine) (?:short|shorter|fupi)(?: one)?|ni ndefu(?: .*)?|something short(?:er)?|one verse|summary|fupi(?: zaidi)?|(?:mstari|aya|andiko|neno) (?:m|l|ny)?fupi(?: zaidi)?|kifupi|kwa ufupi|ni ndefu(?: sana)?)`,
);
const AROUND_IT = whole(
  `${THE}(?:context|verses around|surrounding verses)(?: of (?:it|this|that))?|(?:the )?verses around (?:it|this|that)|in context|longer|muktadha|mistari (?:inayozunguka|ya karibu)|ndefu zaidi`,
);
const EXPLAIN = whole(
  `(?:explain|interpret|clarify|expound) (?:it|this|that) (?:like|as if|to|for) .*|(?:explain|interpret|clarify|expound)(?: (?:it|this|that|the verse|this verse|that verse|more|further|the passage|the meaning|to me|simply|better))*|where (?:is|does) (?:it|this|that|the verse) (?:found|written|stand|come from)|what book is (?:it|this|that)(?: in| from)?|(?:what|wat) (?:does|do|is|did) (?:it|this|that|the verse|this verse|that verse|the meaning|he|she|jesus|paul) ?(?:verse |of (?:it|this|that)|of this verse|of that verse)? ?(?:mean(?:ing)?|really mean)?|meaning(?: of (?:it|this|that|this verse|that verse|the verse))?|what does (?:it|this|that) (?:really )?mean|why(?: not| so)?|why (?:does|did) (?:it|he|god|jesus|paul) say (?:so|that|this|it)|why should(?:nt)? (?:i|we|one)(?: not)?(?: be)?|how(?: so| come)|kwa nini|mbona|i (?:dont|do not|cant) (?:understand|get|follow)(?: (?:it|this|that|the verse|this verse))?|(?:it|this|that) (?:confuses me|is confusing|is hard)|who (?:was|is|were) (?:it|this|that|he|they|she|paul|jesus) (?:written|talking|speaking|writing|said|addressed)(?: to| about)?(?: here)?|(?:to )?who(?:m)? (?:was|is) (?:it|this|that) (?:written|said|for)(?: to| for)?|who (?:said|says|wrote) (?:it|this|that)(?: and)?(?: to (?:whom|who))?|who is (?:speaking|talking|saying (?:it|this))(?: here)?|what does (?:the word )?\\w+ (?:mean|stand for)(?: here| there)?|what is (?:the )?\\w+ (?:here|there)|(?:neno )?\\w+ (?:lina|ina|una)?maana(?:isha)? (?:gani|nini)(?: hapa)?|(?:ali|ime|ili)?andikiwa (?:na )?nani|(?:ali|ili|ime|wali)\\w*andik\\w+ (?:kwa )?nani|nani (?:anasema|anaongea|anazungumza)(?: hapa)?|(?:ana|wana)(?:sema|ongea|zungumza) (?:na|kwa)? ?nani|sijaelewa|sielewi(?: (?:hii|hapo|mstari huu))?|nifafanulie(?: .*)?|what was happening|nini kilikuwa kinaendelea|background|historia yake|help me understand(?: (?:it|this|that|the verse|this verse))?|who (?:said|wrote|says|is speaking)(?: (?:it|this|that))?|(?:where|when) was (?:it|this|that) written|more about (?:it|this|that)|cross references?|related verses|similar verses|(?:nieleze|eleza|elezea|fafanua|nifafanulie)(?: (?:maana|hii|hiyo|huo|huu|mstari|andiko|zaidi|yake))*|(?:maana yake|maana ya (?:hii|hiyo|andiko hili|mstari huu))(?: ni nini| nini)?|(?:ina|una|lina)maanisha nini|sielewi|nini maana(?: yake)?|nani (?:alisema|aliandika)(?: (?:hivyo|haya|hii))?`,
);
const FROM_BOOK = whole(
  `(?:another |one |something |anything |a verse |verse |some |any |lingine |ingine |neno |aya |mstari |ile |iko |kuna |is there |do you have |una )*(?:from|in|kutoka|katika|kwa|kwenye|ya|la)(?: the)?(?: book of| books of| kitabu cha)? ((?:[123] )?(?:song of (?:solomon|songs)|[a-z]+(?: testament| la kale| jipya)?))(?: iko| kuna| too| pia| maybe| perhaps)?`,
);
const AGAIN = whole(
  `(?:na|je|na je|how does it (?:sound|read|go)|[a-z]+ (?:hajui|haelewi) (?:kizungu|kiingereza|kiswahili)|my \\w+ (?:does not|doesnt|cant) (?:speak|read|understand|know) \\w+|(?:say|read|show|give|repeat|quote|send) (?:it|that|this)(?: verse)?(?: again)?|repeat|again|the same(?: verse)?|same verse|same|it|this|that|rudia|tena|hiyo|huo|hilo)?`,
);

/** The same passage, asked for in so many words. */
const SAID_AGAIN = whole(
  '(?:say|read|show|give|repeat|quote|send|type) (?:it|that|this|the verse)(?: verse)? (?:again|once more|one more time)|repeat(?: (?:it|that|please|the verse))?|come again|(?:the )?same verse(?: again)?|rudia(?: (?:tena|hiyo|hilo|huo|mstari))?|sema tena|isome tena',
);
const SHARE = whole(
  '(?:how (?:do|can) i )?(?:share|copy|forward|send|save|download|screenshot|post)(?: (?:it|this|that|the verse|this verse))? ?(?:(?:to|on|in|with|as|for) .*)?|(?:nawezaje |naweza )?(?:ku)?(?:share|tuma|nakili|copy|hifadhi|i?share)(?: (?:hii|hiyo|hilo|huu|neno|mstari))*(?: (?:kwa|kwenye|na) .*)?',
);

/**
 * What a short message asks of the passage before it: `next verse`, `verse 17`, `the whole chapter`, `shorter`, `from
 * the Psalms`, `what does it mean`. Undefined when it asks for something else.
 *
 * @param wishesElse whether the message named a language or an edition, so that the rest of it may be empty
 */
export function findFollowUp(words: readonly string[], wishesElse: boolean): FollowUp | undefined {
  const text = withDigits(words.filter((word) => !POLITE.has(word))).join(' ');
  if (wishesElse && AGAIN.test(text)) return { kind: 'again' };
  if (NEXT_CHAPTER.test(text)) return { kind: 'step', by: 1, what: 'chapter' };
  if (PREVIOUS_CHAPTER.test(text)) return { kind: 'step', by: -1, what: 'chapter' };
  if (LAST.test(text)) return { kind: 'end' };
  if (NEXT.test(text)) return { kind: 'step', by: 1, what: 'verse' };
  if (PREVIOUS.test(text)) return { kind: 'step', by: -1, what: 'verse' };
  const few = NEXT_FEW.findIndex((pattern) => pattern.test(text));
  if (few >= 0) return { kind: 'onward', count: few + 2 };
  const [, end] = UP_TO.exec(text) ?? [];
  if (end) return { kind: 'onward', last: Number(end) };
  const [, first, last] = VERSES.exec(text) ?? [];
  if (first) return { kind: 'verses', first: Number(first), last: Math.max(Number(first), Number(last ?? first)) };
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(text)) + 1;
  if (ordinal > 0) return { kind: 'verses', first: ordinal, last: ordinal };
  const [, chapter] = CHAPTER_NUMBER.exec(text) ?? [];
  if (chapter) return { kind: 'chapter', chapter: Number(chapter) };
  if (CHAPTER.test(text)) return { kind: 'chapter', chapter: undefined };
  if (SHORTER.test(text)) return { kind: 'shorter' };
  if (AROUND_IT.test(text)) return { kind: 'around' };
  if (EXPLAIN.test(text)) return { kind: 'explain' };
  if (SAID_AGAIN.test(text)) return { kind: 'again' };
  if (SHARE.test(text)) return { kind: 'share' };
  const [, book] = FROM_BOOK.exec(text) ?? [];
  return book ? { kind: 'book', book } : undefined;
}

/** The words with numbers in digits: `verse thirty` is `verse 30`. Small numbers stay behind `next` and `more`. */
function withDigits(words: string[]): string[] {
  const at = words.findIndex((word) => /^(?:verses?|mstari|aya|chapter|sura)$/.test(word)) + 1;
  const start = at > 0 && /^(?:wa|ya|number|namba)$/.test(words[at] ?? '') ? at + 1 : at;
  const ordinal = SWAHILI_ORDINALS[words[start] ?? ''];
  if (at > 0 && ordinal && /^sura$/.test(words[at - 1] ?? '')) return words.toSpliced(start, 1, ordinal);
  const number = at > 0 ? readNumber(words, start) : undefined;
  return number ? words.toSpliced(start, number.length, String(number.value)) : words;
}

/** The place of the passage before, from the conversation's context. */
export const lastPlace = (passage: string | undefined): Place | undefined =>
  passage === undefined ? undefined : parsePlace(passage);
