import { dates } from '#words/dates.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The head of a month's table: the weekdays, from Sunday. */
export const WeekdayHead = () => (
  <thead>
    <tr>
      {WEEKDAYS.map((weekday) => (
        <th key={weekday} scope="col" abbr={dates.weekday(weekday)}>
          {dates.shortWeekday(weekday)}
        </th>
      ))}
    </tr>
  </thead>
);
