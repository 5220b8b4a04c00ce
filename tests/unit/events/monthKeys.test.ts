import { keyTarget } from '#web/entities/event/month/MonthGrid.tsx';

it.each([
  ['ArrowLeft', false, '2026-11-01', '2026-10-31'],
  ['ArrowRight', false, '2026-11-30', '2026-12-01'],
  ['ArrowUp', false, '2026-11-27', '2026-11-20'],
  ['ArrowDown', false, '2026-11-27', '2026-12-04'],
  ['Home', false, '2026-11-27', '2026-11-22'],
  ['Home', false, '2026-11-22', '2026-11-22'],
  ['End', false, '2026-11-27', '2026-11-28'],
  ['PageDown', false, '2027-01-31', '2027-02-28'],
  ['PageUp', false, '2026-12-31', '2026-11-30'],
  ['PageDown', true, '2028-02-29', '2029-02-28'],
  ['PageUp', true, '2026-11-27', '2025-11-27'],
])('a key in the grid of days: %s (Shift %s) leads from %s to %s', (key, shift, from, to) => {
  expect(keyTarget(key, shift, from)).toBe(to);
});

it('a key in the grid of days leads nowhere where it is none of these', () => {
  for (const key of ['Enter', 'a', 'Tab', ' ']) expect(keyTarget(key, false, '2026-11-27')).toBeUndefined();
});
