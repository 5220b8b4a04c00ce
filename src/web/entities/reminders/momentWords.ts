import { dates } from '#words/dates.ts';

/** A moment of the church's clock, `2026-12-03T18:00`, as this page writes it. */
export function momentWords(moment = ''): string {
  const [day = '', time = ''] = moment.split('T');
  return moment === '' ? '' : `${dates.dayAndMonth(day)}, ${dates.timeOn(day, time)}`;
}
