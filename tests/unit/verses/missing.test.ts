import { plainVerses } from '#tests/support/bibles.ts';

const verses = await plainVerses();

describe('what does not exist in the Bible', () => {
  it.each([
    ['John 22:1', 'There is no John 22: John has 21 chapters.'],
    ['Psalm 200', 'There is no Psalm 200: Psalm has 150 chapters.'],
    ['Zaburi 200', 'Hakuna Zaburi 200: Zaburi ina sura 150.'],
    ['John 3:99', 'There is no John 3:99: John 3 has 36 verses.'],
    ['Jude 26', 'There is no Jude 1:26: Jude 1 has 25 verses.'],
    ['Yohana 22', 'Hakuna Yohana 22: Yohana ina sura 21.'],
    ['John 3:0', 'There is no John 3:0: John 3 has 36 verses.'],
    ['John 0:5', 'There is no John 0: John has 21 chapters.'],
    ['4 John', 'There is no 4 John: the Bible has John, 1 John, 2 John and 3 John.'],
    ['4 John 1:1', 'There is no 4 John: the Bible has John, 1 John, 2 John and 3 John.'],
    ['4 Yohana 2', 'Hakuna 4 Yohana: Biblia ina Yohana, 1 Yohana, 2 Yohana na 3 Yohana.'],
    ['3 Corinthians 2', 'There is no 3 Corinthians: the Bible has 1 Corinthians and 2 Corinthians.'],
    ['3 Timothy', 'There is no 3 Timothy: the Bible has 1 Timothy and 2 Timothy.'],
    ['5 Wakorintho 3', 'Hakuna 5 Wakorintho: Biblia ina 1 Wakorintho na 2 Wakorintho.'],
    ['please read me 2 Romans 3', 'There is no 2 Romans: the Bible has Romans.'],
    ['second Romans 3:4', 'There is no 2 Romans: the Bible has Romans.'],
    ['Wakorintho wa tatu 3:1', 'Hakuna 3 Wakorintho: Biblia ina 1 Wakorintho na 2 Wakorintho.'],
    ['Jon 14:60', 'There is no John 14:60: John 14 has 31 verses.'],
    ['Hezekiah 3:1', 'The Bible that I have holds no book called Hezekiah.'],
    ['the book of Enoch', 'The Bible that I have holds no book called Enoch.'],
    ['kitabu cha Henoko', 'Biblia niliyo nayo haina kitabu kiitwacho Henoko.'],
  ])('%s is refused with what does exist', (message, lead) => {
    expect(verses.answer(message)).toMatchObject({ kind: 'nothing', lead, bot_message: lead, passages: [] });
  });

  it('says where a chapter ends when the passage goes past its end', () => {
    const { passages, notes } = verses.answer('John 3:35-60');
    expect(passages.map(({ usfm }) => usfm)).toEqual(['JHN.3.35-36']);
    expect(notes).toEqual(['John 3 ends at verse 36.']);
    expect(verses.answer('Yohana 3:35-60').notes).toEqual(['Yohana 3 inaishia mstari wa 36.']);
  });

  it.each([
    'give me 3 psalms',
    'joseph 3 brothers',
    'I was born 2 james 5 years ago',
    '3 john',
    'meet at 10:30 in church',
  ])('%s is not mistaken for a book that is missing', (message) => {
    expect(verses.answer(message).kind).not.toBe('nothing');
  });

  it.each(['0', ':', '3:16', 'John 0:0', 'Psalm 0:0-0', 'John 3:0-0', 'chapter', 'verse 0'])(
    '%s gets no empty answer',
    (message) => {
      expect(verses.answer(message).bot_message).not.toBe('');
    },
  );
});
