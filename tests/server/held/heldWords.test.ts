import type { HeldChange } from '#shared/publication/held.ts';
import { HOUR_MS } from '#shared/time.ts';
import { type Asked, appBeforeEach, type Change, EDITOR, expectAnswer } from '#tests/support/testApp.ts';
import { itOnSqlite } from '#tests/support/testStore.ts';

const TILL = 'Lipa kwa Till 400 200';

const site = appBeforeEach();
let editors: string;
beforeEach(async () => {
  editors = await site.join(EDITOR);
});

const ask = (token: string, endpoint: Asked, body: object, id = 1) => site.request(endpoint, { token, body, id });
const publish = (token: string, changes: Change[], more: object = {}) => site.publish(changes, { token, ...more });
const tagline = (token: string, value: string, base = 0, more: object = {}) =>
  publish(token, [{ field: 'tagline', value, base }], more);

const waiting = async (): Promise<HeldChange[]> => (await site.asOwner('listHeld')).body.held;
async function yes() {
  const held = (await waiting()).map(({ id, at }) => ({ id, at }));
  return ask(site.token, 'confirmHeld', { held });
}

describe('an editor’s words with a number to give to', () => {
  it('wait until an owner says yes, and the editor reads that and why', async () => {
    const message = 'It waits for an owner’s yes, because of the number 400200.';
    expectAnswer(await tagline(editors, TILL), 201, { message, ids: [] });
    expect(await site.words()).toEqual({});
    const words = { page: 'church', language: 'en', changes: [{ field: 'tagline', value: TILL }] };
    const now = 'Three branches, one family. Come as you are this Sunday.';
    const said = { why: [{ kind: 'number', text: '400200' }], words, texts: [{ label: 'Tagline', text: TILL, now }] };
    expect(await waiting()).toMatchObject([{ username: 'wanjiru', own: false, ...said }]);
    expect((await yes()).status).toBe(200);
    expect(await site.words()).toEqual({ tagline: TILL });
    expect(await waiting()).toEqual([]);
    const query = '?page=church&field=tagline';
    const { versions } = (await site.asOwner('listContentHistory', { query })).body;
    expect(versions).toMatchObject([{ username: 'wanjiru', state: 'on the site' }]);
  });

  itOnSqlite('wait in every field that shows them', async () => {
    const others = [
      ['church', 'socialLinks', [{ name: 'Give: 400200', href: 'https://facebook.com/us' }]],
      ['church', 'socialLinks', [{ name: 'Facebook', href: 'https://evil.example/us' }]],
      ['church', 'phone', '+254 799 999 999'],
      ['church', 'email', 'thief@evil.example'],
      ['church', 'serviceHours', [{ day: 0, name: '400200', name_sw: 'x', opens: '09:00', closes: '10:00' }]],
      ['media', 'article', { lead: 'Give', picture: null, text: 'To **400**\n\n200' }],
      ['media', 'article', { lead: 'Give', picture: null, text: '[Give](https://evil.example)' }],
    ] as const;
    for (const [page, field, value] of others) {
      expect((await publish(editors, [{ field, value }], { page })).body.message, field).toContain('It waits');
    }
  });

  const about = async (field: string, value: string, base = 0, more = {}) =>
    (await publish(editors, [{ field, value, base }], { page: 'about', ...more })).body;

  itOnSqlite.each([
    ['two publications of a page', 'Lipa na M-Pesa: Till 400', 'Published.'],
    ['a publication that waits and one beside it', 'Till 400, see evil.example', 'It waits'],
  ])('split over %s wait', async (_what, title, message) => {
    expect((await about('hero.title', title)).message).toContain(message);
    expect((await about('hero.lead', '200 is where to send your gift.')).message).toContain('the number 400200');
    expect(await waiting()).toMatchObject([{ why: expect.arrayContaining([{ kind: 'number', text: '400200' }]) }]);
  });

  itOnSqlite('split over words of now and words that follow wait, and over what is brought back', async () => {
    const first = await about('hero.lead', '200 is where to send your gift.', 0, { at: '2026-11-21T13:00' });
    expect(first.ids).toHaveLength(1);
    const { ids, message } = await about('hero.title', 'Lipa na M-Pesa: Till 400');
    expect([ids, message]).toEqual([[], expect.stringContaining('the number 400200')]);
    const vision = { page: 'vision' };
    const [base = 0] = (await about('hero.title', 'Lipa na M-Pesa: Till 500', 0, vision)).ids;
    const plain = await about('hero.title', 'Vision', base, vision);
    expect((await about('hero.lead', '300 is where to send your gift.', 0, vision)).message).toBe('Published.');
    expect((await ask(editors, 'withdrawContent', { ids: plain.ids })).body.message).toContain('500300');
  });

  itOnSqlite('put another mailbox in place of the church’s at a host of many wait', async () => {
    await publish(site.token, [{ field: 'email', value: 'office@gmail.com' }]);
    const query = '?page=church&field=email';
    const { versions } = (await site.asOwner('listContentHistory', { query })).body;
    const { body } = await publish(editors, [{ field: 'email', value: 'thief@gmail.com', base: versions[0].id }]);
    expect(body.message).toContain('the link thief@gmail.com');
  });

  itOnSqlite(
    'in Kiswahili wait, and for a day and an hour; said yes to before it they come on the site at the hour',
    async () => {
      await tagline(editors, TILL, 0, { language: 'sw' });
      await tagline(editors, TILL, 0, { at: '2026-11-21T13:00' });
      expect(await waiting()).toMatchObject([
        { words: { language: 'sw' } },
        { appears: 'From Saturday 21 November 2026, 1 pm' },
      ]);
      site.clock.set(2 * HOUR_MS);
      expect([await site.words(), await site.words('church', 'sw')]).toEqual([{}, {}]);
      await yes();
      expect([await site.words(), await site.words('church', 'sw')]).toEqual([{ tagline: TILL }, { tagline: TILL }]);

      await publish(editors, [{ field: 'address.street', value: 'Till 500500' }], { at: '2026-11-21T15:00' });
      await yes();
      expect(await site.words()).toEqual({ tagline: TILL });
      site.clock.set(HOUR_MS);
      expect(await site.words()).toEqual({ tagline: TILL, 'address.street': 'Till 500500' });
    },
  );

  it('join what the editor lets wait of the page already, and are changed and withdrawn, not by another editor, or said no to', async () => {
    await tagline(editors, TILL);
    await publish(editors, [{ field: 'address.street', value: 'Till 500500' }]);
    await tagline(editors, 'Till 600600');
    const [held] = await waiting();
    expect(held?.texts.map(({ text }) => text).toSorted()).toEqual(['Till 500500', 'Till 600600']);
    const ids = [held?.id];
    const others = await site.join({ ...EDITOR, username: 'otieno' });
    expect((await ask(others, 'deleteHeld', { ids })).status).toBe(403);
    expect((await ask(editors, 'deleteHeld', { ids })).status).toBe(200);
    expect([await waiting(), await site.words()]).toEqual([[], {}]);

    await tagline(editors, TILL);
    await ask(site.token, 'deleteHeld', { ids: (await waiting()).map(({ id }) => id) });
    expect([await waiting(), await site.words()]).toEqual([[], {}]);
  });

  it('of several fields wait for what they say now, and a yes lets no link pass that was changed', async () => {
    await publish(editors, [
      { field: 'tagline', value: 'See https://evil.example' },
      { field: 'address.street', value: 'See https://good.example' },
    ]);
    await tagline(editors, 'See https://other.example');
    const [held] = await waiting();
    expect(held?.why.map(({ text }) => text).toSorted()).toEqual(['good.example', 'other.example']);
    await yes();
    const street = { field: 'address.street', value: 'Or https://evil.example', base: 1 };
    expect((await publish(editors, [street])).body.message).toContain('because of the link evil.example');
  });

  itOnSqlite('keep their hour when another field is published for now', async () => {
    await tagline(editors, TILL, 0, { at: '2026-11-21T13:00' });
    await publish(editors, [{ field: 'address.street', value: 'Till 500500' }]);
    await yes();
    expect(await site.words()).toEqual({ 'address.street': 'Till 500500' });
    site.clock.set(HOUR_MS);
    expect(await site.words()).toMatchObject({ tagline: TILL });
  });

  itOnSqlite('for a page that is gone can be read and said no to; a yes puts nothing on the site', async () => {
    await tagline(editors, TILL);
    await site.store.db.updateTable('held_changes').set({ page: 'gone' }).execute();
    const held = await waiting();
    expect(held).toMatchObject([{ title: 'gone', texts: [] }]);
    const { body } = await site.asOwner('listScheduled', { id: 2 });
    expect(body.scheduled).toEqual([{ kind: 'waits for a yes', title: 'gone', appears: '' }]);
    expectAnswer(await yes(), 409, { error: 'It has changed meanwhile: look at it again.' });
    const ids = held.map(({ id }) => id);
    expect((await ask(site.token, 'deleteHeld', { ids })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});

describe('an older number', () => {
  beforeEach(async () => {
    await tagline(site.token, TILL);
    await tagline(site.token, 'Come', 1);
  });

  it('is not brought back by an editor who withdraws an owner’s words, and waits where one takes it from the history', async () => {
    const { status, body } = await ask(editors, 'withdrawContent', { ids: [2] });
    expect(status).toBe(403);
    expect(body.message).toContain('the number 400200');
    expect(await site.words()).toEqual({ tagline: 'Come' });
    expect((await tagline(editors, TILL, 2)).body.message).toContain('It waits');
    expect(await site.words()).toEqual({ tagline: 'Come' });
    await ask(editors, 'deleteHeld', { ids: (await waiting()).map(({ id }) => id) });
    expect((await ask(site.token, 'withdrawContent', { ids: [2] })).status).toBe(200);
    expect(await site.words()).toEqual({ tagline: TILL });
  });

  itOnSqlite('is not kept by an editor who withdraws what an owner has planned in its place', async () => {
    await tagline(site.token, TILL, 2);
    const { body } = await tagline(site.token, 'Soon', 3, { at: '2026-11-21T13:00' });
    expect((await ask(editors, 'withdrawContent', { ids: body.ids })).status).toBe(403);
    expect((await tagline(editors, TILL, 3, { at: '2026-11-21T14:00' })).body.message).toContain('It waits');
  });

  itOnSqlite('waits where an editor goes back to the words of the files', async () => {
    const { body } = await publish(site.token, [{ field: 'phone', value: '+254 711 111 111' }]);
    const back = await publish(editors, [{ field: 'phone', value: null, base: body.ids[0] }]);
    expect(back.body.message).toContain('the number 254700000000');
    expect((await ask(editors, 'withdrawContent', { ids: body.ids })).status).toBe(403);
  });
});

itOnSqlite('an editor takes back what brings no number back', async () => {
  const { body } = await tagline(editors, 'Come');
  expect((await ask(editors, 'withdrawContent', { ids: body.ids })).status).toBe(200);
  expect(await site.words()).toEqual({});
});
