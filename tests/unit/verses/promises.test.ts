import { plainVerses } from '#tests/support/bibles.ts';

const verses = await plainVerses();
const answerTo = (message: string) => verses.answer(message);

describe('no half lines', () => {
  it.each([
    'for my husband',
    'for my wife',
    'for my mother in law',
    'kwa mume wangu',
    'verse for my boss',
    'for our father in law',
  ])('%s quotes no line and no book', (message) => {
    const { kind, lead } = answerTo(message);
    expect(['need', 'choice', 'help']).toContain(kind);
    expect(lead).not.toMatch(/I think you mean|with those words|unatafuta mstari/);
  });

  it.each([
    'how do I give birth safely',
    'I give up on people',
    'how can I give thanks for my son',
    'I meet him at work',
  ])('%s leads to no page of the church', (message) => {
    expect(answerTo(message).page).toBeUndefined();
  });

  it('still leads to the page that is asked for, and to the line that is quoted', () => {
    expect(answerTo('how can I give').page).toBe('/give');
    expect(answerTo('the lord is my shepherd I shall not want').passages[0]?.usfm).toBe('PSA.23.1');
    expect(answerTo('Leviticus').passages[0]?.usfm).toMatch(/^LEV\.1/);
  });
});

describe('whoever helps', () => {
  it.each([
    ['a verse for my friend who lost her mother', /stand by them/],
    ['what can I send my sister, her husband died', /stand by them/],
    ['nimtumie nini rafiki aliyefiwa na mama', /unasimama nao/],
  ])('is spoken to as the one who helps: %s', (message, lead) => {
    expect(answerTo(message).lead).toMatch(lead);
  });

  it('who mourns is spoken to as the one who mourns', () => {
    expect(answerTo('my mother died last night').lead).toMatch(/so sorry for what you are carrying/);
  });
});

it.each([
  'I stole from my mother and I regret it',
  'i lied to my wife and feel guilty',
  'nilimtukana baba yangu, najuta',
])('guilt is met with mercy first %s', (message) => {
  const { context, suggestions } = answerTo(message);
  expect([context.need ?? '', suggestions.join()].join()).toMatch(/forgiveness|shame|msamaha|aibu/i);
});

describe('questions of fact', () => {
  it.each([
    ['who denied Jesus', 'LUK.22.56-62', 'Peter'],
    ['Who was the first king of Israel?', '1SA.10.20-24', 'Saul'],
    ['how many books are in the Bible', '2TI.3.16-17', '66'],
    ['where is the Lord’s prayer', 'MAT.6.9-13', 'Matthew 6'],
    ['nani alimsaliti Yesu', 'LUK.22.47-48', 'Yuda'],
    ['please who cut the ear of the servant', 'JHN.18.10', 'Peter'],
    ['who wrote Hebrews', 'HEB.1.1-3', 'does not name'],
    ['what was the job of Peter', 'MAT.4.18-20', 'fisherman'],
    ['please tell me who was the wife of Moses', 'EXO.2.21', 'Zipporah'],
    ['sala ya Bwana iko wapi', 'MAT.6.9-13', 'Mathayo 6'],
    ['Yesu alifunga siku ngapi jangwani', 'MAT.4.1-2', 'arobaini'],
  ])('%s is answered with its passage', (question, usfm, word) => {
    const { passages, lead } = answerTo(question);
    expect(passages[0]?.usfm).toBe(usfm);
    expect(lead).toContain(word);
  });

  it.each([
    'who was the uncle of king Asa',
    'what was the name of Lot’s wife',
    'how many donkeys did Job lose',
    'which prophet had a limp',
    'what does Ebenezer mean',
    'kitabu kirefu kuliko vyote katika Biblia',
    'mjomba wa mfalme Asa alikuwa nani',
  ])('%s is answered with no mood', (question) => {
    const { kind, lead } = answerTo(question);
    expect(kind).not.toBe('choice');
    expect(lead).toMatch(/I don’t know that|silijui|The Bible speaks|Biblia/);
  });
});

it.each(['I was saved yesterday!', 'we reconciled last night, praise God', 'nimelipa deni lote, asante Mungu'])(
  'what is past or answered %s is answered gladly or plainly',
  (message) => {
    expect(answerTo(message).lead).not.toMatch(/so sorry|not alone in this|Pole sana|Hujaachwa/);
  },
);
