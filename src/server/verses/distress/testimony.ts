/** Long ago: `five years ago`, `in 2015`, `used to`, `ten years clean from`, `miaka mitatu iliyopita`, `survived`. */
const PAST =
  /\b(?:(?:years?|months|decades?|long|time) ago|years (?:back|later|earlier|since)|(?:(?:in|back in|since|of) )?(?:19|20)\d\d|\w+ (?:19|20)\d\d (?:$|[a-z])|used to|once (?:was|tried|wanted|lived|attempted|planned)|(?:years?|months) (?:clean|free|sober|out|away)|years of peace|survived|survivor|back then|those days|in those years|(?:was|were) (?:once|a|an|a victim)|in my (?:first|former|old|past|previous) (?:marriage|life|relationship)|when i was (?:young|small|little|a (?:girl|boy)|a child|a teenager|in school|in campus|still)|before i (?:knew|met|got saved|believed)|wanted to die then|as a child|zamani|niki?wa (?:mtoto|mdogo|msichana|mvulana|shule)|niliwahi|hapo awali|kitambo|enzi|zilizopita|iliyopita|uliopita|miaka ya nyuma|niliku(?:w)?a(?:ga)?|alikuwa(?:ga)?|nilipokuwa|miaka \w+ bila|kabla (?:ya )?(?:kuokoka|kumjua|nimjue|niokoke)|mawazo ya kufa|niliponea?|nilipona|niliokolewa)\b/;

/** That it is over, and who ended it: thanks, peace, `God brought me out`. */
const RESCUED =
  /\b(?:(?:thanks?)(?: be)?(?: to)?(?: you)? (?:god|lord|jesus|father)|of thanks|thankful|thanksgiving|praise|hallelujah|haleluya|glory|grateful|testimony|testify|celebrat\w+|healed|delivered|rescued|restored|(?:god|jesus|lord|christ|he) (?:has )?(?:brought|pulled|lifted|saved|took|set|carried|kept) me|i am (?:safe|free|alive|happy|whole|healed|well)|(?:safe|free) now|(?:today|now) i (?:lead|sing|serve|preach|help|run|teach|live|have|am)|no longer|kind man|still (?:here|singing|standing)|god is (?:good|great|faithful)|mungu (?:yupo|ni mkuu|ni mwaminifu|yu hai)|leo (?:naandaa|ni mwalimu|ni deacon|ni mchungaji)|sahii ni|(?:and|then|later) we forgave|we (?:forgave|have forgiven) (?:him|her|them)|made peace|(?:he|she) repented|(?:god|mungu|yesu|jesus|lord|bwana) a(?:ka|me|li)(?:ni|tu)(?:toa|okoa|ponya|fungua|inua|saidia|rejesha|weka|lind)\w*|(?:nina|na|ya) furaha|leo nina (?:family|familia|watoto|wajukuu)|mungu ni mwema|asante (?:mungu|yesu|bwana|baba)|nashukuru|namshukuru|tunashukuru|ashukuriwe|shukrani|asifiwe|ushuhuda|amani|aliniokoa|alinifuata|aliniponya|alinitoa|aliniinua|alinifungua|aliniweka|akaniokoa|akanitoa|akaokoka|aliokoka|tuliokoka|apewe sifa|sifa kwa|nime(?:m|wa)samehe|nili(?:m|wa)samehe|sasa ni (?:mzee|mama|baba|mtu mzima)|niliokoka|nimeokoka|amebadilika|niko (?:fiti|poa|salama|huru|sawa|free)|nahubiri|naimba|natumika)\b/;

/** That it goes on or is near: then it is no testimony. */
const PRESENT =
  /\b(?:tonight|again|still|yesterday|last night|this (?:week|morning|evening)|anymore|but now (?:i|he|she|they|the)|(?:they|it|he|she|the thoughts|the voices?) (?:are|is|have|has|came|come) back|want to die (?!then)|wants? to (?:kill|end|hang|hurt|harm|vanish|disappear)|going to (?:kill|end|hang|jump)|feel like (?:dying|ending|killing)|thinking of (?:ending|killing|dying)|i (?:will|am going to|plan to) (?:kill|end|hang|jump|drown|do it)|nobody rescued|nobody (?:knows|helped)|every (?:day|night|week|weekend)|(?:beats|hits|touches|threatens|slaps|kicks|rapes|chokes|forces) |bado|tena|leo usiku|jana|kila (?:siku|usiku|wiki|mara)|hu(?:ni|tu)\w{3,}|wana(?:ni|tu)\w{3,}|ana(?:ni|tu)(?:pig|chap|tes|gus|lazim|tish|bak|dund|umiz)\w*|(?<!\bniliku[wa]+ )nataka ku(?:fa|ji\w+)|natamani kufa|nita(?:ji\w+|kufa|meza|ruka)|yamerudi|imerudi|zimerudi)\b/;

/**
 * Whether a sentence tells of a danger that is long past, and the message says that it is over: `five years ago I tried to
 * hang myself; today I lead worship`. What goes on today is a danger, whatever else is said.
 *
 * @param sentence as `sentencesOf` gives it
 * @param whole all sentences of the message
 */
export function isTestimony(sentence: string, whole: string): boolean {
  return PAST.test(sentence) && RESCUED.test(whole) && !PRESENT.test(whole);
}

/** What people write who laugh: `lol`, `haha`. */
const LAUGHS = /\b(?:lol|lmao|rofl|ha(?:ha)+h?|he(?:he)+|jk|just joking|natania)\b|[😂🤣😅😆]/u;

/** Whether somebody laughs about what he says. A joke may hide a danger, so it counts for something, not for all. */
export const laughs = (message: string): boolean => LAUGHS.test(message.toLowerCase());
