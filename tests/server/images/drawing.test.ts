import { branchByKey } from '#content/events/branchOf.ts';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { layEvent } from '#server/images/cards/eventLayout.ts';
import { words } from '#server/images/cards/marks.ts';
import { partWith, settable } from '#server/images/cards/settable.ts';
import { layStatus } from '#server/images/cards/statusPicture.ts';
import { layWeek } from '#server/images/cards/weekPicture.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import type { EventDto } from '#server/store/events/eventRows.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { EVENT_PICTURE_SIZE } from '#shared/events/eventPaths.ts';
import { anEvent, aShownEvent } from '#tests/support/factories.ts';

const shown = (fields: Partial<EventDto> = {}): EventDto =>
  ({ id: 1, version: 1, image: null, ...anEvent(), ...fields }) as EventDto;

const { en, sw } = eventLanguages;

const FULL =
  'Mkutano Mkuu wa Injili wa Matawi Yote Matatu Pamoja na Semina ya Ndoa, Malezi ya Watoto na Uongozi wa Vijana wa ' +
  'Kanisa Kutoka Ruiru, Juja, Kithini na Magomano Pamoja na Wageni Wetu Kutoka Nairobi';

const several = { start_date: '2026-09-23', start_time: '10:30', end_date: '2026-09-30', end_time: '12:45' };
const moved = { status: 'moved', previous_start_date: '2026-09-16', previous_start_time: '11:30' } as const;

const WORDS: [string, Partial<EventDto>][] = [
  ['few', { title: 'I' }],
  ['of 100 characters', { title: FULL.slice(0, 100) }],
  ['of 200 characters', { title: FULL, venue: FULL }],
  ['of one long word', { title: 'W'.repeat(200), venue: 'M'.repeat(200), category: 'Q'.repeat(60) }],
  ['all that there can be', { title: FULL, venue: FULL, ...several, ...moved, previous_venue: `Juja ${FULL}` }],
  ['cancelled', { title: FULL, ...several, status: 'cancelled' }],
  ['put off', { title: FULL, ...several, status: 'postponed' }],
];

describe('the words on an event’s picture', () => {
  it.each(WORDS)(
    'stand within the square that chats cut out of the middle, clear of the window: %s',
    (_words, fields) => {
      for (const language of [en, sw]) {
        const { lines, arch } = layEvent(shown(fields), language);
        const { width, height } = EVENT_PICTURE_SIZE;
        const square = { left: (width - height) / 2, right: (width + height) / 2 };
        const letters = lines.toSorted((a, b) => a.y - b.y);
        for (const { text, x, y, size, width: wide } of letters) {
          expect(x, text).toBeGreaterThan(square.left + 8);
          expect(x + wide, text).toBeLessThan(Math.min(square.right - 8, arch.x - 20));
          expect(y - size * 0.75, text).toBeGreaterThan(40);
          expect(y, text).toBeLessThan(height - 50);
          expect(size, text).toBeGreaterThan(19);
        }
        for (const [at, line] of letters.entries()) {
          const above = letters[at - 1];
          if (above && above.y !== line.y) expect(line.y - above.y, line.text).toBeGreaterThan(line.size * 0.9);
        }
      }
    },
  );

  it('are written with every sign, also where sizes and places are no whole numbers', () => {
    for (const status of ['moved', 'cancelled', 'postponed'] as const) {
      for (const title of ['I', 'Ũhoro mwega', FULL]) {
        const event = shown({ title, venue: title, ...several, ...moved, status });
        for (const { lines, marks } of [layEvent(event, en), layStatus(event, sw)]) {
          expect([...lines.map(words), marks].join('')).not.toContain('NaN');
        }
      }
    }
  });

  it('are the whole title, however long it is', () => {
    const text = layEvent(shown({ title: FULL }), en).lines.map((line) => line.text);
    expect(text.join(' ')).toContain(FULL);
  });

  it('say when over midnight and over several days, and where with the branch', () => {
    const said = (fields: Partial<EventDto>) => layEvent(shown(fields), en).lines.map(({ text }) => text);
    const night = ['Friday 27 November 2026', '9 pm to 5 am on Saturday', 'Main Sanctuary, Ruiru'];
    expect(said({ venue: 'Main Sanctuary' })).toEqual(expect.arrayContaining(night));
    const days = ['Wednesday 23 September 2026, 10:30 am', 'to Wednesday 30 September 2026, 12:45 pm'];
    expect(said(several)).toEqual(expect.arrayContaining(days));
    expect(said({ venue: 'All branches' })).toContain('All branches');
  });

  it('are struck through where they no longer hold, and only there', () => {
    const struck = (fields: Partial<EventDto>) =>
      layEvent(shown({ title: 'Kesha ya Vijana', venue: 'Juja', ...fields }), en)
        .lines.filter((line) => line.struck)
        .map(({ text }) => text)
        .join(' ');
    expect(struck({})).toBe('');
    const night = { end_date: '2026-11-27', end_time: '23:00' };
    expect(struck({ ...night, status: 'cancelled' })).toBe('Kesha ya Vijana Friday 27 November 2026 9 to 11 pm');
    expect(struck({ ...night, status: 'postponed' })).toBe('Friday 27 November 2026');
    expect(struck({ ...night, ...moved, previous_venue: 'Kithini' })).toBe('16 September, 11:30 am, Kithini');
  });

  it('are in Kiswahili where they are asked for so, with the title that the church wrote in it', () => {
    const event = shown({ title_sw: 'Kesha ya Ijumaa', category: 'Revival', venue: 'Main Sanctuary' });
    const text = layEvent(event, sw).lines.map((line) => line.text);
    const words = 'Kesha ya Ijumaa Ijumaa 27 Novemba 2026 usiku hadi Jumamosi alfajiri saa 3 usiku (9 pm)';
    expect(text.join(' ')).toContain(words);
    expect(text).toContain('UAMSHO');
    const untold = layEvent({ ...event, title_sw: '' }, sw).lines.map((line) => line.text);
    expect(untold.join(' ')).toContain('Friday Kesha');
  });

  it('are the category where little of the title can be set in the font', () => {
    const first = (title: string) => layEvent(shown({ title, category: 'Bible Study' }), en).lines[0]?.text;
    expect(first('الكنيسة في رويرو')).toBe('Bible Study');
    expect(first('🙏🏽🙏🏽')).toBe('Bible Study');
    expect(first('教会 Sunday')).toBe('Sunday');
  });
});

/** The lines of a picture for a phone, within what it lays nothing over. */
function clearOfPhone({ lines, top }: Pick<ReturnType<typeof layStatus>, 'lines' | 'top'>) {
  expect(top).toBeGreaterThan(250);
  for (const { text, x, y, size, width } of lines) {
    expect(x, text).toBeGreaterThanOrEqual(84);
    expect(x + width, text).toBeLessThanOrEqual(1080 - 83);
    expect(y, text).toBeLessThan(1920 - 200);
    expect(size, text).toBeGreaterThanOrEqual(28);
  }
  return lines.toSorted((a, b) => a.y - b.y);
}

it.each([
  ['🔥 REVIVAL 🔥 Moto – 🙏🏽', 'REVIVAL Moto'],
  ['"Bwana" ni \'mwema\'', '“Bwana” ni ‘mwema’'],
  ["Ng'ombe '26", 'Ng’ombe ’26'],
  ['𝗞𝗲𝘀𝗵𝗮 𝟐𝟎𝟐𝟔', 'Kesha 2026'],
  ['Ũhoro\u00a0mwega\nwa Ngai', 'Ũhoro mwega wa Ngai'],
  ['e\u0301te\u0301 ﬁn', 'été fin'],
  ['Привет', ''],
  ['', ''],
])('text for the heading font reads %j as %j', (text, set) => {
  expect(settable(text)).toBe(set);
  for (const sign of settable(text).replaceAll(' ', '')) expect(partWith(sign), sign).toBeDefined();
});

describe('the words on a week’s picture', () => {
  const event = (at: number, fields: Partial<ChurchEvent> = {}): ChurchEvent => {
    const date = `2026-11-2${2 + (at % 7)}`;
    return aShownEvent({ id: String(at), title: FULL, venue: FULL, start_date: date, end_date: date, ...fields });
  };

  it.each([0, 1, 3, 5, 8, 9, 40])('stand within the picture, clear of what a phone lays over it: %i events', (many) => {
    for (const language of [en, sw]) {
      const events = Array.from({ length: many }, (_, at) => event(at, at % 3 === 0 ? { status: 'cancelled' } : {}));
      const frame = { from: '2026-11-22', branch: branchByKey('juja') };
      for (const { text, y, size } of clearOfPhone(layWeek(wordsOfWeek(events, frame, language)))) {
        expect(y - size, text).toBeGreaterThan(250);
      }
    }
  });

  it.each([1, 4, 5, 6, 8])('say in Kiswahili the whole time and place, clear of one another: %i events', (many) => {
    const times = { title: 'Kifungua kinywa cha wanawake wa imani', venue: 'Ruiru Main Sanctuary' };
    const events = Array.from({ length: many }, (_, at) =>
      event(at, { ...times, start_time: '08:30', end_time: '11:30' }),
    );
    const { lines } = layWeek(wordsOfWeek(events, { from: '2026-11-22' }, sw));
    const said = lines.map(({ text }) => text).join(' ');
    const whole = 'saa 2 na nusu asubuhi (8:30 am) hadi saa 5 na nusu asubuhi (11:30 am) · Ruiru Main Sanctuary';
    expect(said.split(whole)).toHaveLength(many + 1);
    const heights = [...new Set(lines.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
    for (const [at, y] of heights.slice(1).entries()) expect(y - (heights[at] ?? 0)).toBeGreaterThanOrEqual(30);
  });

  it('tell how many more there are than can be read', () => {
    const events = Array.from({ length: 11 }, (_, at) => event(at));
    const { rows, note } = wordsOfWeek(events, { from: '2026-11-22' }, en);
    expect([rows.length, note]).toEqual([8, 'and 3 more']);
  });
});

describe('the words on an event’s picture for Status', () => {
  it.each(WORDS)('stand within the picture, clear of what a phone lays over it: %s', (_words, fields) => {
    for (const language of [en, sw]) {
      const picture = layStatus(shown(fields), language);
      const letters = clearOfPhone(picture);
      for (const [at, { text, y, size }] of letters.entries()) {
        expect(y - size * 0.75, text).toBeGreaterThan(picture.top - 1);
        if (at > 0) expect(y - (letters[at - 1]?.y ?? 0), text).toBeGreaterThan(size * 0.9);
      }
    }
  });

  it('are title, day and hours, venue with its branch, category and the church', () => {
    const words = layStatus(shown({ title: 'Friday Kesha', category: 'Revival', venue: 'Main Sanctuary' }), en).lines;
    expect(words.map(({ text }) => text)).toEqual([
      'Friday Kesha',
      'Friday 27 November 2026',
      '9 pm to 5 am on Saturday',
      'Main Sanctuary, Ruiru',
      'REVIVAL',
      'Ruiru Foundation Church',
    ]);
  });

  it('are struck through where they no longer hold', () => {
    const struck = (fields: Partial<EventDto>) =>
      layStatus(shown({ title: 'Kesha ya Vijana', ...fields }), en)
        .lines.filter((line) => line.struck)
        .map(({ text }) => text);
    const moment = ['Friday 27 November 2026', '9 pm to 5 am on Saturday'];
    expect(struck({})).toEqual([]);
    expect(struck({ status: 'cancelled' })).toEqual(['Kesha ya Vijana', ...moment]);
    expect(struck({ status: 'postponed' })).toEqual(moment.slice(0, 1));
  });
});
