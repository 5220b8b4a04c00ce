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

const set = (words: string) => new Set(words.trim().split(/\s+/));

const GREETING = set(`
  hello hi hey hallo helo hellow habari hujambo jambo mambo sasa niaje vipi shikamoo shikamo asifiwe sifiwe greetings
  salamu salaam xaxa sasa hujambo hamjambo howdy hiya morning afternoon evening asubuhi mchana jioni
`);
/** What may stand around a greeting. */
const GREETING_TOO = set(`
  good there people everyone everybody pastor all to you your ya za yako zenu leo sana my friend friends church bot bwana mkuu
  yesu na is how are today doing going gani the lord god praise praised be brother sister ndugu dada mama baba nzuri
  njema salama poa u pia tena again very kwako mpendwa wapendwa dear team mtumishi
`);
/** What may stand anywhere behind the first word and says nothing. */
const POLITE = set('pls plz plis bana bro buda aki kindly');
const PRAISE =
  /^(?:praise (?:the )?(?:lord|god|him|jesus)|bwana (?:yesu )?a?sifiwe|god is good(?: all the time)?)(?: (?:sana|again|tena|church|kanisa|saints|brethren|pastor|everyone|all|watu wa mungu|wapendwa))*$/;
const HOW_ARE_YOU =
  /^(?:and |so |hi |hello |hey )*(?:how (?:are|r) (?:you|u)(?: doing| feeling)?(?: today)?|(?:u|uko|unaendelea|waendelea|mko) (?:aje|vipi|salama|poa)(?: leo)?)$/;
/** What may follow thanks or an amen without changing it. */
const BLESSING =
  / (?:and )?(?:may )?(?:god bless(?: you)?(?: all)?|be blessed|stay blessed|mungu (?:aku|awa)bariki|barikiwa|ubarikiwe)(?: sana)?$/;

const TODAY = new RegExp(
  '^(?:(?:please |can i (?:have|get) |may i have |i (?:want|need|would like) |give me |show me |send me |read me |whats |what is |nipe |naomba |nataka |nisomee |nipatie |tupe |tupatie |nitumie |nisaidie na )*' +
    '(?:(?:the |a |our |my |your )?(?:bible |daily )?(?:verse|verses|word|scripture|message|reading|devotion)(?: (?:of|for) (?:the day|today|me|god today))?|' +
    'to ?days? (?:bible )?(?:verse|word|scripture|reading|message)|today|(?:something|anything) (?:for|to read) (?:today|the day)|verse of the day|daily verse|bible verse|' +
    'neno|neno la (?:leo|siku|siku ya leo)|(?:aya|mstari|andiko|somo|verse)(?: (?:wa|ya|la) (?:leo|siku))?|leo|ya leo|wa leo)' +
    '(?: please| tafadhali| today| leo| sasa)*)$',
);
const ANOTHER = new RegExp(
  '^(?:please |can i have |may i have |i want |give me |show me |send me |nipe |naomba |nataka |tafadhali |ok |and |yes |cheki |leta |tuma |nitumie )*' +
    '(?:(?:that|this|it) (?:(?:was|is|did|does) not|wasnt|isnt|didnt|doesnt) (?:really |very )?(?:helpful|help me|help|helping)|not helpful|hai(?:ja|ku)?nisaidi[ai]|something better|' +
    '(?:yet )?another(?: (?:one|verse|please|scripture|word))*|(?:a )?different(?: (?:one|verse))?|not (?:that|this)(?: one| verse)?|si(?:o)? (?:hiyo|hii|hilo)|one more(?: verse)?|something else|' +
    'some more|more verses|others?|next(?: (?:one|verse))?|again|' +
    '(?:neno |aya |mstari |andiko )?(?:l|ny|mw)?ingine(?:yo)?(?: tena)?(?: (?:fupi|nzuri|poa|ya(?: \\w+){1,3}))?|(?:mw|ny)engine|tena|nyengine)(?: please| tafadhali)*$',
);
const MORE =
  /^(?:please |give me |show me |nipe |naomba |ok |yes )*(?:more(?: please| of (?:it|this|that|the same))?|continue(?: reading)?|go on|read on|keep (?:going|reading)|carry on|the rest|zaidi|endelea(?: kusoma)?|soma mbele|soma zaidi|mbele)(?: please| tafadhali)?$/;
const THANKS = set('thanks thank thankyou thx tx ty asante ahsante asanteni shukran nashukuru appreciated tnx');
const THANKS_TOO = set(
  'you u so much very a lot many sana for the this that verse word help it kwa neno aya mstari my friend pastor bot ' +
    'poa msee mse mzee buda bana fiti safi noma manze aki wewe boss mkuu shukrani barikiwa mtumishi mchungaji ndugu dada brother sister bro sis amen amina bwana dear nimebarikiwa na mno hii hilo great nice good that was beautiful wonderful really ok okay sawa',
);
const AMEN = set('amen amina ameen hallelujah haleluya alleluia amin');
const AMEN_TOO = set(
  'ok okay sawa poa and to that glory god be blessed barikiwa bless you mungu akubariki indeed praise the lord na mtumishi pastor mchungaji ndugu dada brother sister bro sis bwana yesu sana kabisa asante thanks thank so very much be',
);
const FAREWELL =
  /^(?:(?:thank you|thanks|thank u|asante(?: sana)?|ok|okay|sawa|amen|(?:i )?(?:have to|must|gotta|need to) go(?: now)?|let me go|naenda|nimeenda) )*(?:good ?bye|bye(?: bye)?|kwaheri(?: ya kuonana)?|see you(?: later| tomorrow)?|tutaonana|baadaye)(?: pastor| friend| sana| for now| now| then| and thanks| and thank you| na asante)*$/;
const BLESS = /^(?:may )?(?:god bless(?: you)?|be blessed|stay blessed|barikiwa(?: sana)?|ubarikiwe|mungu akubariki)$/;
/** Words of somebody who likes what was quoted. */
const PRAISED =
  /^(?:(?:this|that|it|the|one|psalm|verse|hii|hiyo|wow|yes|aki|hio) )*(?:(?:is|was|ni) )*(?:one of )?(?:my (?:all time )?favou?rites?(?: (?:one|verse|psalm|chapter|scripture|ever))?|so (?:true|beautiful|powerful|good|sweet|comforting)|(?:very )?(?:beautiful|powerful|comforting|encouraging|uplifting)|i (?:really )?(?:love|like) (?:it|this|that)(?: (?:one|verse|psalm|so much|a lot))?|i needed (?:this|that|it)(?: today)?|(?:na|nime|nina)i?penda (?:hii|hiyo|huo|hilo|sana)(?: sana)?|ya kutia moyo|imenibariki|imenigusa|nimebarikiwa|(?:that|this|it) (?:blessed|touched|encouraged|helped) me(?: so much| a lot| today)?)$/;
const HELP =
  /^(?:help|menu|info|start|options|commands|what can you do|what do you do|how do(?:es)? (?:this|it|i) (?:work|use this|use it|start)|what is this|how can you help(?: me)?|unaweza kufanya nini|unafanya nini|nisaidie)$/;
/** Emoji of those who cry: `😭😭 help` asks for more than how this works. */
const CRYING = /[😭😢😥😞😔💔😩😫🥺]/u;
/** Emoji by which people approve or thank. */
const APPROVAL = /^(?:\s|\p{Emoji_Modifier}|\u{FE0F}|👍|👌|👏|🙌|💯|❤|💕|🥰|😊|🫶)+$/u;
/** Questions about who answers here. */
const IDENTITY =
  /^(?:hi |hello |please |so |but |wait |pastor |hey |sasa |je )*(?:did (?:you|a person|a human|someone|somebody|ai|a robot|a machine) (?:really )?write (?:this|that|it|these|the)(?: (?:verse|answer|words|yourself|prayer))*|who (?:are you|wrote (?:you|this answer)|am i (?:talking|speaking|chatting|texting) (?:to|with)|is this|made you|created you|built you|programmed you|(?:answers|is answering|answered|replies|is replying|responds|writes|is writing)(?: to)?(?: me| us| here| this| these| my questions?)?)|what(?: is|s)? your name|what are you|how old are you|where are you from|(?:are|r) (?:you|u) (?:really |actually |just |still )?(?:a |an |the )?(?:real |live |human |actual )?(?:bot|chatbot|human|robot|real|ai|a i|artificial intelligence|person|human being|computer|machine|program|programme|chatgpt|gpt|pastor|god|jesus|someone|somebody|man|woman|alive|there)(?: or (?:a |an )?(?:bot|robot|human|person|real person|machine|ai|pastor|computer))?|is (?:this|there|it) (?:really )?(?:a |an )?(?:real |live )?(?:bot|chatbot|robot|human|person|ai|machine|pastor|computer|someone|somebody|anyone|anybody)(?: (?:there|reading|reads? (?:this|these|along|my)|reading this|answering|real))?|(?:does|do|is|can|will) (?:someone|somebody|anyone|anybody|a person|the pastor|people|pastor) (?:read|reading|see|seeing|reads|sees|answer|answering|there|here|home|online)(?: (?:this|these|my messages?|it|here|me))?|do you (?:write|make up|invent) (?:the )?(?:bible|scripture|verses)|(?:wewe|we|ww) (?:ni )?(?:nani|mtu|roboti|robot|mashine|bot|mchungaji)(?: (?:kweli|halisi|au (?:mtu|roboti|robot|mashine|bot)))?|jina lako (?:ni )?nani|unaitwa nani|wewe ni (?:mtu|roboti|robot|mashine|bot|mchungaji) (?:au|ama) (?:mtu|roboti|robot|mashine|bot)|nani (?:anasoma|anaandika|ana(?:ni)?jibu)(?: (?:hii|haya|hapa|ujumbe wangu))?|kuna mtu(?: (?:hapa|anasoma|anajibu))?|naongea na nani|nazungumza na nani|umetengenezwa na nani|unaitwaje|unaitwa aje|nani (?:yuko|uko) (?:hapo|hapa)|(?:uko|uyo|wewe uko) (?:real|halisi|kweli)|ni (?:ai|bot|robot|roboti|mashine|mtu) (?:hii|hiyo|huyu)|hii ni (?:ai|bot|robot|roboti|mashine|mtu)|(?:is|are) (?:a |the |you a )?(?:pastor|person|human|someone|somebody|man|woman) (?:really )?(?:typing|writing|answering|replying|behind)(?: (?:this|these|here|to me|it))*|naandikiana na nani|nachat na nani|niko na nani hapa)$/;

/** What might answer here: a person, a program. */
const ANSWERER =
  /\b(?:robots?|roboti|bots?|chatbot|humans?|human being|binadamu|mashine|machine|computer|kompyuta|ai|a i|artificial intelligence|akili bandia|chatgpt|gpt|gemini|software|programu|programme?|(?:a|an|real|actual|live|living) person|(?:ni|kuna|na) mtu)\b/;
const ADDRESSED =
  /\b(?:are you|you are|youre|r u|u r|is this|is it|am i (?:talking|chatting|speaking|texting)|reads? (?:this|these|along|my)|reading this|answering|behind this|wewe|ww|unatumia|naongea|nachat|nazungumza|hii ni|kuna mtu(?: \w+)?$|kuna mtu (?:ana|hapa|nyuma|ha)\w*|or human|(?:ama|au) (?:ni )?(?:mtu|ai|bot|robot|roboti|mashine|program|programu)|uko (?:real|kweli|halisi))\b/;
const MAX_WORDS_OF_IDENTITY = 10;

/** Questions about what becomes of a conversation. */
const PRIVACY =
  /^(?:hi |hello |please |but |so |je |hey )*(?:(?:is|are|will) (?:my|this|our|the|these) (?:chats?|messages?|conversations?|questions?|words|data|secrets?)(?: \w+){0,8} (?:saved|stored|kept|recorded|private|secret|confidential|safe|shared|seen|read|public|anonymous|deleted)(?: .*)?|(?:do|does|can|will) (?:you|it|this(?: page| site)?|anyone|someone|anybody|somebody|the (?:church|pastor)|people) (?:save|store|keep|record|share|see|read|track)(?: \w+){0,3} (?:chats?|messages?|conversations?|questions?|data|name|number|what i (?:write|say|type|ask)).*|(?:is|are) (?:this|it) (?:chat )?(?:private|confidential|secret|anonymous|recorded|safe)(?: .*)?|who (?:can |will |is |else )*(?:see|sees|seeing|reads|read|reading) (?:this|my|what i|them|it|these|our).*|(?:ujumbe|mazungumzo|maneno|siri|chat)(?: \w+){0,3} (?:yangu|zangu|wangu|haya|hii|hizi)(?: \w+){0,3} (?:inahifadhiwa|yanahifadhiwa|unahifadhiwa|inaonekana|yanaonekana|ni siri|salama|inasomwa|yanasomwa|zinahifadhiwa).*|(?:mna|una)hifadhi (?:ujumbe|mazungumzo).*|(?:hii|haya) ni siri|(?:can|will) you keep (?:a|my|this|our) secrets?|can i (?:trust|confide in) (?:you|this)(?: .*)?|(?:unaweza|utaweza) (?:kuweka|kutunza|kuficha) siri(?: .*)?|naweza kukuamini(?: .*)?)$/;
/** Says that none of the needs is meant that were offered: `no, it is none of those`. */
const NONE_OF_THEM =
  /^(?:(?:no|nope|sorry|actually|well|its|it|is|they are|am afraid|hapana|la|kwa kweli|naona|ni) )*(?:none(?: of (?:those|these|them|the three|that|the above|it|all(?: (?:those|these))?))?|neither(?: of (?:those|these|them))?|not (?:those|these|them|(?:any|one) of (?:those|these|them)|about (?:(?:any|one) of )?(?:those|these|them))|(?:si|sio|siyo) (?:hizo|hizi|hivyo|hayo|haya|hata moja|yoyote|kati ya (?:hizo|hizi|hayo|haya))(?: (?:zote|yote|tatu))?|hakuna(?: hata)? (?:moja|kati ya (?:hizo|hizi|hayo)))$/;
/** The verse of another day. */
const OTHER_DAY =
  /^(?:and |na |what was |what is |whats |show me |give me |nipe |the )*(?:(?:verse|word|aya|mstari|neno) )?(?:of |for |from |ya |la |wa )?(?:yesterdays?|tomorrows?|jana|juzi|kesho)(?: (?:verse|word|one))?$/;
/** Questions about the translations that are quoted. */
const EDITIONS =
  /^(?:hi |hello |please |and |so |je )*(?:(?:which|what) (?:bible |bible version|bible translation|version|translation|edition)s?(?: of (?:the )?bible)? ?(?:translations?|versions?|editions?)? ?(?:do|are|is|does|did) (?:you|this|it|the page) ?(?:use|using|quote|quoting|read|reading|have|cite)?(?: from| here)?|(?:do|can) you (?:have|quote|use) (?:other|different|more) (?:bible )?(?:versions|translations|bibles)|(?:unatumia|mnatumia|unanukuu|unasoma) (?:biblia|toleo|tafsiri) (?:gani|ipi)|(?:biblia|toleo|tafsiri) (?:gani|ipi) (?:unatumia|mnatumia|inatumika|unayotumia))$/;

/**
 * What a message wants, when it is one of the small things that people write to each other.
 *
 * @param words the words of the message in order
 * @param message as it was written, for its emoji
 */
export function findIntent(words: string[], message = ''): Intent | undefined {
  if (words.length === 0 && APPROVAL.test(message)) return 'thanks';
  const text = words.filter((word, at) => at === 0 || !POLITE.has(word)).join(' ');
  if (NONE_OF_THEM.test(text)) return 'noneOfThem';
  if (TODAY.test(text)) return 'today';
  if (MORE.test(text)) return 'more';
  if (ANOTHER.test(text)) return 'another';
  const asksWho = words.length <= MAX_WORDS_OF_IDENTITY && ANSWERER.test(text) && ADDRESSED.test(text);
  if (asksWho || IDENTITY.test(text)) return 'identity';
  if (PRIVACY.test(text)) return 'privacy';
  if (EDITIONS.test(text)) return 'editions';
  if (OTHER_DAY.test(text)) return 'otherDay';
  if (HELP.test(text) && !CRYING.test(message)) return 'help';
  if (FAREWELL.test(text)) return 'farewell';
  if (BLESS.test(text) || PRAISED.test(text)) return 'thanks';
  if (PRAISE.test(text) || HOW_ARE_YOU.test(text)) return 'greeting';
  const plain = text.replace(BLESSING, '').split(' ');
  const only = (core: Set<string>, too: Set<string>) =>
    plain.some((word) => core.has(word)) && plain.every((word) => core.has(word) || too.has(word));
  if (only(AMEN, AMEN_TOO)) return 'amen';
  if (only(THANKS, THANKS_TOO)) return 'thanks';
  return only(GREETING, GREETING_TOO) ? 'greeting' : undefined;
}
