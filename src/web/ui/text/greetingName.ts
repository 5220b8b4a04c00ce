/** Titles before a name, in English and Kiswahili; a word that ends with a dot is one too. */
const TITLES =
  /^(?:dr|dkt|doctor|prof|professor|eng|engineer|mr|mrs|ms|miss|sir|madam|rev|revd|reverend|minister|pst|ps|pastor|bishop|apostle|prophet|evangelist|ev|elder|deacon|deaconess|canon|fr|father|sr|sister|sis|br|bro|brother|hon|capt|mama|baba|mzee|ndugu|dada|bi|bw|bwana|mch|mchungaji|askofu|mwalimu|mtume|nabii|mwinjilisti|shemasi|mhe|mheshimiwa|kasisi|auntie|aunty|aunt|uncle|cucu|guka|nyanya|babu|the|and|na|&)$/iu;

const isTitle = (word: string): boolean => /^\p{L}$|\.$/u.test(word) || TITLES.test(word);

/** How a person is greeted: by the first name, behind its titles: `Dr. Jane Mwangi` is `Dr. Jane`. */
export function greetingName(name: string): string {
  const words = name.replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  const at = words.findIndex((word) => !isTitle(word));
  return words.slice(0, at < 0 ? undefined : at + 1).join(' ');
}
