import { type EventFilter, filterEvents } from '#content/events/filterEvents.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { aShownEvent } from '#tests/support/factories.ts';

const NOW = { date: '2026-11-21', time: '12:00' };
const everything: EventFilter = { text: '', category: '', branch: '', when: '', oldestFirst: false };

const events: ChurchEvent[] = [
  aShownEvent({ id: '4', title: 'Ibada ya shukrani', venue: 'Juja branch', start_date: '2026-12-20' }),
  aShownEvent({ id: '3', title: 'Friday Kesha', status: 'cancelled', start_date: '2026-11-27' }),
  aShownEvent({
    ...{ id: '2', title: 'God’s café for the youth', category: 'Fellowship', venue: 'Gachororo Road' },
    ...{ start_date: '2026-11-20', end_date: '2026-11-20', end_time: '23:00' },
  }),
  aShownEvent({
    ...{ id: '1', title: 'Seminar', title_sw: 'Semina ya ndoa', description_sw: 'Njoo na mwenzi wako.' },
    ...{ category: 'Seminar', start_date: '2026-11-01', end_date: '2026-11-01' },
  }),
];

const found = (filter: Partial<EventFilter>) =>
  filterEvents(events, { ...everything, ...filter }, NOW).map(({ id }) => id);

it.each([
  ['nothing', '', ['4', '3', '2', '1']],
  ['a word in any case', 'KESHA', ['4', '3']],
  ['every one of several words, wherever they stand', 'shawl kesha november', ['3']],
  ['a part of a word', 'shuk', ['4']],
  ['a word of its Kiswahili title', 'ndoa', ['1']],
  ['a word of its Kiswahili description', 'mwenzi', ['1']],
  ['a word without its accent, with the other apostrophe', "god's cafe", ['2']],
  ['a branch that only its venue tells', 'juja', ['4', '2']],
  ['a day in words', '27 november', ['3']],
  ['a day of the week', 'sunday', ['4', '1']],
  ['a date', '2026-12', ['4']],
  ['what became of it', 'cancelled', ['3']],
  ['something that is nowhere', 'picnic', []],
])('what is looked for may be %s', (_case, text, ids) => {
  expect(found({ text })).toEqual(ids);
});

it('what is looked for is narrowed by category, branch, and whether it is over', () => {
  expect(found({ category: 'Seminar' })).toEqual(['1']);
  expect(found({ branch: 'juja' })).toEqual(['4', '2']);
  expect(found({ branch: 'ruiru', when: 'coming' })).toEqual(['3']);
  expect(found({ when: 'past' })).toEqual(['2', '1']);
  expect(found({ when: 'coming', oldestFirst: true })).toEqual(['3', '4']);
});
