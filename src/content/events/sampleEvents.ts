import type { EventInput } from '#shared/events/event.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

const [SUNDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 4, 5, 6] as const;

/** The first such weekday on or after a day, plus some weeks. */
function next(today: string, weekday: number, weeks = 0): string {
  return addDays(today, ((((weekday - (dayOfWeek(today) ?? 0)) % 7) + 7) % 7) + weeks * 7);
}

const MAIN = 'Ruiru Main Sanctuary';
const MAGOMANO = 'Magomano Branch';
const KITHINI = 'Kithini Branch';
const JUJA = 'Juja Branch';

/** A dozen realistic events around a day, so that a new site has something to show. People sign up for one of them. */
export function sampleEvents(today: string): EventInput[] {
  const sunday = next(today, SUNDAY);
  const friday = next(today, FRIDAY);
  const saturday = next(today, SATURDAY);
  const thursday = next(today, THURSDAY);
  const event = (
    title: string,
    category: EventInput['category'],
    venue: string,
    when: [start: string, from: string, to: string, end?: string],
    description: string,
    more: Partial<EventInput> = {},
  ): EventInput => {
    const [start_date, start_time, end_time, end_date = start_date] = when;
    return { title, category, description, venue, start_date, start_time, end_date, end_time, image: null, ...more };
  };
  return [
    event(
      'Thanksgiving Sunday',
      'Worship and Prayer',
      MAIN,
      [addDays(sunday, -14), '09:00', '12:45'],
      'We brought the first fruits of the season and gave thanks for every home, every harvest and every answered prayer.',
    ),
    event(
      'Youth Fellowship: Faith at Work',
      'Fellowship',
      JUJA,
      [addDays(saturday, -7), '14:00', '17:00'],
      'Young people from every branch met over tea to talk about work, studies and following Christ on a weekday.',
    ),
    event(
      'Midweek Prayer Service',
      'Worship and Prayer',
      MAIN,
      [thursday, '18:00', '19:00'],
      'An hour of worship and prayer in the middle of the week. Come straight from work, just as you are.',
    ),
    event(
      'Friday Kesha',
      'Kesha',
      MAIN,
      [friday, '21:00', '05:00', addDays(friday, 1)],
      'A night of prayer, praise and the word, from nine in the evening until five in the morning.\n\nCarry a shawl and a Bible; tea is served at midnight.',
    ),
    event(
      'Women of Faith Breakfast',
      'Fellowship',
      KITHINI,
      [saturday, '08:30', '11:30'],
      'Mothers, daughters and sisters share breakfast and testimony. Bring a neighbour who has not been to church for a while.',
    ),
    event(
      'Family Sunday',
      'Worship and Prayer',
      MAIN,
      [sunday, '09:00', '12:45'],
      'Both services together with our children, who lead the songs. Sunday school classes meet after the second service.',
    ),
    event(
      'Walking Through Romans',
      'Bible Study',
      MAGOMANO,
      [addDays(thursday, 5), '17:30', '19:00'],
      'We read Romans one chapter a week and ask our questions aloud. This week: chapter eight. New people are welcome at any chapter.',
    ),
    event(
      'Market Day Outreach',
      'Evangelism',
      'Ruiru Market',
      [addDays(saturday, 7), '10:00', '13:00'],
      'We sing, pray with whoever asks, and share the good news. Meet at the Main Sanctuary at half past nine.',
    ),
    event(
      'In His Presence',
      'In His Presence',
      JUJA,
      [addDays(sunday, 7), '15:00', '18:00'],
      'An afternoon of unhurried worship: few words, many songs, and time to be still before God.',
    ),
    event(
      'Marriage and Money Seminar',
      'Seminar',
      MAIN,
      [addDays(saturday, 14), '09:00', '13:00'],
      'Couples, and those who hope to be, learn to plan, save and give as one. Lunch is provided; please bring a notebook.',
      {
        signup: 'open',
        signup_places: '60',
        signup_closes: `${addDays(saturday, 12)}T20:00`,
        signup_question: 'Is there food that you do not eat?',
        signup_question_sw: 'Je, kuna chakula ambacho huli?',
      },
    ),
    event(
      'Men of Glory Conference',
      'Conference',
      KITHINI,
      [addDays(friday, 21), '17:00', '16:00', addDays(friday, 22)],
      'Two days for men of every age on being faithful at home, at work and in the church. Sleeping places are free: ask at the gate.',
    ),
    event(
      'Week of Revival',
      'Revival',
      MAGOMANO,
      [addDays(sunday, 28), '16:00', '19:00', addDays(sunday, 33)],
      'Six evenings of preaching, song and prayer under the tent. Buses leave the Main Sanctuary at three each afternoon.',
    ),
  ];
}
