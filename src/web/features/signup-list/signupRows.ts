import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import { churchClock } from '#shared/time.ts';

const STATES: Readonly<Record<StaffSignup['state'], string>> = {
  coming: 'Coming',
  waiting: 'Waiting',
  left: 'Left',
  removed: 'Taken off',
};

const HEADINGS = [
  'Name',
  'Adults',
  'Children',
  'State',
  'Place in line',
  'Phone number',
  'Answer',
  'Signed up',
  'Came',
];

/** Sign-ups as the rows of a table, the headings first. Moments are `YYYY-MM-DD HH:MM`, Africa/Nairobi. */
export function signupRows(signups: readonly StaffSignup[]): (string | number)[][] {
  const moment = (iso: string) => {
    const { date, time } = churchClock(new Date(iso));
    return `${date} ${time}`;
  };
  const rows = signups
    .filter(({ spam }) => !spam)
    .map((signup) => [
      signup.name,
      signup.adults,
      signup.children,
      STATES[signup.state],
      signup.place ?? '',
      signup.phone_number ?? '',
      signup.answer ?? '',
      moment(signup.at),
      signup.ticked ? 'yes' : '',
    ]);
  return [HEADINGS, ...rows];
}
