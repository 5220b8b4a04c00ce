import { care, DISTRESS_KINDS, MAY_BE_PASSAGES, mayBeDanger } from '#content/verses/distress/care.ts';
import { understand } from '#server/verses/asking.ts';
import { answerDistress } from '#server/verses/distress/answerDistress.ts';
import { findDistress } from '#server/verses/distress/findDistress.ts';
import { distressExamples } from '#server/verses/distress/training.ts';
import { watchLibrary } from '#server/verses/editions/library.ts';
import { memoize } from '#server/verses/language/memoize.ts';
import { parsePlace } from '#server/verses/search/places.ts';
import { dataForAll, plainVerses } from '#tests/support/bibles.ts';
import { readMessages, readQuestions } from '#tests/support/questions.ts';

const indirectCalls = readMessages('indirectCalls');
const plainCalls = readMessages('plainCalls');
const veiledCalls = readMessages('veiledCalls');
const quietMessages = readMessages('quietMessages');
const newHintedCalls = readMessages('newHintedCalls');
const newOpenCalls = readMessages('newOpenCalls');
const newQuiet = readMessages('newQuiet');
const hintedCalls = readMessages('hintedCalls');
const openCalls = readMessages('openCalls');
const otherQuiet = readMessages('otherQuiet');

let verses: Awaited<ReturnType<typeof plainVerses>>;
beforeAll(async () => {
  verses = await plainVerses();
});

const answerTo = memoize((message: string) => verses.answer(message));

/** What the answer to a message says of danger. */
const heard = (message: string) => answerTo(message).danger;

const kindOf = (message: string) => findDistress(message)?.kind;

/** How many of the messages are not answered as they should be, and which. */
function wrong(messages: string[], isWrong: (message: string) => boolean): { share: number; list: string[] } {
  const list = messages.filter(isWrong);
  return { share: list.length / messages.length, list };
}

describe('calls for help', () => {
  it('are asked here in words that nothing was trained on', () => {
    const trained = new Set(distressExamples().map(({ text }) => text.toLowerCase()));
    const newcomers = [...newOpenCalls, ...newHintedCalls, ...newQuiet];
    const strangers = [...openCalls, ...hintedCalls, ...otherQuiet, ...newcomers];
    const asked = [...plainCalls, ...indirectCalls, ...veiledCalls, ...quietMessages, ...strangers];
    expect(asked.filter((message) => trained.has(message.toLowerCase()))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(1400);
  });

  it('are all heard when they are plain', () => {
    expect(wrong(plainCalls, (message) => !heard(message)).list).toEqual([]);
    expect(wrong(plainCalls, (message) => heard(message) !== 'clear').share).toBeLessThan(0.1);
  });

  it.each([
    'I want to die.',
    'Nataka kufa.',
    'Nataka kujiua.',
    'My husband beats me.',
    'My uncle touches me at night.',
    'I took the whole bottle of Jik tonight.',
    'He raped me.',
  ])('are heard beside a harmless sentence: %s', (call) => {
    const harmless = [
      'Thank you God for everything, praise the Lord.',
      'Praise the Lord church, hope you are well.',
      'My exams start on Monday and I am reading hard.',
      'Thank you God for my job.',
    ];
    const both = harmless.flatMap((other) => [`${call} ${other}`, `${other} ${call}`, `${other} ${call} ${other}`]);
    expect(wrong(both, (message) => !heard(message)).list).toEqual([]);
  });

  it('are heard in one breath with good news, without full stops', () => {
    const calls = {
      'thank God my children passed their exams and i got a job but {} please pray': [
        'i want to kill myself',
        'i wish i was dead',
        'i do not want to live anymore',
        "i'd rather be dead",
        'please let me die',
        'i feel like dying',
        'i think of hanging myself',
        'i bought rat poison to drink',
        'my husband beats me',
        'he raped me',
        'i will kill my wife',
      ],
      'nashukuru mungu kwa kazi mpya, kwaya iliimba vizuri lakini {} naomba maombi kesha ni saa ngapi': [
        'nataka kufa',
        'nitajiua leo',
        'najiua',
        'ntajimada',
        'nimechoka kuishi',
        'naona nikufe',
        'mume wangu ananipiga',
        'nilibakwa jana',
        'nitamuua mke wangu',
      ],
    };
    const said = Object.entries(calls).flatMap(([frame, all]) => all.map((call) => frame.replace('{}', call)));
    expect(wrong(said, (message) => heard(message) !== 'clear').list).toEqual([]);
  });

  it.each(readQuestions('whomToCall'))('of their kind name whom to call: %s', (message, danger, number) => {
    const answer = verses.answer(message);
    expect(answer.danger).toBe(danger);
    // First, where the answer has the words of this kind; the words for all name every number.
    const isForAll = answer.context.need === 'distress-any';
    expect(answer.lines.slice(0, isForAll ? undefined : 1).map((line) => line.number)).toContain(number);
  });

  it('are heard in two messages that say it together, in the language of the call', () => {
    const { context } = verses.answer('nimekunywa');
    expect(verses.answer('sumu', context)).toMatchObject({ danger: 'possible', context: { need: 'distress-risk' } });
    expect(verses.answer('poison', verses.answer('I drank').context).danger).toBe('clear');
    expect(verses.answer('chai', context).danger).toBeUndefined();
    expect(verses.answer('sumu').language).toBe('sw');
  });

  it.each(readQuestions('dangerTold'))('%s: %s', (message, told) => {
    const danger = heard(message) ?? 'none';
    expect(told === 'heard' ? danger !== 'none' : danger === told, `it is ${danger}`).toBe(true);
  });

  it('are heard when they only hint', () => {
    const { share, list } = wrong(indirectCalls, (message) => !heard(message));
    expect(share, list.join('\n')).toBeLessThan(0.1);
  });

  it('are mostly heard in veiled words', () => {
    const { share, list } = wrong(veiledCalls, (message) => !heard(message));
    expect(share, list.join('\n')).toBeLessThan(0.25);
  });

  it('are not heard where nobody is in danger', () => {
    const { share, list } = wrong(quietMessages, (message) => heard(message) !== undefined);
    expect(share, list.join('\n')).toBeLessThan(0.03);
  });

  it('are told from all else in the words of newcomers', () => {
    const missed = wrong(newOpenCalls, (message) => !heard(message));
    expect(missed.share, missed.list.join('\n')).toBeLessThan(0.02);
    const unheard = wrong(newHintedCalls, (message) => !heard(message));
    expect(unheard.share, unheard.list.join('\n')).toBeLessThan(0.05);
    const alarmed = wrong(newQuiet, (message) => heard(message) !== undefined);
    expect(alarmed.share, alarmed.list.join('\n')).toBeLessThan(0.03);
  });

  it('stay in danger when somebody says of whom they told', () => {
    const before = verses.answer('my husband beats me');
    expect(verses.answer('sorry i meant my father', before.context).danger).toBe('possible');
  });

  it('are told from all else in the words of strangers', () => {
    const missed = wrong(openCalls, (message) => !heard(message));
    expect(missed.share, missed.list.join('\n')).toBeLessThan(0.02);
    const unheard = wrong(hintedCalls, (message) => !heard(message));
    expect(unheard.share, unheard.list.join('\n')).toBeLessThan(0.15);
    const alarms = wrong(otherQuiet, (message) => heard(message) !== undefined);
    expect(alarms.share, alarms.list.join('\n')).toBeLessThan(0.03);
  });

  it.each([
    'my husband comes home at four smelling of her perfume and asks why I do not smile',
    'she sends my husband pictures and he deletes them while I cook',
    'mume wangu analala na simu chini ya mto, na jina lake limefichwa',
    'boyfriend wangu ana mtu mwingine na anasema ni akili yangu',
    'my wife has moved to the other room and locks it, another man calls her at night',
  ])('about a partner name no line for children: %s', (message) => {
    const { lines } = verses.answer(message);
    expect(lines.map(({ number }) => number)).not.toContain('116');
  });

  it('tell a wish to change from a wish to die', () => {
    expect(kindOf('I want to stop being here')).toBe('death');
    expect(kindOf('I want to stop living')).toBe('death');
    expect(findDistress('I want to stop being so proud')).toBeUndefined();
    expect(findDistress('I want to stop living in fear of exams')).toBeUndefined();
  });
});

describe('what is said', () => {
  it.each(readQuestions('dangerKinds'))('is true for the one who writes %s', (message, kinds) => {
    const { kind, level } = findDistress(message) ?? {};
    expect(kinds.split(' ')).toContain(kind);
    expect(level).toBe('clear');
  });

  it('is care, whom to call and one passage, and nothing else', () => {
    for (const message of [...plainCalls, ...hintedCalls]) {
      const { danger, lines, passages, notes, others, suggestions } = answerTo(message);
      if (!danger) continue;
      expect([passages.length, notes, others, suggestions], message).toEqual([1, [], [], []]);
      expect(lines.length, message).toBe(danger === 'clear' ? 4 : 2);
    }
  });

  it.each(['en', 'sw'] as const)('fits the one who suffers, who helps and who may do harm: %s', (language) => {
    const words = [...DISTRESS_KINDS.map((kind) => care[kind][language]), mayBeDanger[language]].join(' ');
    expect(words).not.toMatch(/your life|your fault|done to you|hurting you|maisha yako|kosa lako|unayotendewa/i);
  });

  it('names the emergency number first where a life is at risk, and the hospital', () => {
    for (const [message, hospital] of [
      ['I have swallowed 30 pills', /nearest hospital/],
      ['nimekunywa sumu ya panya', /hospitali/],
    ] as const) {
      const { lead, lines } = verses.answer(message);
      expect(lead).toMatch(hospital);
      expect(lead.indexOf('999 / 112')).toBeLessThan(30);
      expect(lines[0]?.number).toBe('999 / 112');
    }
  });

  it('names the children’s line first where a child is in danger', () => {
    for (const message of [
      'my uncle touches me and I am 12',
      'my daughter was defiled',
      'mtoto wa jirani anachapwa na waya',
    ])
      expect(verses.answer(message).lines[0]?.number, message).toBe('116');
  });

  it.each([
    'I don\u00b4t want to live',
    'I don\u2032t want to live',
    'I can\u2032t go on any more, I want to die',
    'He is bea\u00adting me',
    'Nat\u200baka kuj\u200biua',
    '\ufeffI want\u2060 to d\u200die',
  ])('is said whatever signs a keyboard or a web page has put into the words: %j', (message) => {
    expect(heard(message)).toBe('clear');
  });

  it.each(readQuestions('otherLanguages'))(
    'is said, in the language of the page, to who writes in another: %s',
    (message, kind) => {
      expect(findDistress(message, { language: 'sw' })).toMatchObject({ kind, level: 'clear', language: 'sw' });
    },
  );

  it('names the languages that the page knows, and whom to call, where it does not know the language', () => {
    const { kind, lead } = verses.answer('guten morgen ich suche einen schönen vers');
    expect(kind).toBe('help');
    expect(lead).toMatch(/English and Kiswahili.*999 \/ 112/);
    expect(verses.answer('tafadhali nipe neno la faraja').lead).not.toContain('Kiingereza');
  });

  it.each(DISTRESS_KINDS)('has verses of its own and all four lines for %s', (kind) => {
    expect(care[kind].passages.split(' ').length).toBeGreaterThanOrEqual(6);
    expect(new Set(care[kind].lines).size).toBe(4);
    for (const passage of `${care[kind].passages} ${MAY_BE_PASSAGES}`.split(' '))
      expect(parsePlace(passage)).toBeDefined();
  });

  it.each([
    ['my debts are so many and the auctioneer comes', 'PHP.4.19'],
    ['naogopa mtihani wa kesho', 'ISA.41.10'],
    ['the weather is nice', 'PSA.34.18'],
  ])('quotes what fits the burden where there only may be danger: %s', (message, passage) => {
    const library = watchLibrary(dataForAll(), undefined)();
    const asking = understand({ library, date: '2026-06-01', hour: 12 }, message, {});
    const distress = {
      kind: 'any',
      level: 'possible',
      language: asking.language,
      ofChild: false,
      guessed: true,
    } as const;
    expect(answerDistress(asking, distress).passages.map(({ usfm }) => usfm)).toEqual([passage]);
  });

  it('names whom to call in one sentence where there only may be danger', () => {
    const answers = [...hintedCalls, ...veiledCalls].map(answerTo);
    const possible = answers.filter(({ danger }) => danger === 'possible');
    expect(possible.length).toBeGreaterThan(50);
    const reviewed = new Set(MAY_BE_PASSAGES.split(' '));
    for (const { lead, lines, passages } of possible) {
      expect(lines[0] && lead.includes(lines[0].number), lead).toBe(true);
      expect(passages.every(({ usfm }) => reviewed.has(usfm))).toBe(true);
    }
  });

  it('answers in the language of the message, whatever the words are that tell of the danger', () => {
    expect(findDistress('i have paid all my debts and said sorry to everyone, now i can rest for good')?.language).toBe(
      'en',
    );
    expect(findDistress('Boyz wangu alinirape jana after sherehe')?.language).toBe('sw');
  });

  it('reads the digits, signs and short forms that people type', () => {
    for (const message of ['i wanna d1e', 'k!ll myself', 'su1c1dal', 'kms', 'i wnt 2 kil maself', 'nataka ku die']) {
      expect(kindOf(message), message).toBe('death');
    }
  });

  it('reads words that are written together, short forms of an overdose, and a day that is set', () => {
    expect(findDistress('natakakujinyonga')).toMatchObject({ level: 'clear' });
    expect(findDistress("I OD'd on panadol")).toMatchObject({ level: 'clear' });
    expect(findDistress('Friday is the day I die')).toMatchObject({ level: 'clear' });
    expect(findDistress('Friday is the day Jesus died')).toBeUndefined();
  });
});
