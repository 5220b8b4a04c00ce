/**
 * The Kiswahili names and short forms of the books, each beside the English name that the reference parser reads. Books
 * that come in two or three parts stand without their number.
 */
const SWAHILI_NAMES = `
Genesis: mwanzo mwa
Exodus: kutoka kut
Leviticus: mambo ya walawi|walawi|law
Numbers: hesabu|hes
Deuteronomy: kumbukumbu la torati|kumbukumbu ya torati|kumbukumbu za torati|kumbukumbu|torati|kumb|kum
Joshua: yoshua|yos
Judges: waamuzi|amu
Ruth: ruthu|rut
Samuel: samweli|samueli|samwel
Kings: wafalme|fal
Chronicles: mambo ya nyakati|nyakati|nya
Nehemiah: nehemia
Esther: esta|ester
Job: ayubu|ayub|ayu
Psalms: zaburi|zab
Proverbs: mithali|methali|mithari|mit
Ecclesiastes: mhubiri|muhubiri|mhu
Song of Solomon: wimbo ulio bora|canticles|canticle|song of song|wimbo wa sulemani|wimbo wa solomoni|wimbo bora|wim
Isaiah: isaya
Jeremiah: yeremia|yer
Lamentations: maombolezo ya yeremia|maombolezo|omb
Ezekiel: ezekieli
Daniel: danieli
Joel: yoeli|yoe
Amos: amosi|amo
Obadiah: obadia
Jonah: yona|yon
Micah: mika|mik
Nahum: nahumu
Habakkuk: habakuki|habakuku
Zephaniah: sefania|zefania|sef
Haggai: hagai
Zechariah: zekaria|zakaria|zek
Malachi: malaki
Matthew: mathayo|matayo
Mark: marko
Luke: luka
John: yohana|yoh|yn
Acts: matendo ya mitume|matendo|mdo
Romans: warumi|rum
Corinthians: wakorintho|wakoritho|wakorinto|kor
Galatians: wagalatia|wagaratia
Ephesians: waefeso|efe
Philippians: wafilipi|flp
Colossians: wakolosai|kol
Thessalonians: wathesalonike|wathesaloniki|wathes
Timothy: timotheo|timoteo
Titus: tito
Philemon: filemoni|filemon|flm
Hebrews: waebrania|waebrani|ebr
James: yakobo|yak
Peter: petro
Jude: yuda|yud
Revelation: ufunuo wa yohana|ufunuo|ufu
`;

/** Kiswahili name → English name, the longest first. */
export const SWAHILI_BOOKS: [string, string][] = SWAHILI_NAMES.trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', names = ''] = line.split(': ');
    const forms = names.includes('|') || english === 'Job' ? names.split('|') : names.split(' ');
    return forms.map((form): [string, string] => [form, english]);
  })
  .sort(([one], [other]) => other.length - one.length);

/** English names as people write them in full: what a misspelt name is compared with. */
export const ENGLISH_NAMES = `
genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job psalm
psalms proverbs ecclesiastes canticles isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah micah
nahum habakkuk zephaniah haggai zechariah malachi matthew mark luke john acts romans corinthians galatians ephesians
philippians colossians thessalonians timothy titus philemon hebrews james peter jude revelation revelations solomon
`
  .trim()
  .split(/\s+/);

/** Names and short forms that are also ordinary words: a number behind one of them proves nothing yet. */
export const ORDINARY_WORDS = new Set(
  (
    'act acts am amos col dan de dt ec es est ex ge he hg ho hos is jam job jobs judge judges king kings la lam le lev ' +
    'lu ma mal mark marks mi mic mt na nah ne nu num number numbers ob pet ph phil pr pro prov ps re rev ro rom ru sam ' +
    'so song songs ti tit kutoka hesabu hes mwa kut law fal nya mit wim omb amo mik rum kor kol ruth esta ezra luka ' +
    'mambo matendo torati'
  ).split(' '),
);

/** Words that may stand around a reference without saying anything else. */
export const WORDS_AROUND = new Set(
  (
    'a an and aya bible biblia book can cha chapter could do find for from get give hadi hello hi i in is it kitabu ' +
    'kusoma la let like look me mstari na naomba nataka need ni nipe nionyeshe nisomee of on open please pls quote read ' +
    'say says show some soma somea sura tafadhali tell text that the this to ukurasa up us v verse verses vs vv wa want ' +
    'we what whats will would ya yote you your scripture passage full whole entire today about'
  ).split(' '),
);
