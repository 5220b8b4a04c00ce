/** Words by which the daily verse hears how somebody feels, so that no choice hurts. In English, Kiswahili and Sheng. */

/** Single words that tell of trouble, whatever else a message is about. */
export const TROUBLE = `
  not never nobody none heavy dont cant wont isnt doesnt hate hates hard bad problem problems risk sad cry crying refuse refuses
  worried afraid scared fail failed failing fight fighting alone miss difficult trouble broken complications complicated
  struggling struggle off cancelled canceled postponed refused wrong tough pain hurts hurting hurt stuck confused stressed worse worst
  tired nimechoka tumechoka maumivu vibaya ngumu nalia analia stolen missing imevunjika imefutwa wamekataa amekataa shida
  matatizo huzuni hawanisikii hataki hawataki died dead lost naogopa relapsed again unfortunately bado inauma
`;

/** Single words that say that something is missing, such as a job or a child. */
export const MISSING = 'hakuna sina hatuna without nothing yet';

/** Meanings of what harms people, as `concepts.txt` names them. Beside them joy counts only if the harm has ended. */
export const WORDS_OF_HARM = `
  die bury kill lose miscarry widow orphan sick disease pain sad cry heartbreak lonely reject betray con cheat abuse flood
  fire accident steal afraid worry hopeless debt jobless poor rent drought quarrel angry bitter hate court prison
  police fail threaten rape beat wound attack divorce guilt shame slander gossip bully enemy suffer tired
`;

/** Thanks, joy, and that a harm has ended (phrases as `phraseList` reads them). */
export const ENDED_WELL = `
  thank|thanks|grateful|praise|praising|rejoice|rejoicing|celebrate|celebrating|hallelujah|haleluya|testimony|testify|glory
  finally|recovered|healed|freed|sober|reconciled|restored|discharged
  at last
  paid off|up|all
  no longer
  not anymore
  god did
  god has ..2 done|answered|healed|delivered|set|given|blessed|provided|opened
  god set|answered|healed|delivered|gave|provided|opened|remembered
  set me|us|him|her free
  was|were|used ..8 but|and now|today|then ..4 god|peace|free|home|better|well|happy|married|working|signed
  asante|ahsante mungu|bwana|yesu
  *shukur*|*furah*|utukufu|hatimaye|afueni|ushuhuda|nimepona|amepona|tumepona|nilipona|ameponywa|nimeponywa|nimefaulu|amefaulu
  tumepatana|tulipatana|wamepatana|nimeokoka|tumemaliza|ameacha pombe?
  mungu|bwana ni|ametenda|amejibu|amenipa|ametupa|mwema
  we|i|they|us ..2 reconciled
  was|got|been|am|is saved
  saved|delivered|rescued|healed me|us|him|her ..1 yesterday|today|last_week|this_week|in
  turned out|well fine|well|good
  came|come|is|are|back back|home ..2 safe|safely|well|alive|singing|laughing
  without a scratch
  now i? have peace|joy
  have|has forgiven me|us|him|her
  forgave me|us|him|her !but
  said yes
  got|scored an a|b
  got|scored straight|all as
  got an? a in
  accepted|admitted at|to|into
  i|we ..2 won|graduated|qualified
  sold all|everything
  nimeshinda|tumeshinda|ameshinda|nilishinda|tumepata|nimefuzu|nimemaliza|nilikombolewa|amerudi_salama|nimekombolewa
  ^ saved
  renewed our vows
  passed !away|on|out|by|down|me
  won|cleared
`;

/** Words of somebody who has done wrong and is sorry, or is weighed down by it. */
export const GUILT = `
  guilty|guilt|ashamed|regret|regrets|regretting|remorse|conscience|najuta|nilijuta|hatia|dhamiri|nimetubu
  forgive myself
  nimeanza|nimezoea|nimekuwa ..1 kusahau|kuacha|kupuuza maombi|kuomba|kanisa|biblia|ibada|kusali
  feel|feeling ..2 bad|terrible|awful ..2 about|for|because
  i ..1 lied|cheated|stole|stolen|insulted|cursed|betrayed|slapped|abused|aborted|gossiped|slandered|deceived|forged|bribed
  ^ stole|lied|cheated|insulted|betrayed
  i have|ive ..1 lied|cheated|stolen|insulted|betrayed|sinned|wronged|failed|neglected
  i made|did|told|took|gave|wrote|said ..2 mistake|wrong|lie|lies|bribe|false|unkind|cruel|harsh
  i hid|covered it|that|the|what
  i spoke|was|have_been|became|have_become ..1 unkind|unkindly|harsh|harshly|rude|rudely|cruel|impatient|unfair|selfish|unfaithful|proud
  i failed him|her|them|god
  i wronged|neglected|abandoned|misled|tricked|robbed
  i ..1 took money|what|something ..4 not mine
  i ..2 hurt|insulted|shouted|yelled|snapped ..1 at|my|him|her|them
  i ..2 committed adultery|fornication|sin|abortion
  i ..2 slept with
  i ..2 sinned
  i gave a? false
  nimekosea|nilikosea|nimemkosea|nilimkosea|nimedanganya|nilidanganya|nimeiba|nimeibia|nimemwibia|niliiba|nimezini|nimetenda dhambi?
  nilimpiga|nilimtukana|nimemtukana|nilimwambia ..4 mabaya|vibaya
  nimekosa|nilikosa uaminifu
  *nisut*|*jilaum*|nimemkosea|nimewakosea|nimetoa_hongo|nilitoa_hongo|nimesengenya|nilisengenya|nimemsaliti|nilimsaliti|nimewadanganya|nimemdanganya|nilimdanganya
  nimekuwa|nilikuwa ..1 mbaya|mkali|mwongo|mnafiki
`;

/** What misleads about a need: a feeling that somebody says not to have, and the name of a person. */
export const MISLEADING = `
  i_am|im|niko|mimi? not|si|sio|sina|siko really|that|so|na? sad|angry|afraid|scared|worried|sick|ill|lonely|depressed|stressed|hurt|mad|heartbroken|anxious|huzuni|hasira|hofu|woga|mgonjwa|stress|upweke|wasiwasi but|just|only|simply|lakini|bali|ila
  not|si|sio sad|angry|afraid|scared|worried|sick|ill|lonely|depressed|stressed|hurt|mad|heartbroken|anxious|huzuni|hasira|hofu|woga|mgonjwa|upweke|wasiwasi
  my name is ..1
  naitwa ..1
  jina langu ni ..1
`;

/** Tells of the writer's own weakness, even if others are named: `I envy my sister her husband`. */
export const OWN_WEAKNESS = `
  i|im|am ..2!my|not|he|she|her|his|him|who|they envy|envious|jealous|hate|gamble|lazy|proud|lied|lie|shouted|insulted|cheated
  naona|nina|ninaona wivu|kiburi|hasira
`;

/** Tells of somebody near who drinks, in any mixture of languages: `mzee anakam drunk daily`. */
export const DRINKER_NEAR = `
  PERSON ..4!i|im|am|nina|niko drunk|tipsy|chwani|chakari|mlevi|drinks|drinking|amelewa|alilewa|analewa|akilewa|hulewa|hunywa|hukunywa|anakunywa|hudrink*|anadrink*
`;

/** People near the writer. */
export const PERSON_NEAR =
  'dad daddy father mum mom mummy mother husband hubby wife brother sister son uncle bro baba babangu mama mamangu buda budangu ' +
  'fathee mbuyu mathe mzee mzae mume mke bwana kaka dada mjomba';
