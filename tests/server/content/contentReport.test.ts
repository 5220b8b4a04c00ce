import { beforeEach, describe, expect, it } from 'vitest';
import { addGivingChange, addPurpose } from '#server/store/giving.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { DAY_MS } from '#shared/time.ts';
import { runHere } from '#tests/support/process/runHere.ts';
import { startTestApp, type TestApp } from '#tests/support/testApp.ts';
import { itOnSqlite, storeEnvironment } from '#tests/support/testStore.ts';

const PHONE = '+254 711 111 111';

let site: TestApp;
let token: string;
beforeEach(async () => {
  site = await startTestApp();
  site.clock.set(new Date()); // the command goes by the machine's clock
  token = await site.signIn();
});

const content = async (args: string[], folder = site.folder) =>
  runHere('content', args, await storeEnvironment(folder));

async function publish(page: string, language: string, changes: Record<string, unknown>) {
  const body = {
    page,
    language,
    changes: Object.entries(changes).map(([field, value]) => ({ field, value, base: 0 })),
  };
  expect((await site.request(staffEndpoints.publishContent, { token, body })).status).toBe(201);
}

describe('npm run content', () => {
  itOnSqlite.each([[['take', 'x']], [['--wrong']]])('says what it needs: %j', async (args) => {
    expect(await content(args)).toMatchObject({ status: 1, output: expect.stringContaining('--all') });
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
    expect((await content(['--all'])).output).toMatch(
      /Fields changed in English after Kiswahili: 2\..*\n {2}church: Tagline\n {2}church: Juja/,
    );
  });
});
