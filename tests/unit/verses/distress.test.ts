import { beforeAll, describe, expect, it } from 'vitest';
import { beside, care, careWords, DISTRESS_KINDS, guessed } from '#content/verses/distress/care.ts';
import { needs } from '#content/verses/needs/needs.ts';
import { distressExamples } from '#server/verses/distress/examples.ts';
import { findDistress } from '#server/verses/distress/findDistress.ts';
import { parsePlace } from '#server/verses/search/places.ts';
import { dataForAll, versesForAll } from '#tests/support/bibles.ts';
import { indirectCalls, plainCalls, veiledCalls } from './questions/distressCalls.ts';
import { quietMessages } from './questions/distressQuiet.ts';
import { newHintedCalls, newOpenCalls, newQuiet } from './questions/newcomers.ts';
import { hintedCalls, openCalls, otherQuiet } from './questions/strangers.ts';

let verses: Awaited<ReturnType<typeof versesForAll>>;
beforeAll(async () => {
  verses = await versesForAll(dataForAll());
});

/** What the answer to a message says of danger. */
const heard = (message: string) => verses.answer(message).danger;

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

  it.each([
    'can we stay in the church tonight? it is not safe at home when he drinks',
    'what time does the church open? my husband is beating me and I need to hide',
    'nilinyamaza kwa sababu ni mwalimu wa kwaya, nani ataniamini',
  ])('are heard before a question about the church: %s', (message) => {
    expect(heard(message)).toBeDefined();
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

  it('are not heard where a danger is long past and somebody gives thanks that it is', () => {
    for (const message of [
      'Four years ago I wanted to hang myself. Today I sing in the choir, praise God.',
      'Miaka miwili iliyopita nilitaka kujiua, leo nina amani tele',
      'my aunt survived a violent marriage and we are celebrating her new shop',
      'Nilichapwa nikiwa mdogo na mama wa kambo, sasa ni baba wa watoto watatu na nimemsamehe',
      'Nilikua nataka kujiua those days, sahi God amenitoa, two years clean',
      'Zamani mume wangu alikuwa akinipiga, aliokoka, sasa ni miaka tisa bila kelele. Bwana apewe sifa',
    ])
      expect(findDistress(message), message).toBeUndefined();
    for (const message of [
      'Four years ago I wanted to hang myself. I thank God for that day, but tonight I want to die again.',
      'Zamani alinipiga, na jana alinipiga tena, asante Mungu niko hai',
      'Nilichapwa nikiwa mdogo na nimemsamehe, lakini sasa nataka kujiua',
      'Mume wangu aliokoka, apewe sifa, lakini bado ananipiga',
    ])
      expect(findDistress(message), message).toBeDefined();
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

  it('are heard in sentences that are cut into pieces', () => {
    expect(findDistress('Kicked. Again. With the neighbours watching.')).toBeDefined();
  });

  it('are heard where a need is clear too', () => {
    expect(findDistress('nimenunua dawa ya kuua wadudu, nitainywa usiku')).toBeDefined();
    expect(findDistress('Gor lost and he beat us')).toBeDefined();
    expect(findDistress('Gor beat us badly')).toBeUndefined();
  });

  it('are heard beside a testimony, and a testimony alone is none', () => {
    expect(findDistress('I was suicidal in 2015 and God rescued me, a verse for my testimony please')).toBeUndefined();
    expect(findDistress('Jesus saved me in 2015. My husband beats me every night.')).toBeDefined();
    expect(findDistress('I was suicidal in 2015 and God rescued me and now my husband beats me')).toBeDefined();
    expect(findDistress('I was raped years ago and nobody rescued me, I want to die')).toBeDefined();
    expect(findDistress('I was beaten last night, God saved me from his knife')).toBeDefined();
  });

  it('tell a wish to change from a wish to die', () => {
    expect(kindOf('I want to stop being here')).toBe('despair');
    expect(kindOf('I want to stop living')).toBe('despair');
    expect(findDistress('I want to stop being so proud')).toBeUndefined();
    expect(findDistress('I want to stop living in fear of exams')).toBeUndefined();
  });

  it.each([
    'my husband Stephen beats me every night',
    'I feel like Judas, I want to kill myself',
    'Like Saul I want to fall on my sword, I want to die',
    'Why did Judas hang himself? I want to do it too. I want to die.',
    'Daniel wants to kill himself, he is my friend',
    'thou shalt not kill but I want to kill myself',
    'Good morning church. What a service! I am dying to see you. I have taken 30 tablets. Thank you.',
    'John 3:16. My husband beats me.',
    'Mungu wangu, mume wangu ananipiga kila siku',
    'mume wangu akinywa pombe hunipiga',
    'God help me, my uncle touched me',
    'he beats me in the house',
    'my teacher beats me in class',
    'I was beaten on Sunday by my husband',
    'in the cold he hit me with a stick',
    'I took all the pills to sleep forever',
    'I will kill them today',
    'take my life and leave my kids, Lord, I want to die',
  ])('are heard whatever stands around them: %s', (message) => {
    expect(findDistress(message)?.level).toBe('clear');
  });
});

describe('what is said', () => {
  it.each([
    ['I want to die', 'despair'],
    ['nataka kudedi', 'despair'],
    ['nimemeza dawa 30', 'poison'],
    ['my son has drunk pesticide', 'poison'],
    ['my husband beats me', 'violence'],
    ['he raped me on my way from work', 'sexual'],
    ['my teacher touches me', 'child'],
    ['I am 12 and my uncle raped me', 'child'],
    ['mjomba ananigusa usiku', 'child'],
    ['my friend wants to kill himself', 'otherDespair'],
    ['rafiki yangu anataka kujiua', 'otherDespair'],
    ['my neighbour beats his wife', 'otherViolence'],
    ['my daughter was defiled', 'otherChild'],
    ['I want to kill my husband', 'harm'],
    ['my wife cheated and I will stab her', 'harm'],
    ['nitamuua huyo mtu', 'harm'],
  ])('fits the one who writes %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  it('never tells one who threatens others what is being done to them', () => {
    for (const { clear, possible } of [careWords.en.harm, careWords.sw.harm]) {
      expect(`${clear} ${possible}`).not.toMatch(/done to you|not your fault|unayotendewa|si kosa lako/i);
    }
  });

  it.each(DISTRESS_KINDS)('has words in both languages and verses of its own for %s', (kind) => {
    for (const words of [careWords.en[kind], careWords.sw[kind]]) {
      expect(words.clear).toBeTruthy();
      expect(words.possible).toContain('{lines}');
    }
    expect(care[kind].passages.split(' ').length).toBeGreaterThanOrEqual(6);
    expect(new Set(care[kind].lines).size).toBe(4);
  });

  it.each(guessed.kinds)(
    'has a verse for %s that is right for whoever is only sad, where the danger is a guess',
    (kind) => {
      const gentle = new Set<string>(guessed.passages.split(' '));
      expect(care[kind].passages.split(' ').some((passage) => gentle.has(passage))).toBe(true);
    },
  );

  it('has needs of ordinary life beside a guess, each with a passage that wounds nobody', () => {
    const reviewed = new Set<string>(beside.passages.split(' '));
    for (const key of beside.needs.split(' ')) {
      const need = needs.find((one) => one.key === key);
      expect(
        need?.passages.split(' ').some((passage) => reviewed.has(passage)),
        key,
      ).toBe(true);
      expect(need?.tone, key).not.toBe('joy');
    }
    for (const passage of reviewed) expect(parsePlace(passage), passage).toBeDefined();
    for (const words of Object.values(beside.words)) expect(words).toMatch(/\{topic\}.*\{lines\}/);
  });

  it('answers a guess with reviewed passages alone, and always says whom to call', () => {
    const reviewed = new Set(
      [...Object.values(care).map(({ passages }) => passages), beside.passages].join(' ').split(' '),
    );
    const answers = [...hintedCalls, ...veiledCalls].map((message) => verses.answer(message));
    const possible = answers.filter(({ danger }) => danger === 'possible');
    expect(possible.length).toBeGreaterThan(50);
    for (const { lead, lines, passages } of possible) {
      expect(lines[0] && lead.includes(lines[0].number), lead).toBe(true);
      expect(
        passages.filter(({ usfm }) => !reviewed.has(usfm)),
        lead,
      ).toEqual([]);
    }
  });

  it('accuses nobody where the danger is a guess', () => {
    for (const words of Object.values(guessed.words)) {
      expect(words).toContain('{lines}');
      expect(words).not.toMatch(/wrong|fault|hurt you|kosa|anakuumiza/i);
    }
  });

  it.each([
    'they are threatening to burn our house with us inside',
    'our in laws said they will set the house on fire while we sleep',
    'he poured petrol around the house and i am inside',
    'the neighbours threatened to burn down our house',
    'wametishia kuchoma nyumba yetu tukiwa ndani',
  ])('tells nobody whose house others want to burn to put down what could hurt: %s', (message) => {
    expect(findDistress(message)).toMatchObject({ kind: 'violence', level: 'clear' });
  });

  it.each([
    'i will burn their house with them inside',
    'we will burn the dorm tonight',
    'nataka kuchoma nyumba yao wakiwa ndani',
  ])('speaks to who wants to burn a house himself: %s', (message) => {
    expect(kindOf(message)).toBe('harm');
  });

  it.each([
    ['my daughter is afraid to be left alone with her uncle', 'otherChild'],
    ['my niece is scared of her stepfather', 'otherChild'],
    ['mtoto wangu anaogopa mjomba wake', 'otherChild'],
    ['my daughter is 15 and pregnant', 'otherChild'],
    ['am pregnant and 14 years old', 'child'],
    ['dad comes home drunk, mimi na sister yangu tunajificha', 'violence'],
    ['mtoto wa jirani anafungiwa na kuchapwa na nyaya', 'otherChild'],
    ['Bwanangu amenikata na kisu mkononi', 'violence'],
    ['tonite i will finish myself with a knife', 'despair'],
    ['ntajihang leo bana nimechoka', 'despair'],
    ['they have kidnapped my daughter and want money', 'otherChild'],
    ['sis yangu ako form one na ticha amempea ball', 'otherChild'],
    ['nimecut veins zangu', 'despair'],
  ])('names who is in danger: %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  it.each([
    'Nimekata nywele',
    'nimenyoa nywele leo',
    'am chocked by this traffic',
    'am pregnant and the father has refused the baby',
    'I am pregnant at 14 weeks',
    'nimekunywa bia tena',
    'nimepigwa fire job',
    'tukutane kwa stage saa moja',
    'am laughing till my ribs hurt',
  ])('is silent where nobody is in danger: %s', (message) => {
    expect(heard(message)).toBeUndefined();
  });

  it('answers in the language of the message, whatever the words are that tell of the danger', () => {
    expect(findDistress('i have paid all my debts and said sorry to everyone, now i can rest for good')?.language).toBe(
      'en',
    );
    expect(findDistress('Boyz wangu alinirape jana after sherehe')?.language).toBe('sw');
  });

  it('hears a misspelt strangling, and things that are given away for good', () => {
    expect(findDistress('my boyfriend chocked me last nite')).toMatchObject({ kind: 'violence', level: 'clear' });
    expect(heard('nimewapatia watu vitu zangu zote, sitazihitaji')).toBe('possible');
  });

  it('reads the digits, signs and short forms that people type', () => {
    for (const message of ['i wanna d1e', 'k!ll myself', 'su1c1dal', 'kms', 'i wnt 2 kil maself', 'nataka ku die']) {
      expect(kindOf(message), message).toBe('despair');
    }
  });

  it('reads words that are written together, short forms of an overdose, and a day that is set', () => {
    expect(findDistress('natakakujinyonga')).toMatchObject({ kind: 'despair', level: 'clear' });
    expect(findDistress("I OD'd on panadol")).toMatchObject({ kind: 'poison', level: 'clear' });
    expect(findDistress('Friday is the day I die')).toMatchObject({ kind: 'despair', level: 'clear' });
    expect(findDistress('Friday is the day Jesus died')).toBeUndefined();
  });
});
