/** Editions that people know; some are here, and any may be added. */
export const OTHER_EDITION_NAMES =
  'web niv esv nlt nkjv nasb msg amp gnb gnt asv rsv nrsv tlb cev ncv suv bhn sruv tpt csb net';

/** Words around the name of an edition that say nothing else. */
export const AROUND_EDITION =
  'and what does how about the in kwa try use do you have now back to go return switch say read put it this that version bible translation please ' +
  'pls tafadhali give me show i want can nipe nataka naomba ok rudi tumia';

/** Asks for the passage in easier words, or in another translation. */
export const SIMPLER = `
  simple|simpler|modern|easy|easier|plain|today|todays|current|normal|clear|clearer modern|day? english|language|words|version|translation
  another|different|other|newer|easier bible? version|translation
  thee|thees|thou|thous ..12 understand|version|english|modern|hard|difficult
  understand|hate|follow|read|like ..12 thee|thees|thou|thous
  understand|hate|follow|read|like ..12 old english|words
  modern|newer|easier|simpler|contemporary|clearer one|bible|wording|words
  kiingereza|kiswahili rahisi|chepesi
  kiingereza|kiswahili cha kisasa|kawaida
  lugha|maneno rahisi|nyepesi
  lugha|maneno ya kisasa
  toleo|tafsiri lingine|nyingine
  toleo|tafsiri ya kisasa
`;
