import { mailHref } from '#web/features/inbox/replies.ts';
import { messageTo } from '#web/features/signup-list/signupRows.ts';
import { deviceName } from '#web/ui/text/deviceName.ts';

const message = { name: 'Jane Njeri', email: 'jane+church?cc=all@example.com', message: 'One & two\nthree' };

it('a mail in reply goes to the address alone, with what was written quoted line by line', () => {
  const mail = new URL(mailHref(message, 'Grace Church'));
  expect(decodeURIComponent(mail.pathname)).toBe(message.email);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('body')).toMatch(/^Hello Jane,[\s\S]*You wrote:\r\n> One & two\r\n> three$/);
});

it.each([
  ['Dr. Jane Mwangi', 'Dr. Jane'],
  ['Rev Peter', 'Rev Peter'],
  ['Mama Njeri', 'Mama Njeri'],
  ['Rev. Dr. Mary Wanjiru', 'Rev. Dr. Mary'],
  ['J. K. Mwangi', 'J. K. Mwangi'],
  ['Mr & Mrs Kamau', 'Mr & Mrs Kamau'],
  ['  wanjiku   kamau ', 'wanjiku'],
  ['Mama', 'Mama'],
])('a mail in reply greets %j as %j', (name, greeted) => {
  const mail = new URL(mailHref({ ...message, name }, 'Grace Church'));
  expect(mail.searchParams.get('body')).toMatch(new RegExp(`^Hello ${greeted.replaceAll('.', '\\.')},`));
  expect(messageTo(name, 'Hello {name}!')).toBe(`Hello ${greeted}!`);
});

it('a mail in reply leaves out the end of a long text', () => {
  const href = mailHref({ ...message, message: 'Amen 🙏 '.repeat(600) }, 'Grace Church');
  expect(href.length).toBeLessThan(2000);
  expect(new URL(href).searchParams.get('body')).toMatch(/…$/);
});

it.each([
  ['Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on an iPhone or iPad'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.0', 'curl/8.0'],
  ['', 'A device that does not say what it is'],
])('a device that says %j is called %j', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
