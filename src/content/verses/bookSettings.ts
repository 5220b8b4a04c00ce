/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** Where a book of the Bible comes from: who wrote it by tradition, to whom, and what it is about. */
export interface BookSetting {
  english: string;
  swahili: string;
}

/** By the book's code. Each completes `It stands in {book}, …` and `Iko katika {book}, …`. */
export const bookSettings: Readonly<Record<string, BookSetting>> = {
  GEN: {
    english: 'the book of beginnings: the creation, Noah, Abraham, Isaac, Jacob and Joseph',
    swahili: 'kinachoeleza uumbaji na habari za Nuhu, Ibrahimu, Isaka, Yakobo na Yusufu',
  },
  EXO: {
    english: 'which tells how God led Israel out of Egypt and gave them his law',
    swahili: 'kinachoeleza jinsi Mungu alivyowatoa Waisraeli Misri na kuwapa sheria yake',
  },
  LEV: {
    english: 'which holds the laws of worship and holiness given through Moses',
    swahili: 'chenye sheria za ibada na utakatifu zilizotolewa kupitia Musa',
  },
  NUM: {
    english: 'which tells of Israel’s forty years in the wilderness',
    swahili: 'kinachoeleza habari za miaka arobaini ya Israeli jangwani',
  },
  DEU: {
    english: 'the words of Moses to Israel before they entered the promised land',
    swahili: 'maneno ya Musa kwa Israeli kabla ya kuingia nchi ya ahadi',
  },
  JOS: {
    english: 'which tells how Joshua led Israel into the promised land',
    swahili: 'kinachoeleza jinsi Yoshua alivyowaingiza Waisraeli katika nchi ya ahadi',
  },
  JDG: {
    english: 'which tells of the judges who led Israel before there were kings',
    swahili: 'kinachoeleza habari za waamuzi walioongoza Israeli kabla ya wafalme',
  },
  RUT: {
    english: 'the story of Ruth, a widow who stayed with her mother-in-law',
    swahili: 'habari ya Ruthu, mjane aliyebaki na mama mkwe wake',
  },
  '1SA': {
    english: 'which tells of Samuel, Saul and the young David',
    swahili: 'kinachoeleza habari za Samweli, Sauli na Daudi kijana',
  },
  '2SA': { english: 'which tells of David as king', swahili: 'kinachoeleza habari za Daudi akiwa mfalme' },
  '1KI': {
    english: 'which tells of Solomon, the divided kingdom and Elijah',
    swahili: 'kinachoeleza habari za Sulemani, ufalme uliogawanyika na Eliya',
  },
  '2KI': {
    english: 'which tells of Elisha and the kings until the exile',
    swahili: 'kinachoeleza habari za Elisha na wafalme hadi uhamisho',
  },
  '1CH': {
    english: 'which tells again of David and the families of Israel',
    swahili: 'kinachoeleza tena habari za Daudi na jamaa za Israeli',
  },
  '2CH': {
    english: 'which tells of Solomon, the temple and the kings of Judah',
    swahili: 'kinachoeleza habari za Sulemani, hekalu na wafalme wa Yuda',
  },
  EZR: {
    english: 'which tells how the people came home from exile and built the temple again',
    swahili: 'kinachoeleza jinsi watu walivyorudi kutoka uhamisho na kujenga hekalu tena',
  },
  NEH: {
    english: 'which tells how Nehemiah built the walls of Jerusalem again',
    swahili: 'kinachoeleza jinsi Nehemia alivyojenga tena kuta za Yerusalemu',
  },
  EST: {
    english: 'the story of Queen Esther, who saved her people',
    swahili: 'habari ya malkia Esta aliyewaokoa watu wake',
  },
  JOB: {
    english: 'the story of a man who suffered and held on to God',
    swahili: 'habari ya mtu aliyeteseka na kumshikilia Mungu',
  },
  PSA: {
    english: 'the prayers and songs of Israel, many of them by David',
    swahili: 'sala na nyimbo za Israeli, nyingi zikiwa za Daudi',
  },
  PRO: { english: 'the wise sayings of Solomon and others', swahili: 'misemo ya hekima ya Sulemani na wengine' },
  ECC: {
    english: 'the thoughts of the Preacher on what life is worth',
    swahili: 'mawazo ya Mhubiri kuhusu maana ya maisha',
  },
  SNG: {
    english: 'songs of love between a bride and a bridegroom',
    swahili: 'nyimbo za upendo kati ya bibi harusi na bwana harusi',
  },
  ISA: {
    english: 'the words of the prophet Isaiah to Judah, of judgement and of comfort',
    swahili: 'maneno ya nabii Isaya kwa Yuda, ya hukumu na ya faraja',
  },
  JER: {
    english: 'the words of the prophet Jeremiah before and during the fall of Jerusalem',
    swahili: 'maneno ya nabii Yeremia kabla na wakati wa kuanguka kwa Yerusalemu',
  },
  LAM: {
    english: 'songs of mourning over the fall of Jerusalem',
    swahili: 'nyimbo za maombolezo juu ya kuanguka kwa Yerusalemu',
  },
  EZK: {
    english: 'the visions of the prophet Ezekiel among the exiles',
    swahili: 'maono ya nabii Ezekieli kati ya waliohamishwa',
  },
  DAN: { english: 'the story and the visions of Daniel in Babylon', swahili: 'habari na maono ya Danieli huko Babeli' },
  HOS: {
    english: 'the words of the prophet Hosea on God’s faithful love',
    swahili: 'maneno ya nabii Hosea kuhusu upendo mwaminifu wa Mungu',
  },
  JOL: {
    english: 'the words of the prophet Joel after a plague of locusts',
    swahili: 'maneno ya nabii Yoeli baada ya pigo la nzige',
  },
  AMO: {
    english: 'the words of Amos, a shepherd, on justice',
    swahili: 'maneno ya Amosi, mchungaji wa kondoo, kuhusu haki',
  },
  OBA: { english: 'the words of the prophet Obadiah against Edom', swahili: 'maneno ya nabii Obadia dhidi ya Edomu' },
  JON: {
    english: 'the story of Jonah, who fled from God’s call to Nineveh',
    swahili: 'habari ya Yona aliyekimbia wito wa Mungu kwenda Ninawi',
  },
  MIC: {
    english: 'the words of the prophet Micah on justice and hope',
    swahili: 'maneno ya nabii Mika kuhusu haki na tumaini',
  },
  NAM: { english: 'the words of the prophet Nahum on Nineveh', swahili: 'maneno ya nabii Nahumu kuhusu Ninawi' },
  HAB: {
    english: 'the questions of the prophet Habakkuk and God’s answers',
    swahili: 'maswali ya nabii Habakuki na majibu ya Mungu',
  },
  ZEP: {
    english: 'the words of the prophet Zephaniah on the day of the Lord',
    swahili: 'maneno ya nabii Sefania kuhusu siku ya Bwana',
  },
  HAG: {
    english: 'the words of the prophet Haggai when the temple was built again',
    swahili: 'maneno ya nabii Hagai hekalu lilipojengwa tena',
  },
  ZEC: {
    english: 'the visions of the prophet Zechariah after the exile',
    swahili: 'maono ya nabii Zekaria baada ya uhamisho',
  },
  MAL: {
    english: 'the last prophet’s words of the Old Testament',
    swahili: 'maneno ya nabii wa mwisho wa Agano la Kale',
  },
  MAT: {
    english: 'the good news of Jesus as Matthew tells it',
    swahili: 'habari njema ya Yesu kama Mathayo anavyoisimulia',
  },
  MRK: {
    english: 'the good news of Jesus as Mark tells it',
    swahili: 'habari njema ya Yesu kama Marko anavyoisimulia',
  },
  LUK: { english: 'the good news of Jesus as Luke tells it', swahili: 'habari njema ya Yesu kama Luka anavyoisimulia' },
  JHN: {
    english: 'the good news of Jesus as John tells it',
    swahili: 'habari njema ya Yesu kama Yohana anavyoisimulia',
  },
  ACT: { english: 'Luke’s account of the first church', swahili: 'simulizi ya Luka kuhusu kanisa la kwanza' },
  ROM: { english: 'the letter of Paul to the believers in Rome', swahili: 'waraka wa Paulo kwa waumini wa Rumi' },
  '1CO': {
    english: 'the first letter of Paul to the church in Corinth',
    swahili: 'waraka wa kwanza wa Paulo kwa kanisa la Korintho',
  },
  '2CO': {
    english: 'the second letter of Paul to the church in Corinth',
    swahili: 'waraka wa pili wa Paulo kwa kanisa la Korintho',
  },
  GAL: { english: 'the letter of Paul to the churches in Galatia', swahili: 'waraka wa Paulo kwa makanisa ya Galatia' },
  EPH: { english: 'the letter of Paul to the church in Ephesus', swahili: 'waraka wa Paulo kwa kanisa la Efeso' },
  PHP: {
    english: 'the letter that Paul wrote in prison to the church in Philippi',
    swahili: 'waraka ambao Paulo aliandika gerezani kwa kanisa la Filipi',
  },
  COL: { english: 'the letter of Paul to the church in Colossae', swahili: 'waraka wa Paulo kwa kanisa la Kolosai' },
  '1TH': {
    english: 'the first letter of Paul to the church in Thessalonica',
    swahili: 'waraka wa kwanza wa Paulo kwa kanisa la Thesalonike',
  },
  '2TH': {
    english: 'the second letter of Paul to the church in Thessalonica',
    swahili: 'waraka wa pili wa Paulo kwa kanisa la Thesalonike',
  },
  '1TI': {
    english: 'the first letter of Paul to Timothy, a young pastor',
    swahili: 'waraka wa kwanza wa Paulo kwa Timotheo, mchungaji kijana',
  },
  '2TI': {
    english: 'the second letter of Paul to Timothy, written in prison',
    swahili: 'waraka wa pili wa Paulo kwa Timotheo, ulioandikwa gerezani',
  },
  TIT: { english: 'the letter of Paul to Titus on Crete', swahili: 'waraka wa Paulo kwa Tito huko Krete' },
  PHM: {
    english: 'the letter of Paul to Philemon about Onesimus',
    swahili: 'waraka wa Paulo kwa Filemoni kuhusu Onesimo',
  },
  HEB: {
    english: 'a letter to Jewish believers; its writer is not named',
    swahili: 'waraka kwa waumini Wayahudi; mwandishi wake hakutajwa',
  },
  JAS: {
    english: 'the letter of James on faith that shows in what one does',
    swahili: 'waraka wa Yakobo kuhusu imani inayoonekana kwa matendo',
  },
  '1PE': {
    english: 'the first letter of Peter to believers who suffered',
    swahili: 'waraka wa kwanza wa Petro kwa waumini walioteseka',
  },
  '2PE': { english: 'the second letter of Peter', swahili: 'waraka wa pili wa Petro' },
  '1JN': {
    english: 'the first letter of John, on love and truth',
    swahili: 'waraka wa kwanza wa Yohana, kuhusu upendo na kweli',
  },
  '2JN': { english: 'the second letter of John', swahili: 'waraka wa pili wa Yohana' },
  '3JN': { english: 'the third letter of John', swahili: 'waraka wa tatu wa Yohana' },
  JUD: { english: 'the letter of Jude', swahili: 'waraka wa Yuda' },
  REV: { english: 'the visions of John on the island of Patmos', swahili: 'maono ya Yohana katika kisiwa cha Patmo' },
};
