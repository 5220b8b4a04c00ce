import { nameOfDay } from '#shared/time.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map(nameOfDay);

/** The head of a month's table: the weekdays, from Sunday. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {WEEKDAYS.map((name) => (
        <th key={name} scope="col" abbr={name}>
          {name.slice(0, 3)}
        </th>
      ))}
    </tr>
  </thead>
);
