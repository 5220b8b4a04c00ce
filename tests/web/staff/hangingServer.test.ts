import { expect, it, vi } from 'vitest';
import { anEvent } from '#tests/support/factories.ts';
import { api } from '#web/api/api.ts';
import { createStore } from '#web/app/store.ts';
import { TOKEN_KEY } from '#web/auth/tokenKeeper.ts';

it('gives a save up after a minute where the connection hangs, so that it can be sent again', async () => {
  let asked = 0;
  const hangs: typeof fetch = (input) => {
    asked++;
    const { signal } = input as Request;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  vi.stubGlobal('fetch', hangs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.setItem(TOKEN_KEY, 'token');
  const store = createStore({ storage: localStorage });
  const { createEvent } = api.endpoints;
  const saved = store.dispatch(createEvent.initiate({ kind: 'createEvent', event: anEvent(), key: 'key' }));
  await expect.poll(() => asked).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await saved).toMatchObject({ error: { kind: 'unanswered', status: null } });
});
