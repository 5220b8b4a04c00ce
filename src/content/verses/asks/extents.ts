/** Words that name a part of a chapter, in groups. A pattern has the group’s sign for any of its words. */
export const SIGNS: readonly (readonly [sign: string, words: string])[] = [
  ['VS', 'verses lines ones mistari vifungu vv vss'],
  ['V', 'verse line mstari aya kifungu andiko vs v'],
  ['CH', 'chapter chap ch sura mlango psalm zaburi passage'],
  [
    'NX',
    'next following follows follow below after inayofuata unaofuata zinazofuata yanayofuata ifuatayo ufuatao zifuatazo inafuata unafuata ' +
      'zinafuata linalofuata lifuatalo baada baadaye nxt',
  ],
  [
    'PV',
    'previous precedes preceding before above prior uliotangulia iliyotangulia zilizotangulia lililotangulia kabla nyuma up ' +
      'uliopita iliyopita back',
  ],
  ['F', 'first kwanza beginning start mwanzo top juu'],
  ['L', 'last final mwisho end'],
  ['TO', 'to till until upto through hadi mpaka'],
  ['STOP', 'stop ishia komea simama ends'],
  ['FR', 'from kuanzia kutoka toka starting anza anzia'],
  ['ADD', 'add plus ongeza ongezea include join'],
  ['AND', 'and na n kisha'],
  ['JP', 'jump skip go move ruka enda nenda'],
  ['GO', 'continue keep carry proceed endelea soma read on going onwards kuendelea reading'],
  ['RS', 'rest remaining remainder complete finish malizia kamilisha maliza iliyobaki yaliyobaki uliobaki zilizobaki'],
  ['ON', 'only just tu pekee'],
  ['MR', 'more zaidi other others extra zingine mingine nyingine mwingine ingine'],
  ['ALL', 'whole full entire all yote nzima kamili wote mzima chote lote zote everything'],
  ['ST', 'story parable hadithi kisa habari mfano scene miracle event account'],
  ['LS', 'beatitudes commandments prayer list song blessing armour armor sala ombi maombi wimbo baraka heri amri'],
  ['SAME', 'same huohuo hiyohiyo uleule'],
];

/** Words that stand around such a wish and change nothing. */
export const AROUND_EXTENT =
  'the a an this that these those its it please pls plz kindly tafadhali i we me us you want need would like wish prefer ' +
  'give show tell send bring get have see let can could may will ok okay sawa now then so but yes no hapana actually ' +
  'maybe instead too also pia nipe nataka naomba nisomee niletee nitumie nionyeshe niandikie leta tuma weka basi sasa hiyo hio ' +
  'hii huo huu hizo hizi ile zile ule je bana bro manze msee buda aki at with number namba no wa ya za la kwa ulio ilio ' +
  'zilizo iliyo yake hayo haya cha ni niende quote of both tusome tuone sentence sentensi bit what about how well as in mean meant thx ' +
  'kidogo thing rudi';

/** Phrases that name the chapter before and change nothing. */
export const OF_CHAPTER = `
  the? same chapter|psalm|sura
  from|of|in|on there|here|it
  from|of|in|on that|this|the_same|the chapter|psalm|passage|book|one
  from|of|in|on that|this
  kutoka|ya|wa|za? hapo|humo
  ya|wa|za|katika|kwenye sura|zaburi|mlango hiyo|hii|huo
`;

/** Kiswahili numbers as they count verses. */
export const COUNTED: Readonly<Record<string, number>> = {
  mmoja: 1,
  miwili: 2,
  mitatu: 3,
  minne: 4,
  mitano: 5,
  wawili: 2,
};
