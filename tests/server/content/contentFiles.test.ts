import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOfFiles } from '#server/content/contentFiles.ts';
import { addGivingChange } from '#server/store/giving/changes.ts';
import { addPurpose } from '#server/store/giving/purposes.ts';
import { DAY_MS } from '#shared/time.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { run } from '#tests/support/process/serverProcess.ts';
import { appBeforeEach, startTestApp, temporaryFolder } from '#tests/support/testApp.ts';
import { describeOnSqlite, itOnSqlite, storeEnvironment } from '#tests/support/testStore.ts';

const PHONE = '+254 711 111 111';
const JOURNEY = { lead: 'How God has led us.', picture: null, text: 'Nine people.' };

const site = appBeforeEach();
let files: string;
beforeEach(async () => {
  site.clock.set(new Date()); // the command goes by the machine's clock
  site.token = await site.signIn();
  files = temporaryFolder();
});

const content = async (args: string[], folder = site.folder) =>
  runHere('content', args, await storeEnvironment(folder));

async function publish(page: string, language: string, changes: Record<string, unknown>) {
  const all = Object.entries(changes).map(([field, value]) => ({ field, value }));
  expect((await site.publish(all, { page, language })).status).toBe(201);
}

/** After what a command wrote, and after the second in which that may stay unseen. */
const later = () => new Date(Date.now() + 1001);

const write = (name: string, file: unknown) =>
  writeFileSync(join(files, name), typeof file === 'string' ? file : JSON.stringify(file));

describe('npm run content -- export and import', () => {
  it('carries what staff changed into files, one a page and language, and into another site', async () => {
    await publish('church', 'en', { phone: PHONE, tagline: 'Come' });
    await publish('about', 'sw', { 'mission.verse': 'Yohana 3:16' });
    await publish('ourJourney', 'en', { article: JOURNEY });
    write('home.en.json', { page: 'home', language: 'en', fields: {} }); // of an earlier export
    const environment = await storeEnvironment(site.folder);
    const exported = await run('src/commands/data/content.ts', ['export', files], environment).ended;
    expect(exported).toMatchObject({ status: 0, output: expect.stringMatching(/^4 files/) });
    const names = ['about.sw.json', 'church.both.json', 'church.en.json', 'ourJourney.en.json'];
    expect(readdirSync(files).sort()).toEqual(names);
    expect(await runHere('content', ['export', files], { DATA_DIR: join(files, 'dta') })).toMatchObject({ status: 1 });
    expect(readdirSync(files).sort(), 'of an export with a mistyped DATA_DIR').toEqual(names);
    const both = { page: 'church', language: 'both', fields: { phone: PHONE } };
    expect(JSON.parse(readFileSync(join(files, 'church.both.json'), 'utf8'))).toEqual(both);

    const other = await startTestApp();
    const dry = await content(['import', files, '--dry-run'], other.folder);
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('4 fields would change.') });
    expect(await other.words()).toEqual({});
    expect((await content(['import', files], other.folder)).output).toContain('4 fields were changed.');
    other.clock.set(later());
    const words = ({ words: read }: Pick<typeof site, 'words'>) =>
      Promise.all([read('church', 'en'), read('about', 'sw'), read('ourJourney', 'en')]);
    expect(await words(other)).toEqual(await words(site));
    expect((await content(['import', files], other.folder)).output).toMatch(/^0 fields were changed/);
  });

  itOnSqlite('puts words of the files back where a file says null, and leaves what no file names', async () => {
    await publish('church', 'en', { phone: PHONE, email: 'us@church.example' });
    write('church.both.json', { page: 'church', language: 'both', fields: { phone: null } });
    expect((await content(['import', files, '--dry-run'])).output).toContain('1 field would change.');
    const { status, output } = await content(['import', files]);
    expect([status, output]).toEqual([0, expect.stringContaining('1 field was changed.')]);
    site.clock.set(later());
    expect(await site.words('church')).toEqual({ email: 'us@church.example' });
  });
});

itOnSqlite('the checks of files find what is wrong in one', () => {
  const church = { page: 'church', language: 'en', fields: {} };
  for (const [file, words] of [
    ['x', 'this is no JSON'],
    ['null', 'there is no page undefined.'],
    [{ ...church, page: 'gone' }, 'there is no page gone.'],
    [{ ...church, language: 'fr' }, 'the language must be en, sw or both.'],
    [{ ...church, fields: undefined }, 'it has no fields.'],
    [{ ...church, fields: { 'giving.paybill': '1' } }, 'has no field giving.paybill.'],
    [{ ...church, language: 'sw', fields: { phone: PHONE } }, 'phone: it serves both languages'],
    [{ ...church, page: 'about', fields: { 'hero.verse': 'John 99:1' } }, 'John has 21 chapters'],
  ] as const) {
    write('faulty.json', file);
    const { changes, faults } = changesOfFiles(files, { versions: [], uploads: new Map() });
    expect([changes, faults], words).toEqual([[], [expect.stringMatching(/^faulty\.json: /)]]);
    expect(faults[0]).toContain(words);
  }
});

describeOnSqlite('npm run content', () => {
  it('changes nothing where one file has a fault, and says which, and what it needs', async () => {
    write('church.en.json', { page: 'church', language: 'en', fields: { tagline: 'Come' } });
    write('faulty.json', { page: 'gone', language: 'en', fields: {} });
    const refused = expect.stringContaining('Nothing was changed:\n  faulty.json: there is no page gone.');
    expect(await content(['import', files])).toEqual({ status: 1, output: refused });
    site.clock.set(later());
    expect(await site.words('church')).toEqual({});

    for (const args of [['import', '/no/such/folder'], ['take', 'x'], ['--wrong']]) {
      const { status, output } = await content(args);
      expect(status).toBe(1);
      expect(output).toMatch(/export FOLDER|There is no folder/);
    }
  });

  it('counts no sample that staff have changed, and names what Kiswahili has not followed', async () => {
    const samples = async () => Number(/^Sample values: (\d+)/.exec((await content([])).output)?.[1]);
    const before = await samples();
    await publish('church', 'en', { phone: PHONE, 'branch.juja.place': 'At the gate', tagline: 'Come' });
    expect(await samples()).toBe(before - 3);
    await publish('church', 'sw', { 'branch.kithini.place': 'Langoni', 'branch.juja.town': 'Juja' });
    expect(await samples(), 'also in Kiswahili').toBe(before - 5);
    const account = { branch: 'juja', purpose: 'tithe', paybill: '522522', account: 'JUJA' };
    const change = { ...account, asked_by: 'mercy', asked_by_id: 1 };
    const now = new Date(Date.now() - 2 * DAY_MS);
    await site.store.write(async (transaction) => {
      await addPurpose(transaction, { key: 'tithe', name: 'Tithe', name_sw: 'Zaka' }, { username: 'mercy', now });
      await addGivingChange(transaction, change, { now, waitHours: 0, atOnce: true });
    });
    expect(await samples(), 'nor the accounts of the files').toBe(before - 7);
    expect((await content([])).output).not.toContain('Tagline');
    const behind = /Fields changed in English after Kiswahili: 2\..*\n {2}church: Tagline\n {2}church: Juja/;
    expect((await content(['--all'])).output).toMatch(behind);
  });
});
