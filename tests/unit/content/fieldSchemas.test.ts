import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import * as fields from '#shared/content/fields.ts';

const check = (field: fields.Field, value: unknown): unknown =>
  fieldSchema(field).validateSync(value, { stripUnknown: true, abortEarly: false });
const refused = (field: fields.Field, value: unknown) => expect(() => check(field, value)).toThrow();

const PICTURE = { image: `/event-pictures/${'a'.repeat(22)}/1600.jpg`, alt: 'Pastor Ann' };
const HOURS = { day: 4, name: 'Thursday', name_sw: 'Alhamisi', opens: '18:00', closes: '19:00' };
const people = fields.list('People', { name: fields.line('Name'), picture: fields.picture('Picture') });

describe.each([
  ['line', fields.line('Title')],
  ['paragraph', fields.paragraph('Text')],
  ['email', fields.email('Email')],
  ['phone', fields.phone('Phone')],
  ['link', fields.link('Address')],
  ['video', fields.video('Video')],
  ['key', fields.key('Short name')],
  ['price', fields.price('Price')],
  ['picture', fields.picture('Picture')],
  ['scripture', fields.scriptureReference('Scripture')],
  ['point', fields.point('Place')],
  ['hours', fields.hours('Service')],
  ['list', people],
])('a field of the type %s', (_, field) => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['only blanks and what cannot be seen', ' \u200b\u2060 '],
    ['a number', 7],
    ['a truth', true],
    ['an empty object', {}],
    ['a list in a list', [[]]],
    ['what is far too long', 'x'.repeat(70_000)],
    ['a text that objects inherit', { toString: 'x' }],
  ])('refuses %s', (_name, value) => refused(field, value));
});

it('texts keep no control characters, and lines no line ends', () => {
  expect(check(fields.line('Title'), ' One\r\n two\u0000\u0007 ')).toBe('One two');
  expect(check(fields.paragraph('Text'), 'One\u0000\ntwo')).toBe('One\ntwo');
  expect(check(fields.line('Title'), 'Pay \u202e000001\u202c\u2066'), 'marks of direction').toBe('Pay 000001');
});

it('a price is a number of shillings', () => {
  for (const price of ['abc', '-1', '1000000', '0.4.5', '1e9']) refused(fields.price('Price'), price);
  for (const price of ['0.45', '0,5', '12']) expect(check(fields.price('Price'), price)).toBe(price);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/relative',
  'https://church.example:secret@evil.example',
  'https://evil.example/"onmouseover="x',
  'https://evil.example\\@church.example',
  'ftp://church.example',
  'https://one two',
])('the address %s is refused', (address) => refused(fields.link('Address'), address));

it('an address of the web is taken', () => {
  expect(check(fields.link('Address'), ' https://wa.me/254700000000 ')).toBe('https://wa.me/254700000000');
});

it.each(['a@b.c, d@e.f', '"a b"@c.d', 'a@b', 'a@b.c\nBcc: x@y.z x', 'a b@c.d'])('the email %s is refused', (email) =>
  refused(fields.email('Email'), email),
);

it.each([
  'mailto:office@church.example',
  '<office@church.example>',
  'office@church.example;',
  ' office@church.example, ',
])('the email %s is kept without what copying adds', (email) =>
  expect(check(fields.email('Email'), email)).toBe('office@church.example'),
);

it.each(['0712.345.678', '0712–345–678', 'tel:0712345678', '+254 (0) 712 345 678'])(
  'the number %s is taken',
  (number) => {
    expect(check(fields.phone('Phone'), number)).toEqual(expect.stringMatching(/^\+?[\d .()–-]+$/));
  },
);

const NO_NUMBERS = ['+254;ext=1', 'javascript:1', '07', '-------', '(((((((', '0700 000 00', '07123456789'];
it.each(NO_NUMBERS)('the number %s is refused', (number) => refused(fields.phone('Phone'), number));

it.each([
  ['https://www.youtube.com/watch?v=7_CGP-12AE0', '7_CGP-12AE0'],
  ['https://www.youtube.com/watch?t=5&v=7_CGP-12AE0&list=x', '7_CGP-12AE0'],
  ['https://youtu.be/7_CGP-12AE0?si=x', '7_CGP-12AE0'],
  ['m.youtube.com/shorts/7_CGP-12AE0', '7_CGP-12AE0'],
  ['7_CGP-12AE0', '7_CGP-12AE0'],
])('the video %s is known by its id', (address, id) => expect(check(fields.video('Video'), address)).toBe(id));

it.each([
  'https://evil.example/watch?v=7_CGP-12AE0',
  'https://youtube.com.evil.example/watch?v=7_CGP-12AE0',
  '../../../../x',
])('the video %s is refused', (address) => refused(fields.video('Video'), address));

it('a picture is one that was sent here, with what is seen in it, or a window by its name', () => {
  expect(
    check(fields.picture('Picture'), { ...PICTURE, image: `https://old.example${PICTURE.image}`, evil: 1 }),
  ).toEqual(PICTURE);
  expect(check(fields.picture('Picture'), 'hero-tall')).toBe('hero-tall');
});
it.each([
  ['from elsewhere', { ...PICTURE, image: 'https://evil.example/a.jpg' }],
  ['of a path that leads away', { ...PICTURE, image: `/event-pictures/../../x/1600.jpg` }],
  ['without a description', { ...PICTURE, alt: ' ' }],
  ['with a description that is no text', { ...PICTURE, alt: { toString: 'x' } }],
  ['by a path', '../secret'],
  ['by an address', 'https://evil.example/a.jpg'],
])('a picture: %s is refused', (_, value) => refused(fields.picture('Picture'), value));

it('hours are taken as they are', () => expect(check(fields.hours('Service'), HOURS)).toEqual(HOURS));
it.each([
  ['a day that is none', { day: 7 }],
  ['a half day', { day: 1.5 }],
  ['a time that is none', { opens: '24:00' }],
  ['a time with more behind it', { closes: '19:00<script>' }],
  ['no name', { name: '' }],
])('hours refuse %s', (_, fault) => refused(fields.hours('Service'), { ...HOURS, ...fault }));

it.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
  { latitude: Number.NaN, longitude: 0 },
  { latitude: Number.POSITIVE_INFINITY, longitude: 0 },
  { latitude: '1); alert(1', longitude: 0 },
])('the place %o is refused', (place) => refused(fields.point('Place'), place));

it('a list has entries of its own fields only', () => {
  expect(check(people, [{ name: 'Ann', picture: PICTURE, evil: 'x' }])).toEqual([{ name: 'Ann', picture: PICTURE }]);
});
it('a list has its fewest entries and its most', () => {
  refused(people, []);
  const entry = { name: 'Ann', picture: PICTURE };
  refused(people, Array(fields.MAX_ENTRIES + 1).fill(entry));
  expect(check(people, Array(fields.MAX_ENTRIES).fill(entry))).toHaveLength(fields.MAX_ENTRIES);
});
