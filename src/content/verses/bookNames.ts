/**
 * The Kiswahili names and short forms of the books, each beside the English name that the reference parser reads. Books
 * that come in two or three parts stand without their number.
 */
const SWAHILI_NAMES = `
Genesis: mwanzo mwa mwz mwan
Exodus: kutoka kut
Leviticus: mambo ya walawi|walawi|law|wal
Numbers: hesabu|hes|nums
Deuteronomy: kumbukumbu la torati|kumbukumbu ya torati|kumbukumbu za torati|kumbukumbu|torati|kumb|kum
Joshua: yoshua|yos|yosh
Judges: waamuzi|waam|amu
Ruth: ruthu|rut
Samuel: samweli|samueli|samwel
Kings: wafalme|wafal|fal
Chronicles: mambo ya nyakati|nyakati|nya
Nehemiah: nehemia
Esther: esta|ester
Job: ayubu|ayub|ayu
Psalms: zaburi|zabur|zab|zbr|zb
Proverbs: mithali|methali|mithari|mith|mit
Ecclesiastes: mhubiri|muhubiri|mhub|mhu
Song of Solomon: wimbo ulio bora|canticles|canticle|song of song|wimbo wa sulemani|wimbo wa solomoni|wimbo bora|wim
Isaiah: isaya|isy
Jeremiah: yeremia|yer
Lamentations: maombolezo ya yeremia|maombolezo|maomb|omb
Ezekiel: ezekieli
Daniel: danieli
Joel: yoeli|yoe
Amos: amosi|amo
Obadiah: obadia
Jonah: yona|yon
Micah: mika|mik
Nahum: nahumu
Habakkuk: habakuki|habakuku
Zephaniah: sefania|zefania|sef|zef
Haggai: hagai
Zechariah: zekaria|zakaria|zek
Malachi: malaki
Matthew: mathayo|matayo|math
Mark: marko
Luke: luka
John: yohana|yoh|yh|yn
Acts: matendo ya mitume|matendo|mdo
Romans: warumi|warum|rumi|rum
Corinthians: wakorintho|wakoritho|wakorinto|korintho|wakor|kor
Galatians: wagalatia|wagaratia|wagal|galatia
Ephesians: waefeso|waef|waefe|efeso|efe
Philippians: wafilipi|wafil|filipi|flp|fil
Colossians: wakolosai|wakol|kolosai|kol
Thessalonians: wathesalonike|wathesaloniki|thesalonike|wathes|wathe
Timothy: timotheo|timoteo
Titus: tito
Philemon: filemoni|filemon|flm
Hebrews: waebrania|waebrani|waebr|waeb|ebr
James: yakobo|yak
Peter: petro
Jude: yuda|yud
Revelation: ufunuo wa yohana|ufunuo|ufun|ufu|uf
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
    'so son song songs ti tit fil rumi kutoka hesabu hes mwa kut law fal nya mit wim omb amo mik rum kor kol ruth esta ezra luka ' +
    'mambo matendo torati'
  ).split(' '),
);

/** Words that may stand around a reference without saying anything else. */
export const WORDS_AROUND = new Set(
  (
    'a an and aya basi then bible biblia book can cha chapter could do find for from get give hadi hello hi i in is it kitabu ' +
    'kusoma la let like look me mstari na naomba nataka need ni nipe nionyeshe nisomee of on open please pls quote read ' +
    'say says show some soma somea sura tafadhali tell text that the this to ukurasa up us v verse verses vs vv wa want ' +
    'we what whats will would ya yote you your scripture passage full whole entire today about'
  ).split(' '),
);

/** How many parts each book has that comes in parts; the gospel of John stands beside three letters of John. */
export const PARTS: Readonly<Record<string, number>> = {
  samuel: 2,
  kings: 2,
  chronicles: 2,
  corinthians: 2,
  thessalonians: 2,
  timothy: 2,
  peter: 2,
  john: 3,
};

/** Names that people take for books of the Bible, and books that the editions here do not have. */
export const NO_BOOKS: ReadonlySet<string> = new Set(
  (
    'abraham adam baruch barnabas david ecclesiasticus elijah elisha enoch esdras eve hesitations hezekiah isaac jacob ' +
    'jasher jesus joseph jubilees judas judith maccabees makabayo manasseh mary moses noah opinions paul saul sirach susanna ' +
    'thomas tobit tobiti baruku sira yudithi wisdom henoko hekima ibrahimu musa daudi paulo eliya elisha hezekia tomaso maria yusufu'
  ).split(' '),
);
