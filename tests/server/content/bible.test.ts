import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { openVerses } from '#server/verses/editions/verses.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { BOOKS } from '#shared/verse/bible.ts';
import { MAX_EDITION_BYTES } from '#shared/verse/editionInput.ts';
import { shortBible } from '#tests/support/bibles.ts';
import { putDatabase, putKingJames } from '#tests/support/newData.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { EDITOR, expectAnswer, NOON, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';

it('npm run bible adds an edition, lists it with its credit, and removes it; it says how it is called', async () => {
  const folder = temporaryFolder();
  putDatabase(folder);
  const bible = (...args: string[]) => runHere('bible', args, { DATA_DIR: folder });
  const file = join(folder, 'short.tsv');
  writeFileSync(file, `${shortBible()}\nJHN\t1\t99\tMore.`);
  const facts = ['--name', 'Short Bible', '--language', 'en', '--credit', 'Short Bible, public domain'];

  const added = await run('src/commands/data/bible.ts', ['add', file, ...facts], { DATA_DIR: folder }).ended;
  expect(added.status).toBe(0);
  expect(added.output).toMatch(/^Short Bible is added: 67 verses in 66 books\.\n/);
  expect(added.output).toContain('It leaves out, beside the King James: Genesis 1:2, Genesis 1:3, ');
  expect(added.output).toContain('and 31016 more.\nIt has, beside the King James: John 1:99.\n');
  const there = 'There is an edition called Short Bible already; remove it first.\n';
  expect(await bible('add', file, ...facts)).toEqual({ status: 1, output: there });
  expect((await bible('list')).output).toBe(
    'KJV (en, 31102 verses): King James Version\nShort Bible (en, 67 verses): Short Bible, public domain\n',
  );
  expect(await bible('remove', 'Short', 'Bible')).toEqual({ status: 0, output: 'Short Bible is removed.\n' });
  expect((await bible('list')).output).toBe('KJV (en, 31102 verses): King James Version\n');

  const { status, output } = await bible('add', 'FILE');
  expect(status).toBe(1);
  expect(output).toMatch(/^Say what to do: npm run bible -- add FILE --name NAME --language CODE --credit TEXT/);
});

const usfm = (code: string) => strToU8(`\\id ${code}\n\\c 1\n\\p\n\\v 1 Maneno ya ${code}.\n`);
const zip = (codes = BOOKS.map(({ code }): string => code)) =>
  Buffer.from(zipSync(Object.fromEntries(codes.map((code) => [`${code}.usfm`, usfm(code)]))));
const NENO = { name: 'Neno', language: 'sw', credit: 'Neno, CC BY-SA 4.0' };

it('a Bible that an owner sends is refused in words where it is none, or too much; else it is added while visitors are answered, answers at once, and can be removed and brought back', async () => {
  const folder = temporaryFolder();
  putKingJames(folder);
  const site = await startTestApp({ folder, verses: await openVerses({ dataDir: folder, now: () => NOON }) });
  const token = await site.signIn();
  const send = async (file: Buffer, query: Record<string, string> = NENO, as = token) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `${staffEndpoints.createEdition.path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/zip' },
      payload: file,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const names = async () => (await site.request('listEditions')).body.map(({ name }: { name: string }) => name);

  for (const [what, file, query, status, words] of [
    ['no zip', Buffer.from('%PDF-1.5 not a Bible'), NENO, 422, 'Line 1'],
    ['a zip cut short', zip().subarray(0, 3000), NENO, 422, 'could not be read as a Bible'],
    ['a New Testament', zip(['MAT', 'MRK']), NENO, 422, 'It has 2 of the 66 books'],
    ['nothing', Buffer.alloc(0), NENO, 422, 'could not be read as a Bible'],
    ['no name', zip(), { ...NENO, name: ' ' }, 422, 'Please write a short name'],
    ['a path for a name', zip(), { ...NENO, name: '../kjv' }, 422, 'A name has letters'],
    ['too many bytes', Buffer.alloc(MAX_EDITION_BYTES + 1), NENO, 413, 'at most 20 MB'],
  ] as const) {
    expect(await send(file, query), what).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
  }
  expect((await send(zip(), NENO, await site.join(EDITOR))).status).toBe(403);
  expect(await names()).toEqual(['KJV']);

  let [isAdded, answered] = [false, 0];
  const added = send(zip()).finally(() => {
    isAdded = true;
  });
  for (; !isAdded; answered++) {
    await site.request('listEvents');
    await setImmediate(); // for what else this process does
  }
  expect(answered).toBeGreaterThan(10); // one while this process reads the file itself
  expect(await added).toEqual({ status: 201, body: { ...NENO, verses: 66, missing: 31_036, added: 0 } });
  expect(await names()).toEqual(['KJV', 'Neno']);
  const asked = await site.request('askVerse', { body: { message: 'Mwanzo 1:1' } });
  expect(asked.body.bot_message).toContain('Maneno ya GEN.');
  expectAnswer(await send(zip()), 422, { message: expect.stringContaining('already') });

  expect((await site.request('deleteEdition', { id: 'Neno', token })).status).toBe(200);
  expect(await names()).toEqual(['KJV']);
  expect((await site.request('restoreEdition', { id: 'Neno', token })).status).toBe(200);
  expect(await names()).toEqual(['KJV', 'Neno']);
  expect((await site.request('deleteEdition', { id: 'KJV', token })).body.message).toContain('stays');
});
