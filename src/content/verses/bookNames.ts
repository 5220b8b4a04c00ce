/**
 * How people write the books, each line behind its codes: English names and, behind `|`, Kiswahili ones, each time the names
 * in full and behind `;` short forms. A misspelt name is compared with the names in full. Books in two or three parts
 * stand without their number.
 */
export const BOOK_NAMES = `
GEN: genesis ; gen gn ge | mwanzo ; mwa mwz mwan
EXO: exodus ; exod exo ex exd | kutoka ; kut
LEV: leviticus ; lev lv le | mambo_ya_walawi walawi ; law wal
NUM: numbers ; num nums nm nu | hesabu ; hes
DEU: deuteronomy ; deut deu dt de | kumbukumbu_la_torati kumbukumbu_ya_torati kumbukumbu_za_torati kumbukumbu torati ; kumb kum
JOS: joshua ; josh jos jsh | yoshua ; yosh yos
JDG: judges ; judg jdg jgs jg jdgs | waamuzi ; waam amu
RUT: ruth ; rut rth ru | ruthu
1SA 2SA: samuel ; sam sm sa | samweli samueli samwel
1KI 2KI: kings ; king kgs kin kng ki | wafalme ; wafal fal
1CH 2CH: chronicles ; chronicle chron chro chr ch | mambo_ya_nyakati nyakati ; nya
EZR: ezra ; ezr
NEH: nehemiah ; neh ne | nehemia
EST: esther ; esth est es | esta ester
JOB: job ; jb | ayubu ; ayub ayu
PSA: psalm psalms ; psal pslm psa psm pss ps salm plasm | zaburi ; zabur zab zbr zb
PRO: proverbs ; proverb prov pro prv pr pv | mithali methali mithari ; mith mit
ECC: ecclesiastes ; eccles eccl ecc ecl ec qoheleth qoh | mhubiri muhubiri ; mhub mhu
SNG: song_of_solomon song_of_songs song_of_song canticles ; canticle songs song sng sos so ss | wimbo_ulio_bora wimbo_wa_sulemani wimbo_wa_solomoni wimbo_bora ; wim
ISA: isaiah ; isa is | isaya ; isy
JER: jeremiah ; jer je jr | yeremia ; yer
LAM: lamentations ; lamentation lam lm | maombolezo_ya_yeremia maombolezo ; maomb omb
EZK: ezekiel ; ezek eze ezk ez | ezekieli
DAN: daniel ; dan da dn | danieli
HOS: hosea ; hos ho hs
JOL: joel ; joe jl | yoeli ; yoe
AMO: amos ; ams am | amosi ; amo
OBA: obadiah ; obad oba ob | obadia
JON: jonah ; jnh jon | yona ; yon
MIC: micah ; mic mi | mika ; mik
NAM: nahum ; nah | nahumu
HAB: habakkuk ; hab ha | habakuki habakuku
ZEP: zephaniah ; zeph zep zp | sefania zefania ; sef zef
HAG: haggai ; hagg hag hg | hagai
ZEC: zechariah ; zech zec zch zc | zekaria zakaria ; zek
MAL: malachi ; mal | malaki
MAT: matthew ; matt mat math mt | mathayo matayo
MRK: mark ; mrk mar mk mr | marko
LUK: luke ; luk lk lu | luka
JHN 1JN 2JN 3JN: john ; jhn joh jonh jhon jn jo jh | yohana ; yoh yh yn
ACT: acts_of_the_holy_apostles acts_of_the_apostles acts_of_apostles acts ; act ac | matendo_ya_mitume matendo ; mdo
ROM: romans ; roman rom rm ro | warumi ; warum rumi rum war
1CO 2CO: corinthians ; corinthian corinth cor co | wakorintho wakoritho wakorinto korintho ; wakor kor
GAL: galatians ; galatian gal ga | wagalatia wagaratia galatia ; wagal
EPH: ephesians ; ephesian ephes eph ep | waefeso efeso ; waef waefe efe
PHP: philippians ; philippian philip phil php phi ph | wafilipi filipi ; wafil flp fil
COL: colossians ; colossian coloss col | wakolosai kolosai ; wakol kol
1TH 2TH: thessalonians ; thessalonian thess thes ths th the | wathesalonike wathesaloniki thesalonike ; wathes wathe
1TI 2TI: timothy ; tim tm ti | timotheo timoteo
TIT: titus ; tit | tito
PHM: philemon ; philem phlm phm | filemoni filemon ; flm
HEB: hebrews ; hebrew heb hb | waebrania waebrani ; waebr waeb ebr
JAS: james ; jas jam jms jm | yakobo ; yak
1PE 2PE: peter ; pet pt pe | petro
JUD: jude ; jud | yuda ; yud
REV: revelation revelations ; apocalypse revel rev rv re | ufunuo_wa_yohana ufunuo ; ufun ufu uf
`;

/** Names and short forms that are also ordinary words: a number behind one of them proves nothing yet. */
export const ORDINARY_WORDS = new Set(
  (
    'act acts am amos col dan de dt ec es est ex ge he hg ho hos is jam job jobs judge judges king kings lam le lev ' +
    'lu ma mal mark marks mi mic mt nah ne nu num numbers ob pet ph phil pr pro prov ps re rev ro rom ru sam ' +
    'so son song songs ti tit fil rumi kutoka hesabu hes mwa kut law fal nya mit wim omb amo mik rum kor kol ruth esta ezra luka ' +
    'mambo matendo torati war'
  ).split(' '),
);

/** Words that may stand around a reference without saying anything else. */
export const WORDS_AROUND = new Set(
  (
    'a an and aya basi then bible biblia book can cha chapter could do find for from get give hadi hello hi i in is it kitabu ' +
    'kusoma la let like look me mstari na naomba nataka need ni nipe nionyeshe nisomee of on open please pls quote read ' +
    'say says show some soma somea sura tafadhali tell text that the this to ukurasa up us v verse verses vs vv wa want ' +
    'we what whats will would ya yote you your ok okay one scripture passage full whole entire today about'
  ).split(' '),
);

/** Names that people take for books of the Bible, and books that the editions here do not have. */
export const NO_BOOKS: ReadonlySet<string> = new Set(
  (
    'abraham adam baruch barnabas david ecclesiasticus elijah elisha enoch esdras eve hesitations hezekiah isaac jacob ' +
    'jasher jesus joseph jubilees judas judith maccabees makabayo manasseh mary moses noah opinions paul saul sirach susanna ' +
    'thomas tobit tobiti baruku sira yudithi wisdom henoko hekima ibrahimu musa daudi paulo eliya elisha hezekia tomaso maria yusufu'
  ).split(' '),
);

/** Words of a reference that are no name and no number, by the sign that they have in it (`references/tokens.ts`). */
export const REFERENCE_WORDS: Readonly<Record<string, string>> = {
  c: 'chapter chapters chap ch sura mlango',
  v: 'verse verses vers ves vs vv v mstari mistari aya kifungu vifungu fungu line lines',
  '-': '- to through thru until till upto hadi mpaka',
  ',': ', ; / & and na n',
  ':': ':',
  last: 'last final mwisho',
  e: 'letter epistle',
  z: 'bible biblia',
  /** Words that stand between the others and change nothing. */
  _:
    'of from in the ya wa za cha la kwa katika kwenye number namba no mtakatifu then also kisha halafu pia please pls plz tafadhali ' +
    'starting beginning reading kuanzia kutoka toka up all way very whole my',
};
