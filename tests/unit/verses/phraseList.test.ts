import { phraseList, sectionsOf, withoutEnds } from '#server/verses/language/phraseList.ts';
import { wordsOf } from '#server/verses/language/words.ts';

const CLASSES = { PARTNER: 'husband wife baby_daddy' };
const isIn = (phrase: string, text: string) => phraseList(phrase, CLASSES).isIn(wordsOf(text));

describe('a list of phrases', () => {
  it.each([
    ['kill|hang myself', 'I will hang myself', 'I will hang the lamp myself'],
    ['suicid* now', 'so suicidal now', 'so sad now'],
    ['*jiua leo', 'nitajiua leo', 'nitajiuliza leo'],
    ['*pig* leo', 'alinipiga leo', 'alinipa leo'],
    ['take_off|remove my shirt', 'take off my shirt', 'take my shirt'],
    ['let me? die', 'let die', 'let me not die'],
    ['he ..2 hits', 'he always really hits', 'he never ever once hits'],
    ['i ..3!he|she die', 'I now want to die', 'I fear he might die'],
    ['die !laughing|of_shame', 'I die here', 'I die of shame'],
    ['<!not|will_not beats me', 'he beats me', 'he will not beats me'],
    ['^ help', 'help me', 'do help'],
    ['help $', 'do help', 'help me'],
    ['help now|$', 'help', 'help yesterday'],
    ['PARTNER beats', 'my baby daddy beats', 'my drum beats'],
  ])('finds %s in “%s” and not in “%s”', (phrase, said, other) => {
    expect(isIn(phrase, said)).toBe(true);
    expect(isIn(phrase, other)).toBe(false);
  });

  it('tells which phrase ends last, and leaves all out', () => {
    const list = phraseList(`
      in love # a comment
      good ..2 morning
    `);
    const words = wordsOf('a good and sunny morning, I am in love, in love');
    expect(list.last(words)).toEqual({ from: 7, to: 9 });
    expect(list.last(words.slice(0, 7))).toEqual({ from: 1, to: 5 });
    expect(list.last(['a'])).toBeUndefined();
    expect(list.without(words)).toEqual(['a', 'i', 'am']);
  });

  it('throws where a line names a class that there is not', () => {
    expect(() => phraseList('ANIMAL bites')).toThrow('ANIMAL');
  });

  it('looks at a word a bounded number of times, however often it is repeated', () => {
    let looked = 0;
    const words = new Proxy(
      Array.from({ length: 4000 }, () => 'not'),
      {
        get(list, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) looked++;
          return Reflect.get(list, key);
        },
      },
    );
    expect(phraseList('not ..8 not ..8 not ..8 never').isIn(words)).toBe(false);
    expect(phraseList('..8 not ..8 not ..8 kill*').isIn(words)).toBe(false);
    expect(looked / words.length).toBeLessThan(1000);
  });
});

it('a file of phrases has sections', () => {
  expect(sectionsOf('# next\nnext verse|line?\n\n# thanks\n  thanks\nmany thanks\n')).toEqual([
    ['next', ['next verse|line?']],
    ['thanks', ['thanks', 'many thanks']],
  ]);
});

it('words at the ends are left out, unless they are all that is said', () => {
  const small = new Set(['please', 'now']);
  expect(withoutEnds(['please', 'read', 'now', 'on', 'now'], small)).toEqual(['read', 'now', 'on']);
  expect(withoutEnds(['please'], small)).toEqual(['please']);
});
