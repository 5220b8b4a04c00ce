/** Frequent words of Kiswahili announcements that no English sentence has. */
const WORDS = new Set(
  (
    'ya wa za la cha vya kwa na ni katika pamoja kuhusu kila hadi kuanzia saa ' +
    'ibada kesha maombi maombezi mkutano mikutano semina warsha sherehe harusi mazishi shukrani mavuno ubatizo ' +
    'krismasi pasaka mwaka mpya jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi asubuhi jioni usiku ' +
    'vijana wanawake wanaume akina mama baba watoto familia wanandoa waumini kanisa mchungaji kwaya ' +
    'bwana yesu mungu asifiwe neno biblia sifa kuabudu kusifu kuomba tuombe karibu karibuni njoo njooni wote sote'
  ).split(' '),
);

/**
 * Whether a text is in Kiswahili: half of a title's words are frequent there and not in English, at least two, and a
 * quarter of a longer text's.
 */
export function looksSwahili(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => WORDS.has(word)).length;
  return known >= 2 && known * (words.length > 12 ? 4 : 2) >= words.length;
}
