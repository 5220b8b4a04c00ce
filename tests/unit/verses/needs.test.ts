import { englishLemma } from '#server/verses/language/english.ts';
import { parseVerb } from '#server/verses/language/kiswahili.ts';
import { parseSentences, readSentences } from '#server/verses/language/sentences.ts';
import { fitNeed } from '#server/verses/needs/needFinder.ts';
import { plainVerses, putEdition, versesForAll } from '#tests/support/bibles.ts';
import { putKingJames } from '#tests/support/newData.ts';
import { readQuestions } from '#tests/support/questions.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const voices = readQuestions('voices');

const verses = await plainVerses();
const keyOf = (message: string) => verses.answer(message).context.need?.split('/')[0];

describe('understanding needs', () => {
  it('tests with sentences that it was not trained on', () => {
    const trained = new Set(readSentences().map(({ text }) => text));
    expect(voices.filter(([message]) => trained.has(message))).toEqual([]);
    expect(voices.length).toBeGreaterThanOrEqual(300);
  });

  it('has forty sentences for each need', () => {
    const counts = new Map<string, number>();
    for (const { need } of readSentences()) counts.set(need, (counts.get(need) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count < 40)).toEqual([]);
  });

  it('answers most voices that it never heard, or asks which need it is', () => {
    const answers = voices.map(([message, needs]) => ({ needs: needs.split(' '), ...verses.answer(message) }));
    const told = answers.filter(({ needs, context }) => needs.includes(context.need?.split('/')[0] ?? ''));
    const asked = answers.filter(({ kind }) => kind === 'choice');
    expect(told.length / voices.length).toBeGreaterThan(0.58);
    expect((told.length + asked.length) / voices.length).toBeGreaterThan(0.72);
  });

  it('gives who loves a drinker other words than who drinks', () => {
    const own = verses.answer('i cannot stop drinking alcohol');
    const wife = verses.answer('my husband drinks alcohol every day');
    expect(own.context.need).toBe('addiction');
    expect(wife.context.need).toBe('addiction/1');
    expect(wife.passages[0]?.usfm).not.toBe(own.passages[0]?.usfm);
    expect(fitNeed('exam', 'child', 'fear')?.english).toContain('one you love');
  });

  it.each([
    'buda yangu hukam home akiwa chwani',
    'my dad hukuja home tipsy kila usiku',
    'mbuyu wangu hudrinki doh yote ya rent',
    'Baba anakuja amelewa kila siku',
    'mzee anakam drunk daily na hatulali',
    'mathe yangu ni mlevi na inaniumiza',
  ])('gives a drinker’s child the words for those who love one, also in mixed languages: %s', (message) => {
    expect(verses.answer(message).context.need).toBe('addiction/1');
  });

  it.each([
    ['Nataka kunywa dawa yangu ya asubuhi', 'sickness'],
    ['I want to take my morning medicine', 'sickness'],
    ['nakunywa dawa za presha kila siku', 'sickness'],
    ['mtoto amekataa kunywa dawa', 'sick-child'],
    ['nataka kunywa chai', undefined],
    ['nimekunywa maji mengi leo', undefined],
    ['I am drinking tea with my grandma', undefined],
    ['nimekunywa bia tena', 'addiction'],
    ['nakunywa dawa za kulevya', 'addiction'],
  ])('tells what is drunk: %s', (message, need) => {
    expect(keyOf(message)).toBe(need);
  });

  it.each([
    'I am engaged to be married',
    'my fiance and i are planning our wedding',
    'Nimeposwa',
    'nimechumbiwa na naogopa kidogo',
    'i am engaged to be married and a bit nervous',
    'Am dying to see my cousin at the wedding',
  ])('speaks of no trouble to who is engaged or looks forward to a wedding: %s', (message) => {
    const { lead, suggestions } = verses.answer(message);
    expect([lead, ...suggestions].join()).toMatch(/wedding|harusi/i);
    expect([lead, ...suggestions].join()).not.toMatch(/troubl|matatizo/i);
  });

  it.each([
    'people talk about me wherever I go',
    'when i enter the room they go quiet and look at me',
    'I hear them laughing about me behind the wall',
    'neighbours watch who comes to my door and tell everyone',
    'wasee wananibonga nikipita',
    'wakiniona wananyamaza wanaangaliana',
  ])('hears gossip, and no danger: %s', (message) => {
    const { danger, context } = verses.answer(message);
    expect([danger, context.need]).toEqual([undefined, 'slander']);
  });

  it.each([
    ['no, it is none of those', 'own words'],
    ['neither', 'own words'],
    ['hapana, sio hizo', 'maneno yako'],
  ])('asks for own words and offers other needs where none was meant: %s', (refusal, words) => {
    const before = verses.answer('i sit by his photo every evening');
    const answer = verses.answer(refusal, before.context);
    expect(answer.lead).toContain(words);
    expect(answer.suggestions).toHaveLength(3);
    expect(answer.suggestions.filter((title) => before.suggestions.includes(title))).toEqual([]);
  });

  it('speaks of gladness only to who is glad', () => {
    expect(verses.answer('we have a new baby, thank you God').lead).toContain('glad');
    expect(verses.answer('i hate my birthday, i am alone').lead).not.toContain('glad');
  });

  it.each([
    'My sister got the baby I have prayed for all these years',
    'I paid his school fees until he graduated and he married another',
  ])('speaks of no gladness where joy in the words is another’s: %s', (message) => {
    expect(verses.answer(message).lead).not.toMatch(/glad of|kufurahisha/);
  });

  it('offers thanksgiving to who is glad, and mercy to who is guilty beside what is told', () => {
    expect(verses.answer('i passed my exam, thank you God').suggestions).toEqual(['Another', 'Thanksgiving']);
    const { context, suggestions } = verses.answer('I gossiped and now she has lost her job');
    expect(context.need).toBe('forgiveness');
    expect(suggestions).toContain('Words that you regret');
  });

  it('gives thanks with who is glad where others are troubled', () => {
    expect(verses.answer('three years sober, praise God').passages[0]?.usfm).toBe('PSA.40.1-3');
    expect(fitNeed('court-case', 'self', 'joy')?.name).toBe('court-case/glad');
    expect(fitNeed('grief', 'self', 'thanks')?.name).toBe('grief');
  });

  it.each([
    'a brother in church owes me 60,000 since last year and sits in the front row singing',
    'my cousin borrowed the capital of my shop and posts his holidays with songs of praise',
    'ndugu wa kanisani ana deni langu la elfu hamsini tangu mwaka jana na anaimba sifa mbele ya watu',
    'jirani aliniibia kuku wote na leo anaimba kwaya',
    'mse wa church alinikopa doh ya rent na kila Sunday anaimba praise',
    'beshte alinidanganya na doo za chama, sai anadance tu kwa status',
    'Until when will this debt of my brother sing over my head',
  ])('gives no passage of joy or thanks to whom nothing gives joy: %s', (message) => {
    const answer = verses.answer(message);
    expect(keyOf(message) ?? '').not.toMatch(/^(?:thanksgiving|praise|joy|answered-prayer|victory)$/);
    expect(answer.lead).not.toMatch(/glad of|kufurahisha/);
  });

  it.each([
    'the lady next door cooked for us all week while I was ill, I want to thank her',
    'baba amepona saratani, tunamshukuru Mungu',
    'mathe ametoka hosi leo, asante Mungu 🎉',
    'the doctor said the lump is gone! 🎉🙏',
  ])('gives joy or thanks to who is glad that a harm ended: %s', (message) => {
    expect(verses.answer(message).context.need).toMatch(/thank|answered-prayer|joy|praise|sickness\/0/);
  });

  it('gives who is sad over a glad day the words for that', () => {
    const answer = verses.answer('the talks for our wedding went wrong and both families refuse to meet');
    expect(answer.kind === 'choice' ? answer.suggestions.join() : answer.lead).toMatch(
      /wedding|quarrelling family|in-laws/,
    );
    expect(answer.lead).not.toContain('glad');
  });

  it('takes a psalm that somebody asks for beside a need for any psalm', () => {
    expect(verses.answer('Nimemaliza mwaka salama, nataka Zaburi').passages[0]?.usfm).not.toMatch(/^PSA\.1\./);
    expect(verses.answer('Zaburi').passages[0]?.usfm).toMatch(/^PSA\.1\./);
    expect(verses.answer('our pastor looks tired, verse to send him').context.need).toMatch(/^(?:pastor|weariness)/);
  });

  it('gives no glad answer where what others are glad of is missing', () => {
    const answer = verses.answer('the wedding was cancelled and the cards are already out');
    expect(answer.context.need).not.toBe('wedding');
  });

  it('reads the need of a message that ends in a word for somebody', () => {
    const answer = verses.answer('the baby of my friend came far too early, a word for them');
    expect(answer.context.need ?? '').not.toMatch(/revenge|enemies/);
  });

  it('is not glad of an illness, and takes lost work for no question about Job', () => {
    const sick = verses.answer('my mum has cancer');
    expect([sick.context.need, sick.lead]).toEqual(['sickness/2', expect.not.stringMatching(/thanks|glad/)]);
    expect(verses.answer('husband lost his job').context.need).toMatch(/^unemployment/);
    expect(verses.answer('how did Job lose his children').passages[0]?.reference).toMatch(/^Job 1/);
  });

  it('asks back with two or three needs to tap, and answers the one that is tapped', () => {
    const answer = verses.answer('the hens sat in the shade of the lorry');
    expect(answer.kind).toBe('choice');
    expect(answer.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(verses.answer(answer.suggestions[1] ?? '', answer.context).kind).toBe('need');
  });

  it.each(['two buckets were full and one was turned over', 'asante Mungu kwa mvua', 'Nimefika tena asubuhi, asante'])(
    'offers nothing twice beside the answer to %s',
    (message) => {
      const { suggestions } = verses.answer(message);
      expect(suggestions).toEqual([...new Set(suggestions)]);
    },
  );

  it('answers a need from the modern edition where there is one', async () => {
    const data = temporaryFolder();
    putKingJames(data);
    const modern = { name: 'MODERN', language: 'en', credit: 'A modern English Bible' };
    await versesForAll(data);
    putEdition(data, modern, { 'ISA.41.10': 'Don’t you be afraid, for I am with you.' });
    const both = await versesForAll(data);
    const afraid = both.answer('i am afraid');
    expect(afraid.passages[0]?.edition).toBe('MODERN');
    expect(both.answer('say that again', afraid.context).passages[0]?.edition).toBe('MODERN');
    expect(both.answer('John 3:16').passages[0]?.edition).toBe('KJV');
  });
});

describe('words', () => {
  it('knows the plain form of English words, and cuts nothing off others', () => {
    const forms = ['better', 'mother', 'internet', 'medication', 'crying', 'lost', 'happier', 'kids'];
    expect(forms.map(englishLemma)).toEqual([
      'good',
      'mother',
      'internet',
      'medication',
      'cry',
      'lose',
      'happy',
      'kid',
    ]);
    expect(englishLemma('shepard')).toBeUndefined();
  });

  it('takes verbs of Kiswahili apart', () => {
    const roots = new Set(['sameh', 'ogop', 'ach']);
    expect(parseVerb('hawatanisamehe', roots)).toMatchObject({
      negative: true,
      subject: 'wa',
      object: 'ni',
      root: 'sameh',
    });
    expect(parseVerb('naogopa', roots)).toMatchObject({ subject: 'ni', root: 'ogop', negative: false });
    expect(parseVerb('nimeachwa', roots)).toMatchObject({ subject: 'ni', root: 'ach' });
    expect(parseVerb('chakula', roots)).toBeUndefined();
  });

  it('says where a file of sentences cannot be read', () => {
    expect(() => parseSentences('# grief\n= nobody grief', 'try.txt')).toThrow('try.txt, line 2');
    expect(() => parseSentences('my dad died', 'try.txt')).toThrow('try.txt, line 1');
  });
});
