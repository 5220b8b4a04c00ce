/** Words at either end of a message that change nothing of what it asks. */
export const SMALL_WORDS =
  'pls plz plis please bana bro buda aki kindly tafadhali hi hello hey ok okay yes ndio na and so but now then je sasa wait pastor sorry actually ' +
  'well no nope hapana kwa kweli naona for wow';

/** What may begin a wish or a farewell, or name what is praised; words that belong together are joined by `_`. */
export const CLASSES = {
  ASK:
    'i_want i_need i_would_like can_i_have can_i_get may_i_have give_me show_me send_me read_me give show send whats what_is what_was nipe naomba ' +
    'nataka nisomee nipatie tupe tupatie nitumie nisaidie_na cheki leta tuma',
  GOING:
    'thank_you thanks thank_u asante asante_sana ok okay sawa amen i_have_to_go i_must_go let_me_go naenda nimeenda have_to_go gotta_go need_to_go',
  WHAT: 'this that it this_one that_one the_one hii hiyo hio wow aki this_verse that_verse this_psalm the_verse the_psalm',
  IS: 'is was ni',
  SAY: 'its it_is they_are i_am_afraid ni',
};

/**
 * Messages of small talk: the kind, the words that show it, and other words that may stand beside them. A message with
 * any further word is no small talk.
 */
export const SOCIAL: readonly (readonly [intent: 'amen' | 'thanks' | 'greeting', words: string, others: string])[] = [
  [
    'amen',
    'amen amina ameen hallelujah haleluya alleluia amin',
    'ok okay sawa poa and to that glory god be blessed barikiwa bless you may all stay mungu akubariki awabariki indeed praise the lord na mtumishi ' +
      'pastor mchungaji ndugu dada brother sister bro sis bwana yesu sana kabisa asante thanks thank so very much',
  ],
  [
    'thanks',
    'thanks thank thankyou thx tx ty asante ahsante asanteni shukran nashukuru appreciated tnx',
    'you u so much very a lot many sana for the this that verse word help it kwa neno aya mstari my friend pastor bot and ' +
      'poa msee mse mzee buda bana fiti safi noma manze aki wewe boss mkuu shukrani barikiwa mtumishi ' +
      'mchungaji ndugu dada brother sister bro sis amen amina bwana dear nimebarikiwa na mno hii hilo great nice good was beautiful wonderful ' +
      'really ok okay sawa',
  ],
  [
    'greeting',
    'hello hi hey hallo helo hellow habari hujambo jambo mambo sasa niaje vipi shikamoo shikamo asifiwe sifiwe greetings salamu salaam xaxa ' +
      'hamjambo howdy hiya morning afternoon evening asubuhi mchana jioni',
    'good there people everyone everybody pastor all to you your ya za yako zenu leo sana my friend friends church bot bwana mkuu yesu na is how ' +
      'are today doing going gani the lord god praise praised be brother sister ndugu dada mama baba nzuri njema salama poa u pia tena again ' +
      'very kwako mpendwa wapendwa dear team mtumishi pls plz plis bana bro buda aki kindly',
  ],
];

/** What people ask whether they talk to. */
export const ANSWERER = `
  robot|robots|roboti|bot|bots|chatbot|human|humans|binadamu|mashine|machine|computer|kompyuta|ai|chatgpt|gpt|gemini|software|programu|program
  artificial intelligence
  akili bandia
  a|an|real|actual|live|living person
  ni|kuna|na mtu
`;

/** How they ask it. */
export const ADDRESSED = `
  are|r you|u
  you are
  youre|behind|wewe|ww|unatumia|naongea|nachat|nazungumza
  is this|it
  am i talking|chatting|speaking|texting
  read|reads|reading this|these|along|my
  answering
  hii ni
  kuna mtu hapa|nyuma|ana*|ha*|$
  or human
  ama|au ni? mtu|ai|bot|robot|roboti|mashine|program|programu
  uko real|kweli|halisi
`;
