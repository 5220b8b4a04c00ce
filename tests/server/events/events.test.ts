import { endpoints } from '#shared/http/endpoints.ts';
import { anEvent } from '#tests/support/factories.ts';
import { appBeforeEach, expectAnswer } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const site = appBeforeEach();

it('GET /all/events answers an array, empty at first, the newest start first, on one day the latest hour, at one hour the one made first', async () => {
  expectAnswer(await site.request('listEvents'), 200, []);

  await site.put({ title: 'noon', start_date: '2026-12-01', start_time: '12:00' });
  await site.put({ title: 'evening', start_date: '2026-12-01', start_time: '18:00' });
  await site.put({ title: 'evening again', start_date: '2026-12-01', start_time: '18:00' });
  await site.put({ title: 'next year', start_date: '2027-01-01', start_time: '06:00' });
  expect(await site.titles()).toEqual(['next year', 'evening', 'evening again', 'noon']);
});

describe('POST /create/events', () => {
  it('answers the event with the words of the specification', async () => {
    const answer = await site.asOwner('createEvent', { body: anEvent() });
    expect(answer.status).toBe(201);
    const created = { ...anEvent(), id: 1, version: 1 };
    expect(answer.body).toEqual({ message: 'Event created successfully.', event: created });
    expect(await site.list()).toEqual([answer.body.event]);
  });

  itOnSqlite('trims texts, keeps what may be sent, and drops what an event does not have', async () => {
    const image = `https://example.com/${'x'.repeat(2048 - 20)}`;
    const words = 'One\nTwo 🙏 Mungu ni mwema';
    for (const [sent, kept] of [
      [
        { title: '  Kesha  ', description: words, image: '' },
        { title: 'Kesha', description: words, image: null },
      ],
      [{ title: 't'.repeat(200), description: 'd'.repeat(5000), venue: 'v'.repeat(200), image }],
      [{ end_date: '2026-11-01' }], // before it starts
      [{ title: '🙏'.repeat(200) }],
      [
        { start_time: '09:00:00', end_time: '10:30:00' }, // as programs write it
        { start_time: '09:00', end_time: '10:30' },
      ],
    ]) {
      expect(await site.put(sent)).toMatchObject(kept ?? sent ?? {});
    }
    const body = { ...anEvent(), id: 77, version: 9, deleted: true };
    const { event } = (await site.asOwner('createEvent', { body })).body;
    expect(event).toEqual({ ...anEvent(), id: 6, version: 1 });
  });

  itOnSqlite('refuses in words, a sentence for each faulty field', async () => {
    for (const [field, value, sentence] of [
      ['title', '', 'Title is required.'],
      ['title', '\u200b\u200d\u2060 \ufeff', 'Title is required.'],
      ['description', '\u200e\n\u200f', 'Description is required.'],
      ['venue', '\v\f\u0007', 'Venue is required.'],
      ['title', undefined, 'Title is required.'],
      ['title', 5, 'Title must be text.'],
      ['title', 'x'.repeat(201), 'Title can be at most 200 characters.'],
      ['category', 'Picnic', expect.stringMatching(/^Category must be one of: Worship and Prayer, Kesha, /)],
      ['description', 'x'.repeat(5001), 'Description can be at most 5,000 characters.'],
      ['venue', 'x'.repeat(201), 'Venue can be at most 200 characters.'],
      ['image', 'x'.repeat(2049), 'Image URL can be at most 2,048 characters.'],
      ['image', 'javascript:alert(1)', 'Image must be a valid URL'],
      ['image', '/kesha.jpg', 'Image must be a valid URL'],
      ['start_date', '', 'Start Date is required.'],
      ['start_date', '2026-02-30', 'Start Date must be a day of the calendar, such as 2026-09-14.'],
      ['start_date', '0026-12-04', 'The year must lie between 1900 and 2199.'],
      ['end_date', '9999-12-31', 'The year must lie between 1900 and 2199.'],
      ['start_time', '25:00', 'Start Time must be a time of day, such as 18:00.'],
      ['start_time', '09:00:30', 'Start Time must be a time of day, such as 18:00.'],
      ['end_date', '14/09/2026', 'End Date must be a day of the calendar, such as 2026-09-14.'],
      ['status', 'forgotten', 'Status must be one of: cancelled, postponed, moved.'],
    ] as const) {
      const answer = await site.asOwner('createEvent', { body: { ...anEvent(), [field]: value } });
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({ error: sentence, message: sentence, fields: { [field]: sentence } });
      expect(await site.list()).toEqual([]);
    }

    const answer = await site.asOwner('createEvent', { body: { ...anEvent(), title: '', venue: '' } });
    const both = 'Title is required. Venue is required.';
    const fields = { title: 'Title is required.', venue: 'Venue is required.' };
    expect(answer.body).toEqual({ error: both, message: both, fields });
  });
});

describe('PUT /update/events/{id}', () => {
  const { image: _, ...eight } = anEvent({ title: 'Kesha, moved', start_time: '22:00' });

  it('changes the eight fields, leaves the image, and counts the version up', async () => {
    const { id } = await site.put({ image: 'https://example.com/a.jpg' });
    const answer = await site.asOwner('updateEvent', { id, body: eight });
    expect(answer.status).toBe(200);
    const updated = { ...eight, image: 'https://example.com/a.jpg', id, version: 2 };
    expect(answer.body).toEqual({ message: 'Event updated successfully', event: updated });
    expect(await site.list()).toEqual([answer.body.event]);
  });

  itOnSqlite('sets the image where it is sent', async () => {
    for (const [image, stored] of [
      [null, null],
      ['', null],
      ['https://example.com/b.jpg', 'https://example.com/b.jpg'],
    ] as const) {
      const { id } = await site.put({ image: 'https://example.com/a.jpg' });
      const { body } = await site.asOwner('updateEvent', { id, body: { ...eight, image } });
      expect(body.event.image).toBe(stored);
    }
  });

  itOnSqlite('refuses a faulty field and an event that never was, and changes nothing', async () => {
    const { id } = await site.put();
    const answer = await site.asOwner('updateEvent', { id, body: { ...eight, title: '' } });
    expectAnswer(answer, 422, { message: 'Title is required.' });
    expect(await site.titles()).toEqual(['Friday Kesha']);

    for (const id of ['999', '-1', 'abc', '99999999999999', '2147483648', '%F0%9F%99%8F']) {
      const unknown = await site.asOwner('updateEvent', { id: decodeURIComponent(id), body: eight });
      const text = 'There is no such event.';
      expectAnswer(unknown, 404, { error: text, message: text });
    }
  });
});

describe.each([
  ['DELETE /delete/events/{id}', endpoints.deleteEvent],
  ['DELETE /all/events/{id}', endpoints.deleteListedEvent],
])('%s', (_name, remove) => {
  it('deletes the event, once, minds no JSON Content-Type without a body, and gives its id never again', async () => {
    const { id } = await site.put();
    expectAnswer(await site.asOwner(remove, { id }), 200, { message: 'Event deleted successfully' });
    expect(await site.list()).toEqual([]);
    const again = await site.asOwner(remove, { id });
    expect(again.status).toBe(404);
    expect(again.body.message).toBe('This event no longer exists. Somebody may have deleted it.');
    expect((await site.asOwner(remove, { id: 999 })).body.message).toBe('There is no such event.');
    expect((await site.put()).id).toBeGreaterThan(id);

    const headers = { 'content-type': 'application/json' };
    expect((await site.asOwner(remove, { id: 2, headers })).status).toBe(200);
  });
});
