import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import { aShownEvent } from '#tests/support/factories.ts';
import { messageDrafts, messageTo, signupRows } from '#web/features/signup-list/signupRows.ts';

const aSignup = (fields: Partial<StaffSignup> = {}): StaffSignup => ({
  ...{ id: 1, name: 'Wanjiku Kamau', adults: 2, children: 1, phone_number: '0712 345 678', answer: 'Bypass' },
  ...{ state: 'coming', place: null, spam: false, language: 'en', added_by: null, ticked: false, version: 0 },
  ...{ at: '2026-11-21T21:30:00Z', changed_at: '2026-11-21T21:30:00Z', ...fields },
});

it('the exported sign-ups have a row for each, by the church’s clock, without those that a program sent', () => {
  expect(
    signupRows([
      aSignup(),
      aSignup({ id: 2, state: 'waiting', place: 1, phone_number: null, answer: null, ticked: true }),
      aSignup({ id: 3, spam: true }),
    ]),
  ).toEqual([
    ['Name', 'Adults', 'Children', 'State', 'Place in line', 'Phone number', 'Answer', 'Signed up', 'Came'],
    ['Wanjiku Kamau', 2, 1, 'Coming', '', '0712 345 678', 'Bypass', '2026-11-22 00:30', ''],
    ['Wanjiku Kamau', 2, 1, 'Waiting', 1, '', '', '2026-11-22 00:30', 'yes'],
  ]);
});

it('a message to everybody begins with the event in each language, and says what became of it', () => {
  const { en, sw } = messageDrafts(
    aShownEvent({ title_sw: 'Kesha ya Ijumaa', status: 'cancelled', status_note: 'The road is flooded.' }),
    'Our Church',
  );
  expect(en).toMatch(/^Hello \{name\}, this is Our Church about “Friday Kesha” \(Friday 27 November 2026/);
  expect(en).toMatch(/This event will not take place\. The road is flooded\.$/);
  expect(sw).toMatch(/^Habari \{name\}, huu ni ujumbe wa Our Church kuhusu “Kesha ya Ijumaa”/);
  expect(sw).toMatch(/Tukio hili halitafanyika\. The road is flooded\.$/);
  const inBoth = aShownEvent({ status: 'cancelled', status_note: 'Flood.', status_note_sw: 'Mafuriko.' });
  expect(messageDrafts(inBoth, 'Our Church').sw).toMatch(/halitafanyika\. Mafuriko\.$/);
});

it('a message to everybody calls each person by the first name, wherever it stands', () => {
  expect(messageTo(' Wanjiku Kamau ', 'Hello {name}. Bye {name}.')).toBe('Hello Wanjiku. Bye Wanjiku.');
});
