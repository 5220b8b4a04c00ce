import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BackupsState } from '#server/backups/nightly/backupsState.ts';
import { backupsLine } from '#shared/backups.ts';
import { startSite } from '#tests/support/web/site.tsx';

it('the settings say when the data was last copied, and what is wrong', async () => {
  const at = new Date().toISOString();
  const state: BackupsState = { last: { name: 'a', at }, proof: { name: 'a', at }, elsewhere: {}, known: {} };
  const backups = { state: () => state, fault: () => 'the copy could not be kept in /mnt/usb: the disk is full' };
  const app = await startSite({ backups });
  await app.open('/admin/settings');
  expect(await screen.findByText('Last copy: last night, checked')).toBeVisible();
  expect(
    screen.getByText(/^Show this to whoever .*: the copy could not be kept in \/mnt\/usb: the disk is full$/),
  ).toBeVisible();
});

it('the line counts nights, which end at three in Ruiru', () => {
  const last = '2026-11-21T00:01:00Z'; // 03:01 in Ruiru
  const at = (now: string, checked?: string) => backupsLine({ last, ...(checked && { checked }) }, new Date(now));
  expect(backupsLine({}, new Date(last))).toBe('Last copy: none yet');
  expect(at('2026-11-21T20:00:00Z', last)).toBe('Last copy: last night, checked');
  expect(at('2026-11-21T23:59:00Z')).toBe('Last copy: last night, not checked yet');
  expect(at('2026-11-22T00:00:00Z', last)).toBe('Last copy: the night before last, checked');
  expect(at('2026-11-24T09:00:00Z', '2026-11-14T00:01:00Z')).toBe('Last copy: 4 nights ago, not checked yet');
});
