/** The words of the daily verse, in English and in Kiswahili. */

/** Whether a native reader has approved the Kiswahili here. */
export const approved = false;

/** The sentences of the daily verse in English. A name in braces is replaced. */
const en = {
  /** By the hour in Ruiru: until noon, until five in the afternoon, then. */
  greetings: { morning: 'Good morning!', afternoon: 'Good afternoon!', evening: 'Good evening!' },
  /** Answers to a greeting that has its own answer, by its first word. */
  greetingAnswers: {} as Record<string, string>,
  today: 'Here is our verse of the day:',
  anotherToday: 'Here is another verse for today:',
  leads: {
    sorrow: 'I am so sorry for what you are carrying. God is near to you. Here is a word on {topic}:',
    courage: 'You are not alone in this. Here is a word on {topic}:',
    joy: 'Here is a word to be glad of, on {topic}:',
    plain: 'Here is a word on {topic}:',
  },
  /** Used instead when a person tells of a wrong of one's own. */
  ofMercy: 'God is rich in mercy to whoever turns to Him. Here is a word on {topic}:',
  /** Used instead when a person asks for a verse to give to somebody else. */
  toHelper: 'It is good that you stand by them. Here is a word to give, on {topic}:',
  /** To a question of fact that the site cannot answer; `unknownFactIn` where a chapter may tell, `{reference}`. */
  unknownFact: 'I find passages of the Bible; I don’t know that. Our pastor may: ask on our page Contact.',
  unknownFactIn: 'I find passages of the Bible; I don’t know that. {reference} may tell:',
  found: 'I think you mean this:',
  foundWord: 'Here is a verse with those words:',
  another: 'Here is another:',
  /** Before several other passages at once. */
  someMore: 'Here are some more:',
  goesOn: 'It goes on:',
  others: 'See also {references}.',
  /** Where a book comes in parts and none was named; `{reference}` in the other. */
  otherPart: 'If you mean the other book, write {reference}.',
  cut: 'I stop at {count} verses here. {reference} goes on to verse {last}: write “more” to read on.',
  left: 'The {edition} leaves out {reference}, so here it is from the {other}.',
  noChapter: 'There is no {asked}: {book} has {count}.',
  noVerse: 'There is no {asked}: {book} has {count}.',
  /** A part of a book that does not exist: `4 John`. */
  noPart: 'There is no {asked}: the Bible has {books}.',
  /** A name that is no book of the Bible. */
  noBook: 'The Bible that I have holds no book called {asked}.',
  /** A passage was asked for past the end of its chapter. */
  ends: '{book} ends at verse {last}.',
  /** A Bible in Kiswahili, as something that is asked for. */
  swahiliBible: 'Bible in Kiswahili',
  noEdition: 'I do not have the {asked}. I can quote from: {editions}.',
  chapter: { one: 'chapter', several: 'chapters', numberFirst: true },
  verse: { one: 'verse', several: 'verses', numberFirst: true },
  nothingMore: 'That is all I have on this. Ask me about something else, or write “today” for our verse of the day.',
  /** Before the nearest passage, where a saying is not in the Bible, or stands there in other words. */
  notScripture: 'Those words are not in the Bible, though many think so. This passage comes nearest:',
  changedScripture: 'The Bible says it in other words, and not in these. This is what stands there:',
  /** To who takes words for scripture that are found nowhere. */
  notInBible: 'I do not find those words in the Bible. They may be a saying, or stand there in other words.',
  /** Before the passages on a question of faith. */
  ofFaith: 'The Bible speaks of {topic} here:',
  askPastor: 'Christians pray and think about this together. Our pastor will gladly talk with you about it.',
  /** Who answers here. */
  identity:
    'I am a program of this church. I find passages of the Bible that fit what you write. No person reads along here, ' +
    'and I am not an AI that writes scripture: what I quote is printed in the Bible word for word. To reach a person, ' +
    'use our page Contact.',
  shorter: 'Here is a shorter one:',
  /** Which book a passage is in, and what kind of book it is. */
  setting: '{reference} stands in {book}, {setting}. {speaker} Here it is with the verses around it:',
  /** Who speaks in a passage, or whom the title of a psalm names; `{who}`. */
  speaker: 'The words are those of {who}.',
  psalmOf: 'The psalm’s title names {who}.',
  /** Where there is no shorter passage. */
  noShorter: 'I have no shorter one on this. Here it is once more:',
  /** To a question about the church that no page answers for itself. */
  churchElse: 'Please ask us that on the page Contact, or after a service: somebody of the church will answer you.',
  /** How to share or copy a passage. */
  share: 'Under each passage stand Share, WhatsApp, Copy and Picture: tap the one that you want.',
  /** Where no verse follows, or none stands before. */
  bibleEnds: 'The Bible ends here: this is its last verse.',
  bibleBegins: 'The Bible begins here: no verse stands before this one.',
  /** Before the verse of another chapter, where this one has none behind or before the passage; `{chapter}`, `{other}`. */
  chapterEnds: '{chapter} ends here: it has no verse after this one. {other} begins so:',
  chapterBegins: '{chapter} begins here: it has no verse before this one. {other} ends so:',
  /** What becomes of what people write here. */
  privacy:
    'What you write stays on your phone or computer. Our server answers it and forgets it, and nobody reads along. ' +
    'The page Privacy says more.',
  /** To who asks for the verse of yesterday or tomorrow. */
  otherDay: 'I keep only the verse of today; tomorrow brings its own. Write “another” for one more.',
  /** Which editions are quoted; `{editions}`. */
  editions: 'I quote from these editions, word for word: {editions}.',
  thanks: 'You are most welcome. May God keep you today. Come back whenever you need a word.',
  amen: 'Amen! May the Lord bless you and keep you.',
  farewell: 'Go in peace, and may God go with you.',
  help:
    'I can give you a verse from the Bible. Write a reference such as “John 3:16” or “Psalm 23”, tell me what is on ' +
    'your heart, such as “I am afraid” or “a verse about hope”, write the words of a verse that you half remember, ' +
    'or write “today” for our verse of the day. Kiswahili is welcome too.',
  /** Asks which of two or three needs is meant; `{choices}`. */
  which: 'I want to understand you well. Is it about {choices}? Tap one, or tell me a little more.',
  /** The same once more, where none of the needs was meant that were offered. */
  whichElse:
    'Then I have not understood you yet. Tell me in your own words what is on your heart: one sentence is enough. Or is it ' +
    'about {choices}?',
  notFound: 'I did not find a verse for that.',
  /** Said when no answer could be made. Help lines follow, because the question may have been about danger. */
  notFoundNow:
    'I am sorry: the verse could not be found just now. Please ask again in a moment. If you or somebody near you is ' +
    'in danger, please call one of these numbers now.',
  call: 'People who will listen and help, day and night:',
  church: 'Our church',
  suggestions: {
    start: ['Today', 'I am afraid', 'A verse about hope', 'Psalm 23', 'Naomba amani'],
    another: 'Another',
    more: 'More',
  },
};

export type VerseWords = typeof en;

const sw: VerseWords = {
  greetings: { morning: 'Habari ya asubuhi!', afternoon: 'Habari ya mchana!', evening: 'Habari ya jioni!' },
  greetingAnswers: {
    shikamoo: 'Marahaba!',
    shikamo: 'Marahaba!',
    hujambo: 'Sijambo!',
    jambo: 'Sijambo!',
    asifiwe: 'Amina, asifiwe milele!',
    sifiwe: 'Amina, asifiwe milele!',
  },
  today: 'Hili ndilo neno letu la leo:',
  anotherToday: 'Hili ni neno lingine la leo:',
  leads: {
    sorrow: 'Pole sana kwa unayopitia. Mungu yuko karibu nawe. Hili ni neno kuhusu {topic}:',
    courage: 'Hujaachwa peke yako katika haya. Hili ni neno kuhusu {topic}:',
    joy: 'Hili ni neno la kufurahisha moyo kuhusu {topic}:',
    plain: 'Hili ni neno kuhusu {topic}:',
  },
  ofMercy: 'Mungu ni mwingi wa rehema kwa kila amgeukiaye. Hili ni neno kuhusu {topic}:',
  toHelper: 'Ni vyema kwamba unasimama nao. Hili ni neno la kuwapa, kuhusu {topic}:',
  unknownFact:
    'Mimi natafuta mistari ya Biblia; hilo silijui. Huenda mchungaji wetu anajua: uliza kwenye ukurasa wa Wasiliana Nasi (Contact).',
  unknownFactIn: 'Mimi natafuta mistari ya Biblia; hilo silijui. Huenda {reference} ikaeleza:',
  found: 'Nadhani unatafuta mstari huu:',
  foundWord: 'Huu ni mstari wenye maneno hayo:',
  another: 'Hili ni neno lingine:',
  someMore: 'Haya ni maneno mengine:',
  goesOn: 'Linaendelea:',
  others: 'Soma pia {references}.',
  otherPart: 'Ikiwa unamaanisha kitabu kile kingine, andika {reference}.',
  cut: 'Naishia hapa baada ya mistari {count}. {reference} inaendelea hadi mstari wa {last}: andika “zaidi” ili uendelee kusoma.',
  left: '{edition} haina {reference}, kwa hivyo nimeitoa katika {other}.',
  noChapter: 'Hakuna {asked}: {book} ina {count}.',
  noVerse: 'Hakuna {asked}: {book} ina {count}.',
  noPart: 'Hakuna {asked}: Biblia ina {books}.',
  noBook: 'Biblia niliyo nayo haina kitabu kiitwacho {asked}.',
  ends: '{book} inaishia mstari wa {last}.',
  swahiliBible: 'Biblia ya Kiswahili',
  noEdition: 'Sina {asked}. Naweza kunukuu kutoka: {editions}.',
  chapter: { one: 'sura', several: 'sura', numberFirst: false },
  verse: { one: 'mstari', several: 'mistari', numberFirst: false },
  nothingMore: 'Hayo ndiyo niliyo nayo kuhusu jambo hili. Niulize jambo lingine, au andika “leo” upate neno la leo.',
  notScripture: 'Maneno hayo hayamo katika Biblia, ingawa wengi hudhani yamo. Andiko hili ndilo la karibu zaidi:',
  changedScripture: 'Biblia inasema hivyo, lakini si kwa maneno hayo. Imeandikwa hivi:',
  notInBible: 'Sioni maneno hayo katika Biblia. Huenda ni msemo tu, au yameandikwa kwa maneno mengine.',
  ofFaith: 'Hapa Biblia inazungumza kuhusu {topic}:',
  askPastor: 'Wakristo huomba na kulitafakari jambo hili pamoja. Mchungaji wetu atafurahi kuzungumza nawe.',
  identity:
    'Mimi ni programu ya kanisa hili. Ninatafuta maandiko ya Biblia yanayolingana na unachoandika. Hakuna mtu anayesoma ' +
    'mazungumzo haya, na mimi si akili bandia inayoandika maandiko: ninachonukuu kimechapishwa katika Biblia neno kwa ' +
    'neno. Ukitaka kuzungumza na mtu, fungua ukurasa wetu wa Wasiliana Nasi (Contact).',
  shorter: 'Hili ni fupi zaidi:',
  setting: '{reference} iko katika kitabu cha {book}, {setting}. {speaker} Hii hapa pamoja na mistari inayoizunguka:',
  speaker: 'Maneno haya ni ya {who}.',
  psalmOf: 'Kichwa cha zaburi hii kinasema ni ya {who}.',
  noShorter: 'Sina lililo fupi zaidi kuhusu jambo hili. Hili hapa tena:',
  churchElse:
    'Tafadhali tuulize hilo kwenye ukurasa wa Wasiliana Nasi (Contact), au baada ya ibada: mtu wa kanisa atakujibu.',
  share: 'Chini ya kila andiko kuna Shiriki (Share), WhatsApp, Nakili (Copy) na Picha (Picture): bonyeza unachotaka.',
  bibleEnds: 'Biblia inaishia hapa: huu ndio mstari wake wa mwisho.',
  bibleBegins: 'Biblia inaanza hapa: hakuna mstari kabla ya huu.',
  chapterEnds: '{chapter} inaishia hapa: haina mstari baada ya huu. {other} inaanza hivi:',
  chapterBegins: '{chapter} inaanza hapa: haina mstari kabla ya huu. {other} inaishia hivi:',
  privacy:
    'Unachoandika kinabaki kwenye simu au kompyuta yako. Seva yetu hujibu na kusahau, na hakuna mtu anayesoma. ' +
    'Ukurasa wa Faragha (Privacy) unaeleza zaidi.',
  otherDay: 'Nina neno la leo tu; kesho itakuwa na lake. Andika “lingine” upate lingine.',
  editions: 'Ninanukuu matoleo haya, neno kwa neno: {editions}.',
  thanks: 'Karibu sana. Mungu akulinde leo. Rudi wakati wowote unapohitaji neno.',
  amen: 'Amina! Bwana akubariki na kukulinda.',
  farewell: 'Nenda kwa amani, na Mungu awe nawe.',
  help:
    'Naweza kukupa neno kutoka katika Biblia. Andika mahali kama “Yohana 3:16” au “Zaburi 23”, niambie yaliyo moyoni ' +
    'mwako kama “naogopa” au “mstari kuhusu tumaini”, andika maneno ya mstari unaoukumbuka kidogo, au andika “leo” upate ' +
    'neno la leo.',
  which: 'Nataka kukuelewa vizuri. Je, ni kuhusu {choices}? Bonyeza moja, au niambie zaidi kidogo.',
  whichElse:
    'Samahani, bado sijakuelewa. Niambie kwa maneno yako yaliyo moyoni mwako: sentensi moja inatosha. Au je, ni kuhusu ' +
    '{choices}?',
  notFound: 'Sikupata neno kuhusu hilo.',
  notFoundNow:
    'Samahani, mstari haukupatikana kwa sasa. Tafadhali uliza tena baada ya muda mfupi. Ikiwa wewe au mtu aliye ' +
    'karibu nawe yuko hatarini, tafadhali piga simu sasa kwa mojawapo ya nambari hizi.',
  call: 'Watu watakaokusikiliza na kukusaidia, usiku na mchana:',
  church: 'Kanisa letu',
  suggestions: {
    start: ['Neno la leo', 'Naogopa', 'Mstari kuhusu tumaini', 'Zaburi 23', 'Yohana 3:16'],
    another: 'Lingine',
    more: 'Zaidi',
  },
};

export const verseWords = { en, sw };
