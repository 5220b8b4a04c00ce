import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortBible } from '#tests/support/bibles.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

describe('npm run bible', () => {
  it('adds an edition, lists it with its credit, and removes it', async () => {
    const folder = temporaryFolder();
    const bible = (...args: string[]) => run('src/commands/data/bible.ts', args, { DATA_DIR: folder }).ended;
    const file = join(folder, 'short.tsv');
    writeFileSync(file, `${shortBible()}\nJHN\t1\t99\tMore.`);
    const facts = ['--name', 'Short Bible', '--language', 'en', '--credit', 'Short Bible, public domain'];

    const added = await bible('add', file, ...facts);
    expect(added.status).toBe(0);
    expect(added.output).toMatch(/^Short Bible is added: 67 verses in 66 books\.\n/);
    expect(added.output).toContain('It leaves out, beside the King James: Genesis 1:2, Genesis 1:3, ');
    expect(added.output).toContain('and 31016 more.\nIt has, beside the King James: John 1:99.\n');
    expect(await bible('add', file, ...facts)).toEqual({
      status: 1,
      output: 'There is an edition called Short Bible already; remove it first.\n',
    });
    expect((await bible('list')).output).toBe(
      'KJV (en, 31102 verses): King James Version\nShort Bible (en, 67 verses): Short Bible, public domain\n',
    );
    expect(await bible('remove', 'Short', 'Bible')).toEqual({ status: 0, output: 'Short Bible is removed.\n' });
    expect((await bible('list')).output).toBe('KJV (en, 31102 verses): King James Version\n');
  });

  it('says how it is called', async () => {
    const { status, output } = await run('src/commands/data/bible.ts', ['add', 'FILE'], {
      DATA_DIR: temporaryFolder(),
    }).ended;
    expect(status).toBe(1);
    expect(output).toMatch(/^Say what to do: npm run bible -- add FILE --name NAME --language CODE --credit TEXT/);
  });
});
