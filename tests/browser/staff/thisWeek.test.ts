import { announcedWeeks } from '#shared/events/times/week.ts';
import { addDays, churchClock } from '#shared/time.ts';
import { openSite, putEventOn } from '../../support/browser/site.ts';

const site = openSite('used');

const PHONE = { viewport: { width: 360, height: 740 } } as const;

it('a week of twenty events is a picture to be saved and one printed page', async () => {
  const [, next] = announcedWeeks(churchClock(new Date()).date);
  const days = Array.from({ length: 20 }, (_, at) => addDays(next, at % 7));
  const title = 'Bible study, on walking worthy of the calling to which we have been called';
  await Promise.all(days.map((day) => putEventOn(site, { title, start_date: day, end_date: day })));
  const { page, complaints } = await site.visitAsStaff({
    ...PHONE,
    timezoneId: 'Pacific/Auckland',
    colorScheme: 'dark',
  });
  await page.goto(`${site.url}/admin/this-week?week=next`);
  await page.getByText(/: 2\d events$/).waitFor(); // others may have put some on
  const picture = page.getByRole('img', { name: /^Next week at/ });
  await picture.waitFor();
  expect(
    await picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]),
  ).toEqual([1080, 1920]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`week-${next}.jpg`);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(complaints).toEqual([]);
});
