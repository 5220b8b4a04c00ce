import { addDays, churchClock, dayOfWeek, daysBetween, isChurchDate, isDate, readableDate } from '#shared/time.ts';

it('the church’s calendar counts on from day to day in every year that can be written', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('0026-12-04', 1)).toBe('0026-12-05');
  expect(addDays('0100-01-01', -1)).toBe('0099-12-31');
  expect(daysBetween('0099-12-31', '0100-01-01')).toBe(1);
  expect(daysBetween('0026-12-04', '2026-12-04')).toBe(730_485);
});

it('the church’s calendar ends with its first and its last day', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('2026-11-27', 1e12)).toBe('9999-12-31');
  expect(addDays('0000-01-01', -1)).toBe('0000-01-01');
});

it('the church’s calendar knows the leap years and days of the week of every year', () => {
  expect(['0000-02-29', '0004-02-29', '2000-02-29', '2028-02-29'].filter(isDate)).toHaveLength(4);
  expect(['0001-02-29', '0100-02-29', '1900-02-29', '2026-02-29'].filter(isDate)).toEqual([]);
  expect(dayOfWeek('0001-01-01')).toBe(1);
  expect(readableDate('2026-11-27')).toBe('Friday 27 November 2026');
});

it('the church’s calendar is about the years 1900 to 2199', () => {
  expect(['1900-01-01', '2026-11-27', '2199-12-31'].filter(isChurchDate)).toHaveLength(3);
  expect(['1899-12-31', '2200-01-01', '0026-12-04', '9999-12-31', '2026-02-30'].filter(isChurchDate)).toEqual([]);
});

it('the church’s calendar writes every year with four digits', () => {
  const moment = new Date(0);
  moment.setUTCFullYear(26);
  expect(churchClock(moment).date).toBe('0026-01-01');
});
