/**
 * Words that tell of no need, in the form that `phraseList` reads: those that ask what the Bible says, and sayings with
 * words of dying or killing without a death.
 */
export const idioms = `
  what does|do the? bible|scripture|scriptures|word say|says|teach about|on|of
  biblia|maandiko inasema|yanasema nini kuhusu|juu_ya
  dying|die|dead ..1 to hear|see|know|meet|eat|try|go|find|taste|watch|learn|visit|ask|tell|get|read|listen
  die|dying|died to|unto ..2 self|sin|sins|flesh|myself|world|ego|pride
  die|dying for a|an|some|the|nyama|ugali|chai|chapati|tea|food|you
  die|died|dying|dead of|from|with|na laughter|laughing|boredom|curiosity|hunger|thirst|shame|heat|cold|kicheko|njaa
  to die|kill for
  die|died|dying laughing|daily|hard
  phone|battery|car|laptop|plant|plants|engine|computer|radio|tv|line|network|power|simu|betri|gari|redio ..3 died|dead|dies|dying|imekufa|killed
  dead|deadly tired|beat|asleep|line|lines|lock|weight|end|sea|serious|works|faith|man_walking
  drop dead gorgeous
  over my dead body
  kill|killed|killing|kills ..1 time|birds|mood|vibe|lights|light|engine|noise|mosquito*|weed*|rat|rats|snake|it|them|me_softly
  feet|shoes|heat|sun|suspense|traffic|homework|back|head|song|joke|jokes|exam|math|job|diet|debt|rent|work|stress|boss|mum|mom|dad|teacher ..4 kill|kills|killed|killing|murder me|us
  preacher|pastor|sermon|choir|band|worship|mchungaji is|was|alikuwa so? on_fire
  you|guys|jokes are? killing|killed me
  killing|kill|killed myself ..1 laughing|working|at_work|at_the_gym
  murder|murdered|kill|killed|slaughter* a|the|some ..1 chapati|song|plate|pizza|bull|cow|goat|hen|solo|interview
  nimekufa|nitakufa|wataniua|inaniua|itaniua na? kicheko|njaa|baridi|joto|hii_kazi
`;
