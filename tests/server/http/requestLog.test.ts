import { aMessage } from '#tests/support/factories.ts';
import { appBeforeEach } from '#tests/support/testApp.ts';

const site = appBeforeEach(() => ({ settings: { trustProxy: true, logLevel: 'info' } }));

const from = (address: string) => ({ 'x-forwarded-for': address });
const lastLine = () => site.log.filter(({ msg }) => msg === 'answered').at(-1);

it('the log’s line of what staff do says who wrote, from which network, and why it was refused; no account where no living token came', async () => {
  await site.put({}, from('203.0.113.77:5000'));
  const written = { method: 'POST', path: '/create/events', status: 201, account: 1, from: '203.0.113.0/24' };
  expect(lastLine()).toMatchObject(written);
  expect(lastLine()).not.toHaveProperty('why');
  await site.put({ title: '' }, from('203.0.113.77'));
  expect(lastLine()).toMatchObject({ status: 422, account: 1, why: 'Title is required.' });
  await site.asOwner('deleteEvent', { id: 9, headers: from('203.0.113.77') });
  expect(lastLine()).toMatchObject({ status: 404, account: 1, why: expect.stringMatching(/event/) });
  await site.asOwner('logout', { headers: from('2001:db8:1:2::3') });
  expect(lastLine()).toMatchObject({ path: '/logout', account: 1, from: '2001:db8:1:0::/48' });

  await site.request('listStaff', { token: 'made-up', headers: from('203.0.113.77') });
  expect(lastLine()).toMatchObject({ status: 401, from: '203.0.113.0/24', why: 'Login to continue...' });
  expect(lastLine()).not.toHaveProperty('account');
  expect(JSON.stringify(site.log)).not.toContain('203.0.113.77');
});

it('the log’s line of what a visitor does names no network', async () => {
  for (const body of [{}, aMessage()]) {
    await site.request('submitMessage', { body, headers: from('203.0.113.77') });
    expect(Object.keys(lastLine() ?? {})).not.toContain('from');
  }
  expect(JSON.stringify(site.log)).not.toContain('203.0.113.77');
});
