import { isName } from '../references/nameSpelling.ts';
import { readNumber } from '../references/numberWords.ts';
import { type Place, parsePlace } from '../search/places.ts';
import { findSpan, type Span } from './spans.ts';

/** What a message asks of the passage that was quoted last. */
export type FollowUp =
  | Span
  /** `last` is infinite: up to the end of the chapter. `bare`: only a number was said; after a whole chapter it means a chapter. */
  | { kind: 'verses'; first: number; last: number; bare?: boolean }
  /** `count` verses behind the passage, or those up to verse `last`. */
  | { kind: 'onward'; count: number }
  | { kind: 'onward'; last: number }
  /** The verse behind the passage once `count` are left out. */
  | { kind: 'skip'; count: number }
  /** The passage from its own first verse up to verse `last`. */
  | { kind: 'through'; last: number }
  /** The last verse of the chapter. */
  | { kind: 'end' }
  | { kind: 'step'; by: 1 | -1; what: 'verse' | 'chapter' }
  | { kind: 'chapter'; chapter: number | undefined }
  /** The verse with the same number, or with the number `verse`, in another chapter of the book. */
  | { kind: 'sameVerse'; chapter: number; verse?: number }
  | { kind: 'again' }
  | { kind: 'shorter' }
  | { kind: 'around' }
  | { kind: 'book'; book: string }
  /** What another book says of the same. */
  | { kind: 'compare'; book: string }
  | { kind: 'explain' }
  /** Other passages that say the same. */
  | { kind: 'similar' }
  /** The verses of the chapter in which these words stand. */
  | { kind: 'part'; about: string }
  | { kind: 'share' };

/** Words that may stand around any of these and say nothing else. */
const AROUND =
  '(?:and |ok |okay |send me |nitumie |hio |halafu |yes |no |hmm |hm |mmh |eh |aki |haya |sorry |wait |pole |not that one |not this one |hapana |sio hiyo |si |si unipe |unaweza |tafadhali |si hiyo |please |now |then |so |just |only |maybe |can you |could you |can i (?:have|get|see) |i mean |i meant |namaanisha |nilimaanisha |i want |i need |give me |show me |show |read me |read |tell me |quote |what about |how about |let me (?:see|read|have) |may i (?:see|have|read) |naomba |nataka |nipe |nisomee |nionyeshe |soma |sasa |je |na |basi )*';
const whole = (pattern: string): RegExp =>
  new RegExp(
    `^${AROUND}(?:${pattern})(?:(?:^| )for (?:me|us|him|her|them|my \\w+|the \\w+)| (?:kwa|ya) \\w+ (?:yangu|wangu|yetu|langu))?$`,
  );
/** Words that change nothing, wherever they stand. */
const POLITE = new Set(
  'please tafadhali too also pia now then kwangu only just tu pls plz plis bana bro buda aki sasa bwana asap thx kindly je'.split(
    ' ',
  ),
);

const THE = '(?:the |a |that |this |its |hiyo |hii |huo |huu )?';
const NEXT = whole(
  `${THE}(?:next|following) (?:verse|verses|line|one|moja|commandment|beatitude|proverb|amri)|(?:the )?verse (?:after|that follows)(?: (?:that|this|it))?|what (?:comes|is|does it say|follows)? ?(?:next|after(?: (?:that|this))?)|what happen(?:s|ed)(?: next| then| after(?: that)?)?|what (?:did|does|do) (?:he|she|they|jesus|god|paul) (?:do|say) (?:next|then|after that)|next|and|(?:and )?${THE}(?:next )?one (?:after|that follows)(?: (?:that|this|it))?|ikawaje|nini kili(?:fuata|tokea)(?: baadaye)?|halafu(?: nini| ikawaje)?|kisha(?: nini| ikawaje)?|kilichofuata|(?:mstari|aya|andiko|ile|huo|hiyo|ya|wa)? ?(?:un?aofuata|ufuatao|inayofuata|ifuatayo|lifuatalo|linalofuata|baadaye)`,
);
const PREVIOUS = whole(
  `${THE}(?:previous|preceding|prior) (?:verse|verses|line|one)|(?:the )?(?:verse|one) (?:before|above)(?: (?:that|this|it))?|what (?:comes|is|was|does it say)? ?before(?: (?:that|this|it))?|previous|before that|(?:go |one |step )?back(?: one| a verse| one verse)?|one (?:up|back|before)|(?:one|1|a verse) more back|one more before|rudi nyuma(?: kidogo| moja| mstari mmoja| aya moja)?|mstari mmoja nyuma|(?:mstari|aya|andiko)? ?(?:uliotangulia|un?aotangulia|iliyotangulia|lililotangulia|wa kabla|ya kabla|kabla(?: ya huo| ya hiyo)?|uliopita|iliyopita)`,
);
const LAST = whole(`${THE}(?:last|final) (?:verse|line|one)|(?:mstari|aya|andiko) (?:wa|ya|la) mwisho`);
const NEXT_CHAPTER = whole(
  `${THE}(?:next|following) (?:chapter|psalm)|(?:sura|mlango) (?:inayofuata|ifuatayo|unaofuata)`,
);
const PREVIOUS_CHAPTER = whole(
  `${THE}(?:previous|preceding) (?:chapter|psalm)|chapter before|sura (?:iliyotangulia|iliyopita|ya kabla)`,
);
const CHAPTER = whole(
  `${THE}(?:whole|full|entire|complete|rest of the) (?:chapter|psalm)|(?:the )?chapter|all of (?:it|the chapter)|whole thing|full passage|read (?:it )?all|(?:the )?(?:whole|full|entire|rest of the) (?:story|parable|passage)|(?:story|hadithi|habari|kisa) (?:yote|nzima)(?: (?:hadi|mpaka) mwisho)?|sura (?:yote|nzima|hiyo yote|kamili)|mlango wote|yote|zaburi (?:yote|nzima)`,
);
/** From the passage on to the end of its story or chapter. */
const TO_END = whole(
  '(?:(?:continue|go|read|keep reading|carry|on|endelea|soma) )*(?:to |till |until |up to |hadi |mpaka )(?:the )?(?:end|mwisho)(?: (?:of|wa|ya) (?:the |this |hii |hiyo )?(?:story|parable|chapter|psalm|hadithi|sura|zaburi))?',
);
const CHAPTER_NUMBER = whole('(?:chapter|chap|ch|sura ya|sura|mlango wa) (\\d{1,3})');
const SWAHILI_ORDINALS: Record<string, string> = { kwanza: '1', pili: '2' };
const VERSES = whole(
  `(?:from |kuanzia |kutoka |(?:go )?back to |rudi (?:kwa |kwenye )?)?${THE}(?:(?:verses?|vs?|mstari|mistari|aya)(?: (?:number|namba|ya|wa|za))? ?)?(?:ya |wa |la )?(\\d{1,3})(?: (?:to |hadi |mpaka |and |na |through )?(?:(?:verse|mstari|aya) (?:wa |ya )?)?(\\d{1,3}))?`,
);
/** From a verse to the end of the chapter. */
const FROM_VERSE = whole(
  '(?:from|kuanzia|kutoka|start(?:ing)? (?:at|from|with|on)|begin(?:ning)? (?:at|from|with|on)|anza(?: (?:na|kutoka|kwa))?|anzia(?: kwa)?)(?: (?:verse|vs|mstari|aya))?(?: (?:wa|ya))? (\\d{1,3})(?: (?:onwards?|to the end|till the end|on|hadi mwisho|mpaka mwisho|na kuendelea))?',
);
/** Small numbers in words, by their place from two on. */
const COUNTS = ['two|mbili|miwili|2', 'three|tatu|mitatu|3', 'four|nne|minne|4', 'five|tano|mitano|5', 'six|sita|6'];
const NEXT_FEW = COUNTS.map((words) =>
  whole(
    `${THE}(?:next|following) (?:${words})(?: verses| lines)?|(?:${words}) more(?: verses)?|${THE}(?:${words}) (?:verses|lines) (?:after|that follow|below)(?: (?:it|this|that))?|(?:mistari|aya) (?:${words}) (?:inayofuata|zaidi)`,
  ),
);
/** `skip two verses`. */
const SKIP = ['a|one|1|moja|mmoja', ...COUNTS].map((words) =>
  whole(
    `(?:skip|jump|leave out|ruka) (?:${words})(?: verses?| lines?)?|(?:skip|ruka) (?:verses|mistari|aya) (?:${words})`,
  ),
);
const UP_TO = whole(
  '(?:(?:continue|go on|read on|keep reading|carry on|endelea|soma) )?(?:up ?)?(?:to|till|until|hadi|mpaka)(?: (?:verse|mstari|aya))?(?: (?:wa|ya))? (\\d{1,3})',
);
/** The verses behind the passage up to one: `and the next ones till 12`. */
const NEXT_UP_TO = whole(
  `${THE}(?:next|following|other) (?:ones|verses|lines)? ?(?:up ?)?(?:to|till|until|through)(?: verse)? (\\d{1,3})|(?:mistari|aya) (?:inayofuata|ifuatayo|mingine) (?:hadi|mpaka)(?: (?:wa|ya))? (\\d{1,3})`,
);
/** A verse of another chapter: `the same number in chapter 4`, `verse 9 of chapter 4`. */
const SAME_VERSE = whole(
  '(?:the )?same (?:number|verse|verse number) (?:in|of|from) (?:the )?(?:chapter|psalm) (\\d{1,3})|(?:mstari|aya|namba) (?:huo huo|hiyo hiyo|ile ile|uleule) (?:katika|kwa|kwenye|wa|ya)? ?(?:sura|mlango|zaburi)(?: ya| wa)? (\\d{1,3})',
);
const VERSE_OF_CHAPTER = whole(
  '(?:verse|mstari|aya)(?: wa| ya)? (\\d{1,3}) (?:of|in|from|wa|ya|katika|kwenye) (?:the )?(?:chapter|sura|mlango)(?: wa| ya)? (\\d{1,3})',
);
/** Words of somebody who wants to read on: the passage itself is not quoted again. */
const GOES_ON = /\b(?:continue|go on|read on|keep reading|carry on|endelea|soma)\b/;
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
].map((words) =>
  whole(`${THE}(?:${words}) (?:verse|line|one)|(?:mstari|aya|andiko|line|verse) (?:wa|ya|la) (?:${words})`),
);
const BEGINNING = whole(
  `${THE}(?:beginning|start) of (?:the|this) (?:chapter|psalm)|mwanzo wa (?:sura|zaburi|mlango)(?: (?:hii|hiyo))?`,
);
const SHORTER = whole(
  `(?:${THE}(?:shorter|short|brief|briefer)(?: (?:one|verse|version|passage))?|make it short(?:er)?|(?:thats |that is |its |it is |it was )?(?:so |very |quite |a bit )?long(?: .*)?|cut it(?: down| short)?|make it brief|(?:another|ingine|lingine|nyingine) (?:short|shorter|fupi)(?: one)?|ni ndefu(?: .*)?|something short(?:er)?|one verse|summary|fupi(?: zaidi)?|fupisha(?: .*)?|(?:mstari|aya|andiko|neno) (?:m|l|ny)?fupi(?: zaidi)?|kifupi|kwa ufupi|ni ndefu(?: sana)?)`,
);
/** A short passage to write on something or to learn by heart. */
const SHORT_TO_WRITE =
  /^(?=.*\b(?:m?fupi|kifupi|short|shorter|brief)\b)(?=.*\b(?:kadi|card|status|sms|whatsapp|keki|cake|caption|memori\w+|remember|kukumbuka|write|kuandika|niandike|kuweka|niweke|put|print)\b).*$/;
const MAX_WORDS_TO_WRITE = 9;
/** Asks for all of what the passage begins: a prayer or a list. It is quoted from the passage on. */
const ALL_OF_IT = whole(
  '(?:all (?:of )?(?:the )?|the (?:whole|full|entire) |the rest of the )(?:beatitudes|commandments|prayer|list|song|blessing|armou?r)|(?:sala|ombi|maombi|wimbo|baraka|heri|amri) (?:yote|nzima|wote|zote)',
);
const AROUND_IT = whole(
  `${THE}(?:context|verses around|surrounding verses)(?: of (?:it|this|that))?|(?:the )?verses around (?:it|this|that)|(?:the )?verses? (?:just )?before and after(?: (?:it|this|that))?|mistari ya kabla na baada|in context|(?:a )?(?:bit )?longer(?: one| passage| version)?|make it longer|refu(?:sha)?(?: kidogo| zaidi)?|ndefu(?: kidogo)?|muktadha|mistari (?:inayozunguka|ya karibu)|ndefu zaidi`,
);
const EXPLAIN = whole(
  `(?:is (?:it|this|that) )?(?:in |from )?(?:the )?(?:old (?:testament )?or (?:the )?new|new (?:testament )?or (?:the )?old)(?: testament)?|(?:ni )?agano la kale (?:au|ama) (?:agano )?(?:la )?jipya|\\w+ maana yake(?: ni)? nini|(?:was|were|is) (?:paul|david|jesus|moses|peter|john|he|she|they) .*(?:when|while) (?:he|she|they|it) (?:wrote|said|spoke|prayed|was|were)\\b.*|(?:ali|wali)(?!ni|tu)\\w+ (?:aki|waki)\\w+ (?:wapi|lini|vipi)|how (?:do|can|should|would|could|will) (?:i|we|one) (?:really |actually )?(?:live|apply|practi[sc]e|do|use|obey|follow|keep)(?: by)?(?: (?:it|this|that|the verse))(?: out)?(?: (?:in|at|with|today|daily|every) ?.*)?|what (?:did|does) (?!i |we |the bible |jesus |yesu )(?:\\w+ ){1,2}(?:ask|say|answer|reply|do|want|mean|teach)(?: (?:here|there|about it|about this))?|(?:ali|wali)kuwa (?:ana|wana)(?:ambia|zungumza na|ongea na|andikia|sema na|mwambia) nani|(?:ali|ana|wali|wana)(?:mw?|wa)?(?:ambia|andikia) nani|(?:hii |hiyo |haya |hayo )?(?:ili|ime|yali|yame|uli|li)andikwa (?:lini|wapi|na nani|kwa nani|kwa nini)|(?:ali|wali)(?!ni|tu|ki|chu)\\w+ (?:kwa nini|mbona|lini|wapi|vipi)|(?:explain|interpret|clarify|expound) (?:it|this|that) (?:like|as if|to|for) .*|(?:explain|interpret|clarify|expound)(?: (?:it|this|that|the verse|this verse|that verse|more|further|the passage|the meaning|to me|simply|better))*|where (?:is|does) (?:it|this|that|the verse) (?:found|written|stand|come from)|what book is (?:it|this|that)(?: in| from)?|(?:what|wat) (?:does|do|is|did) (?:it|this|that|the verse|this verse|that verse|the meaning|he|she|jesus|paul) ?(?:verse |of (?:it|this|that)|of this verse|of that verse)? ?(?:mean(?:ing)?|really mean)?|meaning(?: of (?:it|this|that|this verse|that verse|the verse))?|what does (?:it|this|that) (?:really )?mean|why(?: not| so)?|why (?:would|does|did|do|is|was) (?:\\w+ ){1,3}(?:say|saying|do|doing|write|speak|mean|angry|sad|crying|weep|cry|laugh|pray|run|hide|leave|come)(?:ing)?(?: so| that| this| it| such a thing)?|(?:mbona|kwa nini|kwanini) (?:(?:mungu|yesu|paulo|daudi|yeye|huyu) )?(?:ana|ali|wana|wali|hu)\\w+(?: hivyo| haya| hii| hivi)?|whose \\w+ (?:is|was|are|were) (?:it|this|that|they|these)(?: here)?|why should(?:nt)? (?:i|we|one)(?: not)?(?: be)?|how(?: so| come)|kwa nini|mbona|i (?:dont|do not|cant) (?:understand|get|follow)(?: (?:it|this|that|the verse|this verse|that verse))?|(?:it|this|that) (?:confuses me|is confusing|is hard)|who (?:was|is|were) (?:it|this|that|he|they|she|paul|jesus) (?:written|talking|speaking|writing|said|addressed)(?: to| about)?(?: here)?|(?:to )?who(?:m)? (?:was|is) (?:it|this|that) (?:written|said|for)(?: to| for)?|who (?:said|says|wrote) (?:it|this|that|the psalm|this psalm)(?: and(?: why| when)?)?(?: to (?:whom|who))?|who is (?:speaking|talking|saying (?:it|this))(?: here)?|what does (?:the word )?\\w+ (?:mean|stand for)(?: here| there)?|what is (?:the )?\\w+ (?:here|there)|(?:neno )?\\w+ (?:lina|ina|una)?maana(?:isha)? (?:gani|nini)(?: hapa)?|(?:ali|ime|ili)?andikiwa (?:na )?nani|(?:ali|ili|ime|wali)\\w*andik\\w+ (?:kwa )?nani|nani (?:anasema|anaongea|anazungumza)(?: hapa)?|(?:ana|wana)(?:sema|ongea|zungumza) (?:na|kwa)? ?nani|sijaelewa|sielewi(?: (?:hii|hapo|mstari huu))?|nifafanulie(?: .*)?|what was happening|nini kilikuwa kinaendelea|background|historia yake|help me understand(?: (?:it|this|that|the verse|this verse))?|who (?:said|wrote|says|is speaking)(?: (?:it|this|that))?|(?:where|when) was (?:it|this|that) (?:written|said|spoken)|more about (?:it|this|that)|cross references?|related verses|similar verses|(?:nieleze|eleza|elezea|fafanua|nifafanulie)(?: (?:maana|hii|hiyo|huo|huu|mstari|andiko|zaidi|yake))*|(?:maana yake|maana ya (?:hii|hiyo|andiko hili|mstari huu))(?: ni nini| nini)?|(?:ina|una|lina)maanisha nini|sielewi|nini maana(?: yake)?|nani (?:alisema|aliandika)(?: (?:hivyo|haya|hii))?`,
);
const FROM_BOOK = whole(
  `(?:toa |give |moja |mmoja |another |one |something |anything |a verse |verse |some |any |lingine |ingine |nyingine |mwingine |mengine |neno |aya |mstari |ile |iko |kuna |kitu |chochote |is there |is it |does it say so |also |do you have |have you |una )*(?:from|in|kutoka(?: kwa| katika)?|katika|kwa|kwenye|ya|la)(?: the)?(?: book of| books of| kitabu cha)? ((?:[123] )?(?:song of (?:solomon|songs)|[a-z]+(?: testament| la kale| jipya)?))(?: iko| kuna| too| pia| maybe| perhaps| instead| badala yake)?|(?:the |an? )?((?:old|new) testament|agano (?:la kale|jipya)|gospels?|injili|psalms?|proverbs?)(?: one| verse)?`,
);
const OTHER_POEM = whole(
  '(?:another|a different|different|some other|other|one more|a shorter|shorter|a short|short) (psalm|proverb)s?',
);
/** Asks what a part of the Bible says of the need before. */
const SAY_WHAT = whole(
  'what (?:do|does|did) (?:the )?(prophets?|psalms?|gospels?|proverbs|epistles?|letters?|law) (?:say|teach)(?: (?:about|on|of) .*)?|(?:manabii|nabii) (?:wana|ali|ana)sema(?:je| nini)(?: .*)?',
);
/** Asks what another book says of the same. */
const COMPARED = whole(
  '(?:compare|linganisha)(?: (?:it|this|that|hii|hiyo))? (?:with|to|and|na) ((?:[123] )?[a-z]+)|(?:what (?:does|did|about)|how does|and) ((?:[123] )?[a-z]+) (?:say|says|put|write)(?: (?:about )?(?:it|this|that))?|(?:is|does) (?:it|this|that)(?: also)? (?:in|stand in|appear in|come in) ((?:[123] )?[a-z]+)(?: as well)?|(?:iko|ipo|imo) (?:kwa|katika) ((?:[123] )?[a-z]+) (?:pia|vilevile)|(?:na )?([a-z]+) (?:anasema|alisema|inasema)(?:je| nini| aje)',
);
/** Asks for words of Jesus on the same need. His name alone is a new question. */
const OF_JESUS = whole(
  '(?:do you have |is there |have you |kuna |una |what about )*(?:one|something|anything|a verse|verse|words?|neno|lingine|maneno|aya)(?: that| which)? (?:jesus|yesu|christ|bwana yesu)(?: himself| mwenyewe)? (?:said|says|spoke|taught|alisema|aliyosema|alilosema)(?: about (?:it|this|that))?|what (?:did|does) (?:jesus|yesu) say(?: about (?:it|this|that))?|(?:words of|maneno ya|neno la) (?:jesus|yesu|christ)|(?:one |something |said |spoken )?(?:by|from) (?:jesus|christ)(?: himself)?|(?:alilosema|aliyosema|kutoka kwa) (?:bwana )?yesu(?: mwenyewe)?|(?:bwana )?yesu (?:alisema|anasema)(?:je| nini)(?: (?:kuhusu|juu ya) .*)?',
);
/** Asks where the passage stands. */
const WHERE = whole(
  `where (?:is|was) (?:the |that |this |its )?(?:it|that|this|verse|one|line|quote)(?: (?:found|written|from))?|which (?:psalm|book|chapter|verse|scripture)(?: (?:and|or) (?:verse|chapter))?(?: (?:is|was) (?:it|that|this))?(?: (?:from|in))?|what (?:psalm|chapter|verse|scripture)(?: (?:and|or) (?:verse|chapter))? (?:is|was) (?:it|that|this)(?: (?:from|in))?|(?:the )?reference|(?:iko|uko|liko|hii iko|hiyo iko|inapatikana|imeandikwa|yapatikana|ipo) (?:wapi|kitabu (?:gani|kipi)|sura (?:gani|ipi))|(?:ni |hii ni |hiyo ni )?(?:kitabu|zaburi|sura|mstari|aya|andiko) (?:gani|ipi|kipi|ya ngapi|wa ngapi)|where is (?:it|that|this) in (?:the bible|[a-z]+)|iko wapi (?:katika|kwenye) (?:biblia|[a-z]+)`,
);
const SIMILAR = whole(
  '(?:(?:some |any |the )?(?:other|others|more|similar|related)(?: (?:verses?|ones?|scriptures?|passages?|texts?))?|(?:mistari|aya|maandiko|mengine|mingine|nyingine|zingine)(?: (?:mingine|nyingine|mengine|zaidi))?) ?(?:(?:that (?:are|is|say)|which (?:are|say)|ya|za|iliyo|zilizo)? ?(?:like|similar to|the same as|kama|sawa na) (?:it|this|that|this one|that one|hii|hiyo|huu|huo|hizo|hili)|(?:zinazofanana|inayofanana|yanayofanana)(?: .*)?)|(?:similar|related|parallel) (?:verses?|ones?|scriptures?|passages?)|where else does (?:it|the bible) say (?:so|this|that|it)',
);
const PART = whole(
  '(?:which (?:verse|line|part|one)|where|(?:show me |find |the )?(?:part |place |bit )?where) (?:does |is |do )?(?:(?:it|he|she|they|jesus|god|paul|david|the verse) )?(?:say(?:s|ing)?|talks? (?:about|of)|speaks? (?:about|of)|mentions?|has)(?: that| about)? (?:the |a |an )?(\\w+(?: \\w+){0,4})|(?:ni )?(?:wapi|mahali|pale|sehemu)?(?: )?(?:palipoandikwa|panaposema|panapozungumzia|inaposema|anaposema|ilipoandikwa|imeandikwa wapi|pameandikwa) (?:kuhusu )?(\\w+(?: \\w+){0,4})|' +
    '(?:the )?(?:part|bit|section|verses?|place|sehemu|pale|mahali|mstari|aya) (?:with|about|where|on|of|that (?:says|talks? (?:about|of)|mentions?)|which (?:says|mentions)|ya|ya kuhusu|kuhusu|inayosema|inayotaja|inaposema|penye|wanapo|yenye) (?:the |a |an |it says )?(\\w+(?: \\w+){0,3})',
);
const AGAIN = whole(
  `(?:na|je|na je|how does it (?:sound|read|go)|[a-z]+ (?:hajui|haelewi) (?:kizungu|kiingereza|kiswahili)|my \\w+ (?:does not|doesnt|cant) (?:speak|read|understand|know) \\w+|(?:say|read|show|give|repeat|quote|send) (?:it|that|this)(?: verse)?(?: again)?|repeat|again|the same(?: verse| one| thing)?|same verse|same|it|this|that|rudia|tena|hiyo|huo|hilo)?`,
);

/** `and for my wife?` goes on about the need, for somebody else. */
const FOR_SOMEBODY = /^(?:and|na) (?:for|ya|wa|kwa) (?:my |our )?[a-z]+/;

/** Asks to repeat the passage. */
const SAID_AGAIN = whole(
  'what does (?:it|the bible|scripture|the word) (?:really |actually )?(?:say|teach)(?: instead| then)?|what is the (?:true|right|real|correct|nearest) (?:verse|one|words?)|(?:basi )?(?:biblia|neno|andiko) (?:ina|lina)sema(?:je| nini)|(?:say|read|show|give|repeat|quote|send|type) (?:it|that|this|the verse)(?: verse)? (?:again|once more|one more time)|one more time|once more|mara (?:moja )?(?:tena|nyingine)|repeat(?: (?:it|that|please|the verse))?|come again|send again|are you (?:really )?sure|una uhakika|(?:the )?same verse(?: again)?|rudia(?: (?:tena|hiyo|hilo|huo|mstari))?|(?:i)?soma tena|sema tena|isome tena',
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
  if (FOR_SOMEBODY.test(text)) return undefined;
  const span = findSpan(words);
  if (span) return span;
  if (NEXT_CHAPTER.test(text)) return { kind: 'step', by: 1, what: 'chapter' };
  if (PREVIOUS_CHAPTER.test(text)) return { kind: 'step', by: -1, what: 'chapter' };
  if (LAST.test(text)) return { kind: 'end' };
  if (NEXT.test(text)) return { kind: 'step', by: 1, what: 'verse' };
  if (PREVIOUS.test(text)) return { kind: 'step', by: -1, what: 'verse' };
  const skipped = SKIP.findIndex((pattern) => pattern.test(text)) + 1;
  if (skipped > 0) return { kind: 'skip', count: skipped };
  const few = NEXT_FEW.findIndex((pattern) => pattern.test(text));
  if (few >= 0) return { kind: 'onward', count: few + 2 };
  const nextEnd = NEXT_UP_TO.exec(text)?.slice(1).find(Boolean);
  if (nextEnd) return { kind: 'onward', last: Number(nextEnd) };
  const sameIn = SAME_VERSE.exec(text)?.slice(1).find(Boolean);
  if (sameIn) return { kind: 'sameVerse', chapter: Number(sameIn) };
  const [, verse, ofChapter] = VERSE_OF_CHAPTER.exec(text) ?? [];
  if (ofChapter) return { kind: 'sameVerse', chapter: Number(ofChapter), verse: Number(verse) };
  const [, end] = UP_TO.exec(text) ?? [];
  if (end) return GOES_ON.test(text) ? { kind: 'onward', last: Number(end) } : { kind: 'through', last: Number(end) };
  const [, start] = FROM_VERSE.exec(text) ?? [];
  if (start) return { kind: 'verses', first: Number(start), last: Infinity };
  const [, first, last] = VERSES.exec(text.replace(/ as well$/, '')) ?? [];
  if (first) {
    // `Only 25` after a whole chapter is a verse of it.
    const isVerse = /\b(?:verses?|vs?|mstari|mistari|aya|only|just|tu)\b/.test(words.join(' '));
    const bare = last === undefined && !isVerse;
    return { kind: 'verses', first: Number(first), last: Math.max(Number(first), Number(last ?? first)), bare };
  }
  if (BEGINNING.test(text)) return { kind: 'verses', first: 1, last: 1 };
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(text)) + 1;
  if (ordinal > 0) return { kind: 'verses', first: ordinal, last: ordinal };
  const [, chapter] = CHAPTER_NUMBER.exec(text) ?? [];
  if (chapter) return { kind: 'chapter', chapter: Number(chapter) };
  if (TO_END.test(text)) return { kind: 'through', last: Infinity };
  if (CHAPTER.test(text)) return { kind: 'chapter', chapter: undefined };
  if (ALL_OF_IT.test(text)) return { kind: 'through', last: Infinity };
  if (SHORTER.test(text) || (words.length <= MAX_WORDS_TO_WRITE && SHORT_TO_WRITE.test(text)))
    return { kind: 'shorter' };
  if (WHERE.test(text)) return { kind: 'again' };
  if (SIMILAR.test(text)) return { kind: 'similar' };
  if (AROUND_IT.test(text)) return { kind: 'around' };
  if (EXPLAIN.test(text)) return { kind: 'explain' };
  if (SAID_AGAIN.test(text)) return { kind: 'again' };
  if (SHARE.test(text)) return { kind: 'share' };
  const part = SAY_WHAT.exec(text);
  if (part) return { kind: 'book', book: part[1] ?? 'prophets' };
  const compared = COMPARED.exec(text)?.slice(1).find(Boolean);
  if (compared && (isName(compared.split(' ').at(-1) ?? '') || compared === 'paul' || compared === 'paulo'))
    return { kind: 'compare', book: compared };
  const [, poem] = OTHER_POEM.exec(text) ?? [];
  if (poem) return { kind: 'book', book: `${poem}s` };
  if (OF_JESUS.test(text)) return { kind: 'book', book: 'jesus' };
  const [, from, book = from] = FROM_BOOK.exec(text) ?? [];
  if (book) return { kind: 'book', book };
  const about = PART.exec(text)?.slice(1).find(Boolean);
  return about ? { kind: 'part', about } : undefined;
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
