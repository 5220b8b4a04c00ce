import { cleanPhone, looksLikePhone } from '#shared/cleanPhone.ts';
import { isPhone, phoneHref, searchedPhone, whatsAppNumber } from '#shared/phone.ts';
import { linkParts } from '#web/ui/text/linkParts.ts';

/** One mobile number as people have it on their clipboard. */
const WRITTEN = [
  '0712 345 678',
  '0712.345.678',
  '254712345678',
  '00254712345678',
  '+254 712 345 678',
  '+254 (0) 712 345 678',
  '0712–345–678',
  '\u200e+254 712 345 678',
  '\u202a+254\u00a0712\u00a0345\u00a0678\u202c',
  '０７１２３４５６７８',
  'tel:+254712345678',
];

it.each(WRITTEN)('a telephone number is taken, called, searched and written to however it is written: %j', (typed) => {
  expect(isPhone(typed)).toBe(true);
  expect(looksLikePhone(typed)).toBe(true);
  expect(cleanPhone(typed)).toMatch(/^[+(]*\d[\d ()+.-]+$/);
  expect(phoneHref(typed)).toBe('tel:+254712345678');
  expect(searchedPhone(typed)).toBe('+254712345678 0712345678');
  expect(whatsAppNumber(typed)).toBe('254712345678');
});

it.each([
  ['0110-123456', '254110123456'],
  ['+44 7700 900123', '447700900123'],
  ['00256 772 123456', '256772123456'],
  ['0712 345 678 / 0733 111 222', '254712345678'],
  ['020 271 2345', undefined],
  ['07123', undefined],
  ['call me', undefined],
  ['', undefined],
])('a telephone number: %j has %j on WhatsApp', (typed, number) => {
  expect(whatsAppNumber(typed)).toBe(number);
});

it.each(['', 'call me', '0712345678 / 0733111222', '12', 'abc 0712 345 678'])(
  'a telephone number: %j is not one number',
  (typed) => {
    expect([isPhone(typed), looksLikePhone(typed)]).toEqual([false, false]);
  },
);

it.each(['071234567', '07123456789', '+25411012345'])(
  'a telephone number: %j has a digit too few or too many',
  (typed) => {
    expect([isPhone(typed), whatsAppNumber(typed)]).toEqual([false, undefined]);
  },
);

it.each([
  ['0712 345 678 / 0733 111 222', 'tel:+254712345678'],
  ['020 271 2345', 'tel:+254202712345'],
  ['999', 'tel:999'],
])('a telephone number: %j is called by %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

it.each([
  '+254 712 345 678',
  '+254\u00a0712\u00a0345\u00a0678',
  '0712.345.678',
  '(+254) 712 345 678',
  '0712–345–678',
  '+254 (0) 712 345 678',
])('a number in a text: %j can be called', (number) => {
  expect(linkParts(`Call ${number}, please.`)).toEqual([
    { text: 'Call ' },
    { text: number, href: 'tel:+254712345678' },
    { text: ', please.' },
  ]);
});

it.each([
  'on 2026-12-05',
  'room +12 34 56',
  'from 02.10.2026 to 05.10.2026',
  'paybill 400200, account 0712',
  'order 0123456789012',
])('a number in a text is none in %j', (text) => {
  expect(linkParts(text)).toEqual([{ text }]);
});
