import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRetries } from '#web/outbox/sending/retries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND_MS = 1000;

it('is sent again at most half a minute after the server is back, however long it was away', () => {
  let sent = 0;
  const retries = makeRetries(() => {
    sent++;
    retries.plan();
  });
  retries.plan();
  vi.advanceTimersByTime(3600 * SECOND_MS);
  const before = sent;
  vi.advanceTimersByTime(30 * SECOND_MS);
  expect(sent).toBe(before + 1);
});

it('is sent again after a quarter of a minute once there is a new chance', () => {
  const send = vi.fn();
  const retries = makeRetries(send);
  for (let time = 0; time < 10; time++) retries.plan();
  retries.restart();
  retries.plan();
  vi.advanceTimersByTime(15 * SECOND_MS);
  expect(send).toHaveBeenCalledOnce();
});

it('is not sent again once that was ended', () => {
  const send = vi.fn();
  const retries = makeRetries(send);
  retries.plan();
  retries.cancel();
  vi.advanceTimersByTime(60 * SECOND_MS);
  expect(send).not.toHaveBeenCalled();
});
