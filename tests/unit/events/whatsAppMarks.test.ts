import { markedParts, withoutMarks } from '#shared/whatsAppMarks.ts';

it.each([
  ['*Kesha* tonight', [{ text: 'Kesha', bold: true }, { text: ' tonight' }]],
  ['come _early_, all', [{ text: 'come ' }, { text: 'early', italic: true }, { text: ', all' }]],
  ['~9 PM~ 8 PM', [{ text: '9 PM', struck: true }, { text: ' 8 PM' }]],
  ['*_both_*', [{ text: 'both', bold: true, italic: true }]],
  [
    '*all of _this_ ~not that~*',
    [
      { text: 'all of ', bold: true },
      { text: 'this', bold: true, italic: true },
      { text: ' ', bold: true },
      { text: 'not that', bold: true, struck: true },
    ],
  ],
  ['*one* *two*', [{ text: 'one', bold: true }, { text: ' ' }, { text: 'two', bold: true }]],
  ['*https://church.example/a_b_c*', [{ text: 'https://church.example/a_b_c', bold: true }]],
  ['“*Karibuni*!”', [{ text: '“' }, { text: 'Karibuni', bold: true }, { text: '!”' }]],
])('WhatsApp’s marks in %j show what they show there', (text, parts) => {
  expect(markedParts(text)).toEqual(parts);
});

it.each([
  'no marks at all',
  '2*3*4 and snake_case_name',
  '5 * 3 * 2',
  '* a list\n* of two',
  '*over two\nlines*',
  'https://church.example/_a_/*b*/~c~/d',
  'five stars ***** and a line ____',
  '**',
  '',
])('WhatsApp’s marks in %j are letters like any other', (text) => {
  expect(withoutMarks(text)).toBe(text);
  expect(markedParts(text)).toEqual(text === '' ? [] : [{ text }]);
});

it('WhatsApp’s marks are taken out of a text as long as one may be, at once', () => {
  const text = '*a _b_ ~c~ '.repeat(450);
  expect(withoutMarks(text)).toBe('*a b c '.repeat(450));
});
