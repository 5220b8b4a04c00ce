import { church } from '#content/en/church.ts';
import { fact } from '#content/fact.ts';
import { withChurchLine } from '#server/verses/helpLines.ts';
import { VERSE_LIMITS, verseContextSchema } from '#shared/verse/verse.ts';
import { dataForAll, plainVerses, putEdition, versesForAll } from '#tests/support/bibles.ts';

const data = dataForAll();
putEdition(
  data,
  { name: 'TEST', language: 'en', credit: 'Test English Bible, public domain' },
  {
    'ACT.8.36': 'They came to some water.',
    'ACT.8.38': 'He commanded the chariot to stand still.',
    'JHN.3.16': 'God loved the world in this way.',
    'ROM.14.24': 'To him who is able to strengthen you.',
    'ISA.40.31': 'They rise upon pinions of swift falcons.',
  },
);
putEdition(
  data,
  { name: 'Jaribio', language: 'sw', credit: 'Biblia ya Jaribio' },
  { 'ISA.41.10': 'Usiogope, niko nawe.', 'JHN.3.16': 'Mungu aliupenda ulimwengu.', '3JN.1.15': 'Amani iwe kwako.' },
);
const alone = await plainVerses();
const verses = await versesForAll(data);

describe('greetings and the verse of the day', () => {
  it('greets by the hour in Ruiru and gives the day’s verse, the same all day for everyone', async () => {
    const at = async (time: string) => {
      const { answer } = await versesForAll(data, { now: () => new Date(time) });
      return answer('Hello');
    };
    const [morning, afternoon, evening, tomorrow] = await Promise.all(
      ['2026-09-14T04:00Z', '2026-09-14T10:00Z', '2026-09-14T20:59Z', '2026-09-14T21:00Z'].map(at),
    );
    expect(morning?.lead).toBe('Good morning! Here is our verse of the day:');
    expect(afternoon?.lead).toMatch(/^Good afternoon!/);
    expect(evening?.lead).toMatch(/^Good evening!/);
    expect(afternoon?.passages).toEqual(morning?.passages);
    expect(evening?.passages).toEqual(morning?.passages);
    expect(tomorrow?.passages).not.toEqual(morning?.passages);
    expect(morning?.bot_message).toContain(morning?.passages[0]?.verses[0]?.text);
  });

  it('answers a greeting in its own way', () => {
    expect(verses.answer('Shikamoo').lead).toMatch(/^Marahaba! Habari ya asubuhi!/);
    expect(verses.answer('Bwana asifiwe').lead).toMatch(/^Amina, asifiwe milele!/);
    expect(verses.answer('Habari')).toMatchObject({ language: 'sw', kind: 'greeting' });
  });

  it('gives another verse for today when it is asked, to a client that sends nothing back too', () => {
    const today = verses.answer('today');
    const another = verses.answer('another', today.context);
    expect(another.lead).toBe('Here is another verse for today:');
    expect(another.passages).not.toEqual(today.passages);
    expect(verses.answer('another').passages).toEqual(another.passages);
  });
});

describe('references', () => {
  it('numbers the verses and names the reference and the edition', () => {
    const answer = verses.answer('John 11:35-36');
    expect(answer.bot_message).toBe(
      'John 11:35-36 (KJV)\n35 Jesus wept.\n36 Then said the Jews, Behold how he loved him!\n\nKJV: King James Version',
    );
    expect(answer.passages[0]).toMatchObject({ usfm: 'JHN.11.35-36', credit: 'King James Version' });
  });

  it('stops at twelve verses of a long chapter, says so, and reads on when asked', () => {
    const answer = verses.answer('Romans 8');
    expect(answer.passages[0]?.usfm).toBe('ROM.8.1-12');
    expect(answer.notes).toEqual(['I stop at 12 verses here. Romans 8 goes on to verse 39: write “more” to read on.']);
    const more = verses.answer('more', answer.context);
    expect(more.passages[0]?.usfm).toBe('ROM.8.13-24');
    const last = verses.answer('more', more.context);
    expect(last.passages[0]?.usfm).toBe('ROM.8.25-39');
    expect(last.notes).toEqual([]);
  });

  it.each([
    ['1 Corinthians 13', '1CO.13.1-13'],
    ['Exodus 20:1-17', 'EXO.20.1-17'],
    ['Luke 15:11-32', 'LUK.15.11-32'],
    ['Psalm 139', 'PSA.139.1-24'],
  ])('quotes %s whole', (question, whole) => {
    const { passages, notes } = verses.answer(question);
    expect(passages.map(({ usfm }) => usfm)).toEqual([whole]);
    expect(notes).toEqual([]);
  });

  it('gives several passages, and one that runs over the end of a chapter', () => {
    expect(verses.answer('Gen 1:1-3; John 1:1').passages.map(({ usfm }) => usfm)).toEqual(['GEN.1.1-3', 'JHN.1.1']);
    expect(verses.answer('John 1:50-2:2').passages.map(({ usfm }) => usfm)).toEqual(['JHN.1.50-51', 'JHN.2.1-2']);
  });

  it('opens a book at its first chapter', () => {
    expect(verses.answer('the book of Ruth').passages[0]?.usfm).toBe('RUT.1.1-22');
  });

  it.each(['John 3:16 TEST', 'john 3:16 test', 'John 3:16 in the Test English Bible', 'John 3:16 (TEST)'])(
    'takes the edition that is asked for: %s',
    (question) => {
      const answer = verses.answer(question);
      expect(answer.passages).toMatchObject([
        { edition: 'TEST', verses: [{ text: 'God loved the world in this way.' }] },
      ]);
      expect(answer.bot_message).toMatch(/\n\nTEST: Test English Bible, public domain$/);
    },
  );

  it('says so when it does not have an edition, and which it has', () => {
    expect(verses.answer('John 3:16 NIV').notes).toEqual([
      'I do not have the NIV. I can quote from: KJV, Jaribio, TEST.',
    ]);
  });

  it('says what an edition leaves out and gives it from one that has it', () => {
    const answer = verses.answer('Acts 8:36-38 TEST');
    expect(answer.passages.map(({ usfm, edition }) => [usfm, edition])).toEqual([
      ['ACT.8.36-38', 'TEST'],
      ['ACT.8.37', 'KJV'],
    ]);
    expect(answer.notes).toEqual(['The TEST leaves out Acts 8:37, so here it is from the KJV.']);
    expect(verses.answer('3 John 15').passages).toMatchObject([{ edition: 'Jaribio', usfm: '3JN.1.15' }]);
  });
});

describe('languages', () => {
  it('answers Kiswahili from the Kiswahili edition, and from the English one where there is none', () => {
    expect(verses.answer('naogopa')).toMatchObject({
      language: 'sw',
      passages: [{ reference: 'Isaya 41:10', edition: 'Jaribio', verses: [{ text: 'Usiogope, niko nawe.' }] }],
    });
    expect(alone.answer('naogopa')).toMatchObject({
      language: 'sw',
      passages: [{ reference: 'Isaya 41:10', edition: 'KJV' }],
    });
    expect(verses.answer('John 3:16 in Kiswahili').passages).toMatchObject([{ reference: 'Yohana 3:16' }]);
  });

  it('lets the church choose the English edition that answers first', async () => {
    const chosen = await versesForAll(data, { english: 'test' });
    expect(chosen.answer('John 3:16').passages[0]?.edition).toBe('TEST');
    expect(chosen.answer('John 3:17').passages[0]?.edition).toBe('KJV');
    expect(chosen.faults()).toEqual([]);
    const absent = await versesForAll(data, { english: 'NIV' });
    expect(absent.answer('John 3:16').passages[0]?.edition).toBe('KJV');
    expect(absent.faults()).toEqual(['There is no edition called NIV to answer first: the King James does.']);
  });
});

describe('needs and lines', () => {
  it('quotes the best passage, names two more, and gives the next when asked until there is none', () => {
    let answer = verses.answer('I am afraid');
    expect(answer.passages[0]?.reference).toBe('Isaiah 41:10');
    expect(answer.others.map(({ reference }) => reference)).toEqual(['Psalm 56:3-4', '2 Timothy 1:7']);
    expect(answer.bot_message).toContain('See also Psalm 56:3-4 and 2 Timothy 1:7.');
    const seen = new Set<string>();
    while (answer.kind === 'need') {
      const [passage] = answer.passages;
      expect(seen).not.toContain(passage?.usfm);
      seen.add(passage?.usfm ?? '');
      answer = verses.answer('another', verseContextSchema.validateSync(answer.context));
    }
    expect(seen.size).toBe(14);
    expect(answer.kind).toBe('nothing');
  });

  it('finds a line in the wording of any edition', () => {
    expect(verses.answer('pinions of swift falcons').passages).toMatchObject([{ usfm: 'ISA.40.31', edition: 'TEST' }]);
    expect(alone.answer('mount up with wings as eagles').passages[0]?.usfm).toBe('ISA.40.31');
  });
});

describe('a person in distress', () => {
  it('hears care first, then whom to call, then a verse', () => {
    const answer = alone.answer('I want to die');
    const order = ['I am glad that you wrote this', '999 / 112', '1199', '1195', '116', 'Psalm 34:18'];
    const places = order.map((part) => answer.bot_message.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(answer.lines[0]).toEqual({ name: 'Kenya Red Cross counselling', number: '1199' });
  });

  it('is given the church’s own number only once the church has confirmed it', () => {
    expect(church.phone.sample).toBe(true);
    expect(alone.answer('I want to die').bot_message).not.toContain(church.phone.value);
    const confirmed = { name: church.name, phone: fact('+254 722 123 456') };
    const answer = withChurchLine(alone.answer('I want to die'), confirmed);
    expect(answer.lines[2]).toEqual({ name: `Our church (${church.name.value})`, number: '+254 722 123 456' });
    const order = [...answer.lines.map(({ number }) => `: ${number}`)];
    const places = order.map((part) => answer.bot_message.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const calm = alone.answer('A verse about hope');
    expect(withChurchLine(calm, confirmed)).toBe(calm);
  });

  it('reads one sentence on whom to call where there only may be danger', () => {
    const answer = alone.answer('I feel like I am a burden to everyone');
    expect(answer).toMatchObject({ kind: 'distress', danger: 'possible' });
    expect(answer.lead).toContain('please call 1199 (Kenya Red Cross counselling) or 999 / 112');
    expect(answer.lines).toHaveLength(2);
    expect(answer.passages).toHaveLength(1);
  });

  it('is given another reviewed verse of the same kind when it asks', () => {
    const first = alone.answer('I want to die');
    const another = alone.answer('another', verseContextSchema.validateSync(first.context));
    expect(another.passages[0]?.usfm).toBe('PSA.147.3');
  });

  it('is given the line that fits first, in the language in which he or she writes', () => {
    expect(alone.answer('my husband beats me').lines[0]?.number).toBe('1195');
    expect(alone.answer('my uncle touches me at night').lines[0]?.number).toBe('116');
    expect(alone.answer('I have swallowed 30 pills').lines[0]?.number).toBe('999 / 112');
    expect(alone.answer('nimebakwa')).toMatchObject({
      language: 'sw',
      kind: 'distress',
      lines: [{ number: '1195' }, {}, {}, {}],
    });
  });
});

describe('reading on', () => {
  it('gives a whole chapter with its neighbours across books', () => {
    const chapter = alone.chapter('JHN', 21);
    expect(chapter).toMatchObject({
      reference: 'John 21',
      edition: 'KJV',
      previous: { usfm: 'JHN.20' },
      next: { usfm: 'ACT.1', reference: 'Acts 1' },
    });
    expect(chapter?.verses).toHaveLength(25);
    expect(alone.chapter('GEN', 1)?.previous).toBeUndefined();
    expect(alone.chapter('REV', 22)?.next).toBeUndefined();
    expect(alone.chapter('JHN', 22)).toBeUndefined();
    expect(alone.chapter('XYZ', 1)).toBeUndefined();
  });

  it('gives a Kiswahili page the church’s Kiswahili edition where that has the chapter, unless another is asked for', () => {
    expect(verses.chapter('JHN', 3, undefined, 'sw')).toMatchObject({ edition: 'Jaribio', reference: 'Yohana 3' });
    expect(verses.chapter('JHN', 3, 'KJV', 'sw')).toMatchObject({ edition: 'KJV', reference: 'John 3' });
    expect(verses.chapter('JHN', 4, undefined, 'sw')).toMatchObject({ language: 'en' });
    expect(verses.chapter('JHN', 3)).toMatchObject({ language: 'en' });
  });
});

it.each(['not ', 'not in ', 'not the ', 'wait not ', 'si hiyo '])(
  'a message that says one thing over and over %s… is answered',
  (words) => {
    expect(alone.answer(words.repeat(VERSE_LIMITS.message / words.length).trim()).bot_message).not.toBe('');
  },
);

describe('a cry to God', () => {
  it.each(['where are you God', 'where is God when it hurts', 'Mungu uko wapi'])(
    '%s is no question about the way to the church, and no quotation',
    (message) => {
      const { context, page, passages } = verses.answer(message);
      expect([context.need, page, passages[0]?.usfm]).toEqual(['unanswered-prayer', undefined, 'PSA.13.1-6']);
    },
  );

  it.each([
    'where were you God when my baby died',
    'where do I start again after you lose everything',
    'moto umechoma duka langu, stock yote iko ndani, tutaanzia wapi',
  ])('%s gets no page of the church', (message) => {
    expect(verses.answer(message).page).toBeUndefined();
  });
});

it.each(['Our son, 23, died on the road at Salgaa', 'tunajenga paa la kanisa, mabati 80 yamebaki'])(
  '%s names no passage',
  (message) => {
    expect(verses.answer(message).kind).not.toBe('nothing');
  },
);

it.each(['nimeambiwa nina kisukari leo asubuhi', 'daktari amesema leo nina saratani'])(
  '%s is no thanks for healing',
  (message) => {
    expect(verses.answer(message).context.need).toBe('sickness');
  },
);
