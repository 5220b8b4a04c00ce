import { expect, it, vi } from 'vitest';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { anEvent } from '#tests/support/factories.ts';
import { STAFF } from '#tests/support/testApp.ts';
import { startSite } from '#tests/support/web/site.tsx';
import { api } from '#web/api/api.ts';
import { eventsApi } from '#web/api/endpoints/events.ts';
import { createStore } from '#web/app/store.ts';
import { signedIn } from '#web/auth/authSlice.ts';

it('an edit refetches what shows the event: its list and its page', async () => {
  const app = await startSite();
  const { token } = app;
  for (const title of ['Kesha', 'Seminar']) {
    await app.put({ title, start_date: '2026-10-02' });
  }
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url, location.href).pathname}`);
    return app.fetch(request);
  });
  const { dispatch } = createStore();
  dispatch(signedIn({ accessToken: token, account: STAFF.username }));
  const [list] = await Promise.all([
    dispatch(api.endpoints.listEvents.initiate()),
    dispatch(eventsApi.endpoints.readEvent.initiate('1')),
  ]);
  asked.length = 0;

  expect(list.data).toHaveLength(2);
  const event = anEvent({ title: 'Friday Kesha', start_date: '2026-10-02' });
  const base = list.data?.find(({ id }) => id === '1') as ChurchEvent;
  await dispatch(api.endpoints.updateEvent.initiate({ kind: 'updateEvent', eventId: '1', event, base, key: 'key' }));
  await Promise.all(dispatch(api.util.getRunningQueriesThunk()));

  expect(asked.sort()).toEqual(['GET /all/events', 'GET /read/events/1', 'PUT /update/events/1']);
  const titles = (await dispatch(api.endpoints.listEvents.initiate())).data?.map(({ title }) => title);
  expect(titles).toContain('Friday Kesha');
});
