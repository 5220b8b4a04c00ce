import { spellingDistance } from '../language/words.ts';

/**
 * Words that must be known however they are spelt, and that no other word is near to. What is a word of its own right
 * stands in `OTHERS`.
 */
const ENGLISH = list(`
  suicide suicidal myself yourself himself herself overdose overdosed molested molesting molests assaulted husband
  boyfriend girlfriend stepfather stepmother strangled strangles abusive violent violence pregnant swallowed
  threatens threatened threatening tablets goodbye poisoned pesticide worthless disappear existing headteacher defiled
`);

const SWAHILI = list(`
  kujiua kujinyonga kujitoa nimechoka ananipiga amenipiga alinipiga hunipiga wananipiga ananitesa ananinyanyasa ananichapa
  alinibaka amenibaka nimebakwa nilibakwa ananigusa alinigusa ananilazimisha alinilazimisha kuniua ataniua nimekunywa
  nilikunywa nimemeza vidonge natamani maisha afadhali nisingezaliwa nisiamke sitaki kuishi nataka siwezi ananidunda
  ananishika alinishika nateseka ananigonga ananitishia
`);

const OTHERS = new Set(
  list(`
  overjoyed struggles struggle struggled struggling strangers stranger strange overcomes overdue overdone hustle marsh
  yourselves itself oneself himself herself themselves ourselves violently silence valence husbandry husbands boyfriends
  girlfriends tables tablet table tablecloth goodness existed exiting exciting exist threaten threat swallows swallow
  sleepy sleep sleeper weeping sweeping leaping keeping creeping sloping slipping forces forced force pouring foraging
  mission kujitolea kujitoa kujua kujibu kujiunga kujitahidi kujisifu kujinunulia kujivuna kujifunza kujisikia kujiweka
  kujiamini kujikwaa kujiandaa kujikana kujitenga kujirudi kujiinua kujiona nimechoma nimechora nimecheka nimecheza nimechelewa
  nimechukua nimechagua amenipa amenipata amenipenda ananipenda ananipa alinipa alinipenda alinipata wananipenda hunipa hunipenda
  ananita ananitaka ananitaja ananiteka ananitosha ananijua kunijua atanijua atanipa kunipa kunitoa nimekula nimekuja nimekuwa nimekunja
  nilikuwa nilikula nilikuja nimeweza nimeleta nimemaliza nimemwona nimepata nimebeba vidole vidonda natamka natamba
  mzio mzazi mzee mzima mezani mifano mashaka masikio mahari mahali maisha mazishi marika mistari ananiamini ananiangalia
  ananisaidia alinisaidia ananiombea aliniokoa aliniumba amenibariki amenibadilisha alinibariki alinibadilisha ananibariki
  aligusa alinigundua nisipige abrasive massive passive expansive evasive violet violets violin pregnancy
  destroying breast breaths beasts breads priests prayers defined defies reflects hopelessly harmless homeless helpless
  topless wireless ruthless worthiness wordless restless disappears disappeared disappoint threats tablets
  `),
);

const known = new Set([...ENGLISH, ...SWAHILI]);

/** The keyword that a word is a misspelling of, or the word itself. */
export function mendKeyword(word: string): string {
  if (word.length < 5 || word.length > 16 || known.has(word) || OTHERS.has(word)) return word;
  return ENGLISH.find((keyword) => isNear(word, keyword)) ?? SWAHILI.find((one) => isShort(word, one)) ?? word;
}

function isNear(word: string, keyword: string): boolean {
  const most = keyword.length >= 9 ? 2 : 1;
  return keyword[0] === word[0] && spellingDistance(word, keyword, most) <= most;
}

/** Kiswahili verbs that differ by one letter are different words, so only a vowel may be missing or stand twice. */
function isShort(word: string, keyword: string): boolean {
  const [shorter, longer] = word.length < keyword.length ? [word, keyword] : [keyword, word];
  if (longer.length - shorter.length !== 1) return false;
  const at = [...longer].findIndex((letter, place) => letter !== shorter[place]);
  const extra = longer[at] ?? '';
  if (shorter.slice(at) !== longer.slice(at + 1)) return false;
  return longer === keyword ? /[aeiou]/.test(extra) && at > 0 : extra === longer[at - 1] || extra === longer[at + 1];
}

function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
