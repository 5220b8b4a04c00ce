/** Words by which the daily verse hears how somebody feels, so that no choice hurts. In English, Kiswahili and Sheng. */

/** Words of thanks (phrases as `phraseList` reads them): beside them joy counts in trouble too, since the trouble is over. */
export const THANKS =
  'thank|thanks|grateful|praise|praising|hallelujah|haleluya|testimony|testify|glory|asante|ahsante|sifa|*shukur*|utukufu|ushuhuda';

/** Words of somebody who has done wrong and is sorry, or is weighed down by it. */
export const GUILT = `
  guilty|guilt|ashamed|regretting|remorse|conscience|najuta|nilijuta|hatia|dhamiri|nimetubu
  <!we|they|letter|email|company regret|regrets
  forgive myself
  nimeanza|nimezoea|nimekuwa ..1 kusahau|kuacha|kupuuza maombi|kuomba|kanisa|biblia|ibada|kusali
  feel|feeling ..2 bad|terrible|awful ..2 about|for|because
  i ..1 lied|cheated|stole|stolen|insulted|cursed|betrayed|slapped|abused|aborted|gossiped|slandered|deceived|forged|bribed
  ^ stole|lied|cheated|insulted|betrayed
  i have|ive ..1 lied|cheated|stolen|insulted|betrayed|sinned|wronged|neglected
  i have|ive failed my|him|her|them|god|as
  i made|did|told|took|gave|wrote|said ..2!nothing|no|not mistake|wrong|lie|lies|bribe|false|unkind|cruel|harsh
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
  nimekosea|nilikosea !wapi|nini|nani|lini
  nimemkosea|nilimkosea|nimedanganya|nilidanganya|nimeiba|nimeibia|nimemwibia|niliiba|nimezini|nimetenda dhambi?
  nilimpiga|nilimtukana|nimemtukana|nilimwambia ..4 mabaya|vibaya
  nimekosa|nilikosa uaminifu
  *nisut*|*jilaum*|nimemkosea|nimewakosea|nimetoa_hongo|nilitoa_hongo|nimesengenya|nilisengenya|nimemsaliti|nilimsaliti|nimewadanganya|nimemdanganya|nilimdanganya
  nimekuwa|nilikuwa ..1 mbaya|mkali|mwongo|mnafiki
`;

/** Tells of the writer's own weakness, even if others are named: `I envy my sister her husband`. */
export const OWN_WEAKNESS = `
  i|im|am ..2!my|not|he|she|her|his|him|who|they envy|envious|jealous|hate|gamble|lazy|proud|lied|lie|shouted|insulted|cheated
  naona|nina|ninaona wivu|kiburi|hasira
`;
