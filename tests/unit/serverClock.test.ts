import { followServerClock, serverNow } from '#web/ui/hooks/serverNow.ts';

const DAY_MS = 86_400_000;
/** A page that was opened two hours after it began to hold, by a device whose clock is so much ahead. */
const aheadBy = (wrongMs: number) => {
  onTestFinished(() => followServerClock({ now: new Date(0).toISOString(), until: new Date(0).toISOString() }, 0));
  const present = Date.now() - wrongMs;
  const at = (ms: number) => new Date(ms).toISOString();
  followServerClock({ now: at(present - 7_200_000), until: at(present + 7_200_000) }, Date.now());
  return serverNow().getTime() - present;
};

it('a clock that is right, or nearly so, is followed', () => {
  expect(Math.abs(aheadBy(0))).toBeLessThan(1000);
  expect(Math.abs(aheadBy(600_000) - 600_000)).toBeLessThan(1000);
});

it.each([2 * DAY_MS, -5 * DAY_MS, 400 * DAY_MS, -4000 * DAY_MS])('one that is %d ms ahead is not', (wrong) => {
  expect(Math.abs(aheadBy(wrong))).toBeLessThan(7_300_000);
});
