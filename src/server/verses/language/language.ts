import type { VerseLanguage } from '#shared/verse/verse.ts';
import { SWAHILI_NAMES } from '../references/names.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Common words of only one of the two languages. */
const SWAHILI = list(`
  na ya wa za la kwa katika ni si sana mimi wewe yeye sisi nyinyi wao yangu wangu zangu langu changu yako wako zako lako
  yake wake yetu wetu nini nani wapi lini gani kama lakini bali pia tena leo kesho jana sasa hapa huyu hii hiki hizi
  hao hayo hilo hiyo ile yule wale kuhusu nataka naomba nipe nipatie nahitaji ninahitaji tafadhali asante ahsante karibu
  unatumia habari hujambo jambo shikamoo mambo sasa vipi niaje bwana mungu yesu kristo asifiwe amina neno mstari mistari aya sura
  kitabu biblia ndiyo hapana mwingine mwengine nyingine ingine zaidi moja nyingi sina nina una ana tuna wana sijui najua
  nisaidie nisomee niombee somo siku ndio mbona kwani basi bado tu hata wakati watu mtu kila wote yote vizuri vyema njema
  asubuhi jioni usiku mchana salamu amani upendo imani tumaini neema huruma baraka nimekuwa najisikia nahisi
  endelea usiue usiibe usizini lingine unaweza nionyeshe nisimulie pole sala maombi kuhusiana juu ajili mbele nyuma kidogo kubwa mzuri nzuri
`);
const ENGLISH = list(`
  the a an of and to in is are was were be my your his her their our i me you he she it we they them this that these
  those what who where when why how which do does did not no yes for from with about on at by as if but so or please
  have has had can could will would should may am im verse verses chapter bible say says tell give show read need want
  help feel feeling god lord jesus today good morning evening afternoon night hello hi hey thanks thank another more
  wifi internet password there be been being its into up out all any some just very much when than then
`);
const SHARED_NAMES = list('math ezra hosea rut est isa mal dan hab hag oba war');

/** Whether a word tells by itself which of the two languages a message is in. */
export const saysLanguage = (word: string): boolean =>
  SWAHILI.has(word) || ENGLISH.has(word) || SWAHILI_NAMES.has(word);

/**
 * The language of a message, by the words that only one of them has.
 *
 * @param isSwahili says of a word in neither list whether it calls for a need in Kiswahili
 * @param otherwise the language when nothing tells
 */
export function languageOf(
  words: string[],
  isSwahili: (word: string) => boolean,
  otherwise: VerseLanguage,
): VerseLanguage {
  let swahili = 0;
  let english = 0;
  for (const word of words) {
    if (SWAHILI.has(word)) swahili++;
    else if (ENGLISH.has(word)) english++;
    else if ((SWAHILI_NAMES.has(word) && !SHARED_NAMES.has(word)) || isSwahili(word)) swahili++;
  }
  if (swahili === english) return otherwise;
  return swahili > english ? 'sw' : 'en';
}
