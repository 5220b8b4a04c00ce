import { verseContextSchema } from '#shared/verse/verse.ts';
import { dataForAll, plainVerses, putEdition, versesForAll } from '#tests/support/bibles.ts';
import { readQuestions } from '#tests/support/questions.ts';

const data = dataForAll();
putEdition(data, { name: 'WEB', language: 'en', credit: 'World English Bible' }, { 'JHN.3.16': 'For God so loved.' });
putEdition(data, { name: 'Neno', language: 'sw', credit: 'Neno' }, { 'JHN.3.16': 'Kwa maana Mungu aliupenda.' });
const verses = await versesForAll(data);
const plain = await plainVerses();

/** Asks one question after the other, each with the context of the answer before; gives the last answer. */
function talk(...messages: string[]) {
  let answer = verses.answer(messages[0] ?? '');
  for (const message of messages.slice(1)) {
    answer = verses.answer(message, verseContextSchema.validateSync(structuredClone(answer.context)));
  }
  return answer;
}
const placesOf = (...messages: string[]) => talk(...messages).passages.map(({ usfm }) => usfm);

it.each(readQuestions('conversations'))('%s gives %s', (messages, place) => {
  expect(placesOf(...messages.split(' > '))).toEqual([place]);
});

it('what was shown for a need is not shown again, although a verse was read on from it', () => {
  expect(placesOf('I am afraid', 'next verse', 'another')).not.toEqual(placesOf('I am afraid'));
});

it('another need is not taken for more of the one before', () => {
  expect(talk('msaada', 'I am afraid').context.need).toBe('fear');
});

it.each(['John 3:16', 'verse of the day', 'I am afraid'])(
  '%s: who then asks of fasting is not given another passage',
  (before) => {
    expect(talk(before, 'which scriptures speak about fasting').context.need).toBe('fasting');
  },
);

it('a saying is no need: what follows is asked of the passage that came with it', () => {
  const why = talk('God helps those who help themselves', 'explain');
  expect([why.kind, why.context.need]).toEqual(['words', undefined]);
});

it.each([
  'thank you so much, he has not touched me this week so I am counting days',
  'say it in English, I said stop but he is stronger and nobody came',
  'amen, I gave away my shoes and my phone, I will not need them there',
])('danger is heard after words of another kind: %s', (then) => {
  expect(talk('a verse about hope', then).danger).toBeDefined();
});

it.each(['the bill is 2.1 million and we have nothing', 'he is 3.5 kilos, praise God'])(
  '%s names no book',
  (message) => {
    expect(talk(message).kind).not.toBe('reference');
  },
);

it('who left during a service is not sent to the hours of the service', () => {
  expect(talk('when they played her favourite hymn I had to leave the service').page).toBeUndefined();
});

it.each(['please pray for me', 'niombeeni tafadhali', 'I need prayers'])('%s: is no danger', (message) => {
  expect(talk(message).danger).toBeUndefined();
});

it.each([
  ['my marriage is cold', 'we made peace last night, God is good'],
  ['natafuta kazi', 'nimeipata jana!'],
])('%s, %s: gives thanks', (before, then) => {
  expect(talk(before, then).context.need).toBe('answered-prayer');
});

it.each([
  ['I am tired of my job, the boss shouts every day', 'I took money from the chama and nobody knows', 'honesty'],
  ['nimefiwa na baba', 'watoto wangu wamefukuzwa shule kwa sababu ya karo', 'provision'],
  ['I am so lonely', 'my landlord has locked the house over rent', 'provision'],
])('%s, %s: a whole sentence on another matter is answered on its own', (before, then, need) => {
  expect(talk(before, then).context.need?.split('/')[0]).toBe(need);
});

it.each(['world war 2 ended', 'my life is a war 3 years now', 'madaktari wanasema baby akiweza kufika 34 weeks'])(
  'what is read up to the end, or around %s names no book',
  (message) => {
    expect(talk(message).kind).not.toBe('reference');
  },
);

describe('what is asked of the passage before', () => {
  it('says where the Bible ends and begins, and how to share a passage', () => {
    expect(talk('Revelation 22:21', 'next verse').lead).toMatch(/^The Bible ends here/);
    expect(talk('Mwanzo 1:1', 'mstari uliotangulia').lead).toMatch(/^Biblia inaanza hapa/);
    expect(talk('Psalm 100', 'send it on WhatsApp').lead).toContain('Copy');
  });

  it('gives the same passage from another edition or in another language', () => {
    expect(talk('John 3:16', 'in Kiswahili').passages).toMatchObject([{ usfm: 'JHN.3.16', edition: 'Neno' }]);
    expect(talk('John 3:16', 'kwa kiswahili tafadhali').passages).toMatchObject([{ edition: 'Neno' }]);
    expect(talk('John 3:16', 'in WEB').passages).toMatchObject([{ usfm: 'JHN.3.16', edition: 'WEB' }]);
    expect(talk('Yohana 3:16', 'in English').passages).toMatchObject([{ usfm: 'JHN.3.16', edition: 'KJV' }]);
  });

  it('says so where there is no Bible in Kiswahili', () => {
    const { context } = plain.answer('John 3:16');
    expect(plain.answer('in Kiswahili', context).notes).toEqual([
      'Sina Biblia ya Kiswahili. Naweza kunukuu kutoka: KJV.',
    ]);
  });

  it('explains with the book, the verses around it, and passages of the same need', () => {
    const answer = talk('Philippians 4:6', 'what does it mean?');
    expect(answer.lead).toBe(
      'Philippians 4:6 stands in Philippians, the letter that Paul wrote in prison to the church in Philippi. Here it is with the verses around it:',
    );
    expect(answer.passages.map(({ usfm }) => usfm)).toEqual(['PHP.4.4-8']);
    expect(answer.others.length).toBeGreaterThan(1);
    expect(placesOf('Philippians 4:6', 'explain', 'next verse')).toEqual(['PHP.4.7']);
  });

  it('goes on with the need after the passage was looked at more closely', () => {
    const another = talk('I am afraid', 'next verse', 'another');
    expect(another.context.need).toBe('fear');
    expect(another.kind).toBe('need');
  });

  it('is not read into a first message, which has no passage before it', () => {
    expect(verses.answer('shorter').passages.map(({ usfm }) => usfm)).not.toEqual(['PSA.23.1']);
    expect(verses.answer('verse 17').kind).not.toBe('reference');
  });

  it.each([
    [['Joshua 1:9', 'who was speaking?'], 'The words are those of the LORD, to Joshua.'],
    [['Ruth 1:16', 'who is she talking to'], 'Ruth, to Naomi'],
    [['Matthew 27:46', 'who said that'], 'Jesus, on the cross'],
    [['Psalm 51:10', 'who wrote this'], 'The psalm’s title names David.'],
    [['Luka 1:46', 'nani anaongea'], 'Maneno haya ni ya Mariamu'],
    [['Zaburi 42:1', 'nani aliandika hii'], 'Kichwa cha zaburi hii kinasema ni ya wana wa Kora.'],
  ])('%j names who speaks: %s', (messages, said) => {
    expect(talk(...messages).lead).toContain(said);
  });

  it('says so where there is no shorter passage', () => {
    expect(talk('John 11:35', 'make it shorter').lead).toMatch(/^I have no shorter one/);
  });

  it('stays with the passages for a call for help', () => {
    const help = verses.answer('I want to kill myself');
    const around = verses.answer('from the Psalms', help.context);
    expect(help.kind).toBe('distress');
    expect(around.passages.every(({ usfm }) => usfm.startsWith('PSA.'))).toBe(true);
    expect(around.context.need).toBe(help.context.need);
  });
});

it.each(readQuestions('whoAnswers'))('%s gets an honest answer, also in a conversation: %s', (message, language) => {
  const said = language === 'sw' ? /^Mimi ni programu ya kanisa hili\./ : /^I am a program of this church\./;
  for (const { lead } of [verses.answer(message), talk('1 Peter 5:7', message)]) expect(lead).toMatch(said);
});

it.each(readQuestions('churchQuestions'))('questions about the church %s leads to %s', (message, page) => {
  expect(verses.answer(message)).toMatchObject({ page, passages: [] });
});

describe('a conversation about the church', () => {
  it.each([
    ['where is your church', 'when is it open', '/#visit'],
    ['when is the sunday service', 'and the youth one?', '/ministries/youths'],
    ['I want to be baptised', 'how do i join', '/contact'],
    ['how can i join the choir', 'when do they practise', '/ministries/join-our-team'],
    ['ibada ni saa ngapi', 'na watoto je', '/ministries/sunday-school'],
    ['ibada inaanza saa ngapi', 'na ya pili', '/contact'],
    ['where is the church', 'can i bring my dog?', '/contact'],
  ])('%s, %s: %s', (first, then, page) => {
    expect(talk(first, then)).toMatchObject({ page, passages: [] });
  });

  it.each(['i am afraid of my exams', 'John 3:16', 'asante', 'my mother died'])('is over with %s', (then) => {
    expect(talk('where is the church', then).page).toBeUndefined();
  });
});

describe('questions of faith and life', () => {
  it.each(readQuestions('faithQuestions'))('%s gets passages and no verdict of ours', (message, key) => {
    const answer = verses.answer(message);
    expect(answer.context.need).toBe(`faith:${key}`);
    expect(answer.passages).toHaveLength(1);
    expect(answer.notes.at(-1)).toMatch(/pastor|Mchungaji/);
  });

  it.each(['can I tithe when I earn 450 shillings a day?', 'je, kutoa zaka ni lazima?'])(
    '%s leads to the page on giving as well',
    (message) => {
      expect(verses.answer(message)).toMatchObject({ page: '/give', context: { need: 'faith:tithing' } });
    },
  );

  it('a need in which somebody only names the tithe leads to no page', () => {
    const answer = verses.answer('how do I win my husband to Christ, he laughs when I tithe');
    expect(answer.page).toBeUndefined();
    expect(answer.context.need).toMatch(/^family-salvation/);
  });
});

it.each([
  ['John 3:16', 'Jesus'],
  ['Naogopa', 'Yesu'],
  ['Naogopa', 'kwa nini watu wanateseka duniani'],
  ['I am afraid', 'je ni dhambi kunywa pombe'],
])('a new question in a conversation after "%s" is not taken for a part of it: %s', (first, then) => {
  expect(talk(first, then).lead).toBe(verses.answer(then).lead);
});

describe('sayings that are not scripture', () => {
  it.each(readQuestions('sayings'))('%s: not in the Bible, and the nearest passage', (message, place) => {
    const answer = verses.answer(message);
    expect(answer.lead).toMatch(/^(Those words are not in the Bible|Maneno hayo hayamo katika Biblia)/);
    expect(answer.passages.map(({ usfm }) => usfm)).toEqual([place]);
  });

  it.each([
    ['money is the root of all evil', '1TI.6.10'],
    ['pride comes before a fall', 'PRO.16.18'],
    ['the lion shall lie down with the lamb', 'ISA.11.6'],
  ])('%s: the Bible says it otherwise', (message, place) => {
    const answer = verses.answer(message);
    expect(answer.lead).toMatch(/^The Bible says it in other words/);
    expect(answer.passages.map(({ usfm }) => usfm)).toEqual([place]);
  });

  it('says so where words that are taken for scripture are found nowhere', () => {
    const { lead, passages } = verses.answer('a quiet spoon stirs no pot, which chapter? isn’t that in the Bible?');
    expect(lead).toMatch(/^I do not find those words/);
    expect(passages).toEqual([]);
  });

  it.each([
    'the love of money is the root of all evil',
    'pride goeth before destruction and a haughty spirit before a fall',
    'I can do all things through Christ which strengtheneth me',
    'train up a child in the way he should go',
    'the wolf also shall dwell with the lamb',
    'be still and know that I am God',
  ])('%s is scripture and is not called a saying', (message) => {
    expect(verses.answer(message).lead).not.toMatch(/not in the Bible|in other words/);
  });
});

describe('what no pattern reads', () => {
  it('answers in the language that was asked for', () => {
    expect(talk('Yohana 3:16', 'hiyo ikoje kwa kizungu').language).toBe('en');
    expect(talk('John 3:16', 'my shosho only reads swahili').bot_message).toMatch(/Kwa maana/);
  });

  it.each([
    ['I am afraid of the dark', 'i am scared even now'],
    ['nina hofu ya kesho', 'bado nina uoga'],
    ['my girlfriend left me', 'it keeps hurting'],
    ['I am so lonely here', 'nobody visits'],
  ])('%s, %s: another passage on the same need', (first, then) => {
    const before = talk(first);
    const after = talk(first, then);
    expect(after.context.need).toBe(before.context.need);
    expect(after.passages[0]?.usfm).not.toBe(before.passages[0]?.usfm);
    expect(after.danger).toBeUndefined();
  });

  it.each(['🙏🙏', 'that is what i needed today', 'nimebarikiwa na hilo', 'barikiwa mtumishi', 'hapana'])(
    'takes %s for thanks',
    (message) => {
      expect(talk('Psalm 23', message).kind).toBe('thanks');
    },
  );

  it.each(['niv', 'is it true?', 'who was he talking to', 'did this really happen'])(
    '%s is asked of the passage before',
    (message) => {
      expect(talk('Jonah 1:17', message).passages[0]?.usfm).toMatch(/^JON\.1\./);
    },
  );

  it.each([
    ['Psalm 23', 'my mother died'],
    ['I am afraid', 'what does the Bible say about marriage'],
    ['John 3:16', 'i lost my job'],
  ])('%s, %s: a new matter', (first, then) => {
    expect(talk(first, then).context.need).toBe(talk(then).context.need);
  });

  it.each([
    ['I want to forgive my mother', 'she passed away since', '2SA.12.23'],
    ['praying for a passport', 'they have denied it', '1TI.5.8'],
  ])('%s, %s: no verse that only shares the words', (first, then, place) => {
    expect(placesOf(first, then)).not.toContain(place);
  });

  it.each(readQuestions('goesOn'))('%s goes on about %s', (messages, need) => {
    const answer = talk(...messages.split(' > '));
    expect(answer.context.need).toBe(need);
    expect(answer.passages).toHaveLength(1);
  });

  it('hears no danger in words that only sound like it', () => {
    expect(talk('John 3:16', 'hit me with a good one').danger).toBeUndefined();
    expect(talk('my husband hit me with a good one').danger).toBe('clear');
  });

  it('gives nothing glad where one tells of somebody who still lacks it', () => {
    expect(talk('nimepata kazi mpya asante Mungu', 'na dada yangu bado hana').kind).toBe('choice');
  });

  it.each([
    ['even if he does not deliver us we will not bow', 'DAN.3.18'],
    ['narrow is the gate that leads to life', 'MAT.7.14'],
  ])('%s is a line of the Bible and no danger', (line, place) => {
    expect(talk(line).danger).toBeUndefined();
    expect(placesOf(line)).toEqual([place]);
  });

  it('still hears danger', () => {
    expect(talk('I am so lonely here', 'i want to end it all').danger).toBe('clear');
  });
});

describe('what goes on from the message before', () => {
  it('hears of whom somebody is afraid', () => {
    expect(talk('I am afraid', 'of my stepfather').danger).toBeDefined();
    expect(talk('I am afraid', 'of the interview').danger).toBeUndefined();
  });

  it.each(['this one is my favourite', 'so comforting', 'imenigusa'])('takes %s for thanks', (message) => {
    expect(talk('Psalm 23', message).kind).toBe('thanks');
  });

  it.each([
    ['Psalm 23', 'is it painful to drown'],
    ['where is the church', 'am done. rope is already in the room'],
    ['where is the church', 'ni vidonge vingapi mtu akimeza haamki'],
  ])('hears danger after %s: %s', (first, then) => {
    expect(talk(first, then).danger).toBeDefined();
  });

  it('takes somebody in class for no question about who answers', () => {
    expect(talk('kuna mtu darasani hunicheka sana').lead).not.toMatch(/programu/);
  });
});
