import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { closedSite, titlesIn } from '#tests/support/closedSite.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const LOST = 'cannot be recovered: without it nobody can open the backup, not even the church.';

const command = (name: 'backup' | 'restore', folder: string, args: string[], input?: string) =>
  runHere(name, args, { DATA_DIR: folder }, input);

async function aKey(name: string): Promise<{ file: string; recipient: string }> {
  const file = join(temporaryFolder(), name);
  const { status, output } = await command('backup', '', ['--new-key', file]);
  expect([status, output]).toEqual([0, expect.stringContaining(`A lost key ${LOST}`)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  return { file, recipient: /age1\w+/.exec(output)?.[0] ?? '' };
}

describe('an encrypted backup', () => {
  it('is made for a public key, opens with its secret key alone, and is in the age format', async () => {
    const folder = await closedSite(['Seen by few']);
    const file = join(temporaryFolder(), 'backup.tar.gz.age');
    const [key, other] = [await aKey('church.key'), await aKey('other.key')];
    const { output: said } = await command('backup', folder, [file, '--to', key.recipient]);
    expect(said).toContain(`It is encrypted. A lost secret key ${LOST}`);

    const decrypter = new Decrypter();
    decrypter.addIdentity(/AGE-SECRET-KEY-\S+/.exec(readFileSync(key.file, 'utf8'))?.[0] ?? '');
    expect((await decrypter.decrypt(readFileSync(file))).subarray(0, 2)).toEqual(Uint8Array.of(0x1f, 0x8b)); // gzip

    const target = temporaryFolder();
    for (const [identity, input, output] of [
      ['', '', `${file} is encrypted: its secret key is needed (--identity KEYFILE).\n`],
      ['', '/nowhere\n', 'There is no file /nowhere.\n'],
      [other.file, '', 'The backup does not open: it was encrypted for another key, or it is damaged.\n'],
      [file, '', 'That is no secret key: one begins with AGE-SECRET-KEY-.\n'],
    ] as const) {
      const args = identity ? [file, '--identity', identity] : [file];
      expect(await command('restore', target, args, input)).toEqual({ status: 1, output });
    }
    expect(existsSync(join(target, 'church.db'))).toBe(false);
    for (const [args, input] of [
      [['--identity', key.file], undefined],
      [[], `${key.file}\n`],
    ] as const) {
      const fresh = temporaryFolder();
      expect(await command('restore', fresh, [file, ...args], input)).toMatchObject({ status: 0 });
      expect(await titlesIn(fresh)).toEqual(['Seen by few']);
    }
  });

  it('is made with a passphrase, which restore asks for', async () => {
    const folder = await closedSite(['Seen by few']);
    const file = join(temporaryFolder(), 'backup.tar.gz.age');
    const passphrase = 'forty litres of tea at the wedding';
    const short = await command('backup', folder, [file, '--passphrase'], 'short\n');
    expect(short).toEqual({ status: 1, output: 'A passphrase has at least 12 characters.\n' });
    const { output } = await command('backup', folder, [file, '--passphrase'], `${passphrase}\n`);
    expect(output).toContain(`It is encrypted. A lost passphrase ${LOST}`);
    const fresh = temporaryFolder();
    const refused = 'The backup does not open: that is not its passphrase, or it is damaged.\n';
    expect(await command('restore', fresh, [file], 'another passphrase\n')).toEqual({ status: 1, output: refused });
    expect(await command('restore', fresh, [file], `${passphrase}\n`)).toMatchObject({ status: 0 });
    expect(await titlesIn(fresh)).toEqual(['Seen by few']);
  });

  it('is refused where it is cut off or changed, and no key is taken that is none', async () => {
    const folder = await closedSite(['Seen by few']);
    const key = await aKey('church.key');
    const file = join(temporaryFolder(), 'backup.tar.gz.age');
    await command('backup', folder, [file, '--to', key.recipient]);
    const whole = readFileSync(file);
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
    const target = temporaryFolder();
    for (const bytes of [whole.subarray(0, whole.length - 20), changed]) {
      writeFileSync(file, bytes);
      const { status, output } = await command('restore', target, [file, '--identity', key.file]);
      expect([status, output]).toEqual([1, expect.stringMatching(/damaged/)]);
    }
    expect(readdirSync(target, { recursive: true })).toEqual(['backups']);
    const none = await command('backup', folder, [`${file}.new`, '--to', 'age1wrong']);
    expect(none).toEqual({
      status: 1,
      output: expect.stringMatching(/^"age1wrong" is no public key: .+ --new-key FILE\n$/),
    });
  });
});
