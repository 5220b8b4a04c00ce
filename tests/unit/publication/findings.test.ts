import { video } from '#shared/content/fields.ts';
import { type Finding, findingsIn, newFindings } from '#shared/publication/findings.ts';
import { NOTHING_KNOWN } from '#shared/publication/known.ts';
import { wordsTexts } from '#shared/publication/wordsTexts.ts';

const CHURCH = {
  numbers: ['700000000', '522522'],
  links: ['church.example', 'facebook.com/ruiru', 'office@gmail.com', 'pay.example/give?to=1'],
};
const texts = (found: readonly Finding[]) => found.map(({ text }) => text);
const inText = (...fields: string[]) => texts(findingsIn(fields, CHURCH));

it.each([
  ['alone', 'Till 400200'],
  ['with spaces', 'Lipa 400 200'],
  ['with dashes of another kind', 'Till 40‑02—00'],
  ['with signs that are not seen', 'Till 400\u200b2\u00ad0\u20600'],
  ['in full-width digits', 'Till ４００２００'],
  ['in digits of Devanagari', 'Till ४००२००'],
  ['in bold mathematical digits', 'Till 𝟒𝟎𝟎𝟐𝟎𝟎'],
  ['in keycaps', 'Till 4️⃣0️⃣0️⃣2️⃣0️⃣0️⃣'],
  ['with the letter O', 'Till 4OO2OO'],
  ['with pictures between', 'Till 4🙏0🙏0🙏2🙏0🙏0'],
  ['with marks of Markdown', 'Till **400**_200_'],
  ['over lines', 'Till\n400\n\n200'],
  ['with a word between', 'Till 400 then 200'],
  ['with words between', 'The first part is 400 and what comes after the first is 200'],
  ['in parts of two', 'Till 40 kisha 02 kisha 00'],
  ['as what looks like an hour and more', 'Till 12:30 45'],
  ['as a day that is none', 'Till 40/02/00'],
  ['as a passage of no book', 'Till 40:02-00'],
  ['as years', 'Till 1999 2012'],
  ['as a price that is long', 'KSh 400200'],
  ['in words', 'Paybill four zero zero two zero zero'],
  ['in words of tens', 'Till forty zero twenty zero'],
  ['in words of teens', 'Till fifty-four eighteen twenty-nine seventeen'],
  ['in words with na', 'Till hamsini na nne, themanini na mbili, tisini na moja, saba'],
  ['in words that double a digit', 'Till double five, triple four'],
  ['in words and digits', 'Till four zero 0 two zero 0'],
  ['in digits and words', 'Till 4 zero 0 two 00'],
  ['in digits and words by dashes', 'Till 4-zero-0-2-zero-0'],
  ['in one word and digits', 'Send gifts to four 0 0 two 0 0'],
  ['in another word for nought', 'Till nne sufuri sufuri mbili ziro sufuri'],
  ['with a capital I', 'Lipa Till 7I2I5I'],
  ['with o for nought', 'Give to till four o o two o o'],
  ['in thousands', 'Till five hundred and forty-two thousand, eight hundred and ten'],
  ['in Kiswahili thousands', 'Till laki tano elfu arobaini na mbili mia nane kumi'],
  ['with and', 'Till: four, zero, zero, two and zero and zero'],
  ['in words that treble a digit', 'Till treble four double two zero'],
  ['in words with then', 'Till four, then zero, then zero, then two, then zero, then zero'],
  ['in Kiswahili words with kisha', 'Till nne kisha sifuri kisha sifuri halafu mbili kisha sifuri kisha sifuri'],
  ['in Kiswahili words', 'Namba ya till: nne sifuri sifuri mbili sifuri sifuri'],
  ['in a link of this site', 'https://church.example/give?till=400200'],
])('a number to give to is found %s', (_how, text) => {
  expect(inText(text)).not.toEqual([]);
});

it.each([
  ['in title and venue', 'Till 400', '200 Hall'],
  ['in title and a description’s end', 'Give to 40', 'Come all of you to this great day of ours: 0200'],
  ['in words of two texts', 'Till four zero zero', 'two zero zero'],
  ['in three texts', 'Till 40', '02 Road', '00?'],
])('a number to give to is found %s', (_how, ...fields) => {
  expect(inText(...fields)).not.toEqual([]);
});

it('a number in words and digits is told as it is read', () => {
  expect(inText('Send to zero seven one 2 three four 5 six seven 8')).toEqual(['0712345678']);
});

it.each([
  'In 2026, twenty-one choirs sang.',
  'The first service is at 10:30. Two choirs sing.',
  'Three of the 12 went, and two stayed.',
  'Two hundred and fifty people came.',
  'Watu mia mbili na hamsini walikuja.',
  'Five thousand two hundred people came, from nineteen ninety-eight to two thousand and five.',
  'Mwaka elfu mbili ishirini na sita watu elfu mbili mia tano walikuja.',
])('%j is no number to give to', (text) => {
  expect(inText(text)).toEqual([]);
});

it('a film of the words is a link', () => {
  const film = video('Film');
  for (const value of ['abcdefghijk', 'https://youtu.be/abcdefghijk']) {
    expect(inText(...wordsTexts(film, value))).toContain('youtu.be/abcdefghijk');
  }
});

it.each([
  ['of one letter', 'Give at t.me/ruirugiving', 't.me/ruirugiving'],
  ['of one letter, alone', 'Find us on x.co', 'x.co'],
  ['to another site', 'See https://evil.example/pay', 'evil.example/pay'],
  ['without https', 'pay at evil.com/now', 'evil.com/now'],
  ['in Markdown', 'Give [here](https://evil.com)', 'evil.com'],
  ['without its scheme', '[here](//evil.com/x)', 'evil.com/x'],
  ['with a name before the host', 'https://church.example@evil.com', 'evil.com'],
  ['with turned slashes', 'https:\\\\evil.com', 'evil.com'],
  ['with capitals', 'See Evil.Com', 'evil.com'],
  ['with capitals and a path', 'Give at mchanga.Africa/fund', 'mchanga.africa/fund'],
  ['with capitals and another end', 'Give at Evil.Me', 'evil.me'],
  ['with a sign by its number', 'Give at evil&#46;com/pay', 'evil.com/pay'],
  ['with a sign by its name', 'Give at evil&period;com&sol;pay', 'evil.com/pay'],
  ['with a sign of Markdown', 'Give at evil\\.com/pay', 'evil.com/pay'],
  ['of email', 'thief@evil.com', 'thief@evil.com'],
  ['of another mailbox at a host of many', 'Write to Thief@Gmail.com.', 'thief@gmail.com'],
  ['that says whom one pays', 'https://pay.example/give?to=2', 'pay.example/give?to=2'],
  ['with another full stop', 'evil。com', 'evil.com'],
  ['with a port', 'Give at evil.com:8080', 'evil.com'],
  ['before a dash', 'evil.com/pay—give there', 'evil.com/pay'],
  ['that begins like the church’s', 'https://church.example.evil.com', 'church.example.evil.com'],
  ['to another page of a host that many share', 'https://facebook.com/thief', 'facebook.com/thief'],
])('a link: %s is found', (_what, text, link) => {
  expect(inText(text)).toEqual([link]);
});

it.each([
  ['the church’s site', 'https://www.church.example/events?q=kesha'],
  ['the church’s mailbox', 'Office@gmail.com'],
  ['what owners confirmed', 'https://www.facebook.com/ruiru/posts'],
  ['a full stop without a space', 'Come today.Bring a friend at 6p.m. e.g. yours, i.e.now'],
  ['a picture that was sent here', '![Us](/event-pictures/abcdefghijklmnopqrstuv1234567890/1600.jpg)'],
])('a link that is %s passes', (_what, text) => {
  expect(inText(text)).toEqual([]);
});

it.each([
  'Saturday 5 December 2026, 9:00 am to 4:30 pm',
  'From 2026-12-05 18:00 to 2026-12-06 06:00',
  'On 05/12/2026, 6pm - 8pm. Doors at 5.30 p.m.',
  'Fridays 5, 12, 19 and 26 December 2026',
  'The 5th, 12th and 19th of December',
  '0900-1630hrs, lunch at 1300 hrs',
  'KSh 1500 for adults, KSh 500 for children, 300/- at the gate',
  'Romans 8:28-30, 1 Corinthians 13:4-8, Zaburi 119:105',
  'Vision 2030, our theme of 2025/26; we began in 1998',
  'Ages 13 to 19. Bring 2 blankets and a torch.',
  'Saa 3:00 asubuhi hadi saa 12 jioni, tarehe 5 Desemba 2026',
  'Call +254 700 000 000 or 0700 000 000 / 0700-000-000',
  'Our paybill is 522522',
  'Watoto wa miaka mitano, sita na saba; vijana ishirini na wawili',
  'Bring food.The School.Bring a friend',
  'Bus 45 leaves from the stage at Juja at 7:15 am sharp',
])('what events say every day passes: %s', (text) => {
  expect(inText(text)).toEqual([]);
});

it('passes what was there before', () => {
  const before = ['Till 400200', 'Hall'];
  expect(newFindings(['Till 400 200', 'Big hall'], before, NOTHING_KNOWN)).toEqual([]);
  expect(texts(newFindings(['Till 400 201', 'Hall'], before, NOTHING_KNOWN))).toEqual(['400201']);
});

it('reads a number as it is said, also in Kiswahili', () => {
  expect(inText('Till kumi na moja, kumi na mbili, tano')).toEqual(['11125']);
  expect(inText('Till fifty-four eighteen twenty-nine seventeen')).toEqual(['54182917']);
  expect(inText('Till four hundred and forty-nine thousand, two hundred and ten')).toEqual(['449210']);
  expect(inText('Till laki nne elfu arobaini na tisa mia mbili na kumi')).toEqual(['449210']);
  expect(inText('Till mia nne mia mbili')).toEqual(['400200']);
  expect(inText('Till mia nne na moja elfu')).toEqual(['401000']);
});

it('finds a new number and link behind however many known ones', () => {
  const links = Array.from({ length: 30 }, (_, at) => `https://partner${at}.example`).join(' ');
  const found = newFindings([`${links} Till 400200 https://evil.com`], [links], NOTHING_KNOWN);
  expect(texts(found)).toEqual(['evil.com', '400200']);
});

it('finds a new number in the ends of however many texts', () => {
  const before = Array.from({ length: 10 }, (_, at) => `Row ${100 + at}`);
  expect(newFindings(before, before, NOTHING_KNOWN)).toEqual([]);
  expect(newFindings([...before, 'Till 400', '200'], before, NOTHING_KNOWN)).not.toEqual([]);
});
