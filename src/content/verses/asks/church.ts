/** How people ask for a story, of the church and of faith, as phrases that `phraseList` reads. */

/** Words of those who ask for a story, and how one is named: `the woman with the issue of blood`. */
export const STORY = 'story|happened|hadithi|kisa|simulizi|notes|study|genesis|judges|samuel|acts|kings\ntell me about';
export const NAMES_STORY = `
  ^ tell_me|read_me|show_me|give_me|find_me|please|pastor|where_is|nisomee|nipe|niambie? tell_me|read_me|show_me|please|where_is? the|story|parable|hadithi|kisa|simulizi|mfano|yule|wale
`;
/** Work, and not the man of the Bible. */
export const WORK = 'my|his|her|their|our|your|a|the|this|that|no|new job|jobs';
/** Tells of somebody who has a name of the Bible: `Esther is in hospital`. */
export const OF_NAMESAKE = `
  ^ ..1!who|what|where|when|why|how is|has|was|got|will|wants|ameugua|anaumwa|anaugua|yuko|yupo|hayuko|amelazwa|ana|anataka|amepata|amefariki|ameaga
  ^ ..1 ni mgonjwa
  needs|neighbour|neighbor|next_door|anahitaji|anaomba|jirani
`;

/** Words of those who ask for themselves or their own people. */
export const PERSONAL = `
  i am|was|have|had|did|feel|lost|cannot|cant
  me|my|myself|our|us|mimi|yangu|wangu|langu|zangu|changu|yetu|wetu
`;
/** Tells of a wrong, and asks for no page: \`the church WhatsApp group removed me\`. */
export const WRONGED = `
  removed|kicked|blocked|chased|threw|insulted|ignored|mocked|cheated me|us|my|our
  wamenito*|wamenifuku*|wamenizui*|wamenitukan*|wamenionido*|wametuto*|wametufuku*|walinito*|walinifuku*|walinizui*|walinitukan*|walituto*|walitufuku*
`;
/** Whoever asks so asks for teaching, of whomever he speaks. */
export const OF_TEACHING = `
  ^ please|pastor|hi|hello? explain|define|eleza|nieleze
  ^ please|pastor|hi|hello? what is|are
  ^ please|pastor|hi|hello? who is|was|created|made
  ^ please|pastor|hi|hello? meaning of
  ^ nini maana
  ^ why does the church|bible
  ask|asks me? if|whether|why|who|what
  is it biblical
  is it a sin
  ni dhambi
  bible say
  biblia inasema
`;

/** What begins a question that goes on, and ends one. */
export const GOES_ON = `
  ^ and|na|or|ama|au|but|lakini|vipi|ya|za|wa|for
  ^ what|how about
  je $
`;

/** Topics that are no needs. One word of them may look like a need: Islam is not persecution. */
export const NO_NEEDS =
  'circumcision contraception cremation dowry homosexuality mary music organ-donation other-religions polygamy ' +
  'predestination smoking tattoos trinity vaccines women-preachers';
