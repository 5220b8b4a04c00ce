import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from '#server/cliError.ts';
import { LIMITS, limitRules } from '#server/limits/limits.ts';
import { checkServing, readSettings } from '#server/settings.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

describe('the settings', () => {
  it('have defaults, and are read from the environment; an empty one is as none', () => {
    expect(readSettings({})).toMatchObject({
      ...{ host: '0.0.0.0', port: 3000, trustProxy: false, logLevel: 'info', pages: true, verseAtStart: true },
      ...{ siteUrl: undefined, metricsPort: undefined, allowedOrigins: [], givingWaitHours: 24 },
      storePlace: { kind: 'sqlite', folder: resolve('data') },
      firstStaff: { username: 'admin', password: undefined },
    });
    const settings = readSettings({
      HOST: '127.0.0.1',
      PORT: '8080',
      DATA_DIR: '/srv/church',
      DATABASE_URL: 'postgres://church:secret@db:5432/church',
      STAFF_USERNAME: 'mercy',
      STAFF_PASSWORD: ' spaces belong ',
      ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
      TRUST_PROXY: '10.0.0.1, 192.168.0.0/16, ::1',
      LOG_LEVEL: 'WARN',
      SITE_URL: 'https://church.example/',
    });
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: '/srv/church',
      storePlace: { kind: 'postgres', url: 'postgres://church:secret@db:5432/church' },
      firstStaff: { username: 'mercy', password: ' spaces belong ' },
      allowedOrigins: ['https://a.example', 'http://localhost:5173'],
      trustProxy: ['10.0.0.1', '192.168.0.0/16', '::1'],
      logLevel: 'warn',
      siteUrl: 'https://church.example',
    });
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', STAFF_PASSWORD: '' })).toEqual(readSettings({}));
    expect(readSettings({ TRUST_PROXY: 'on' }).trustProxy).toBe(true);
    expect(readSettings({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    expect(readSettings({ METRICS_PORT: 'off' }).metricsPort).toBeUndefined();
    expect(readSettings({ GIVING_WAIT_HOURS: '48' }).givingWaitHours).toBe(48);
    expect(readSettings({ PAGES: 'off' }).pages).toBe(false);
  });

  it('takes each secret from a file, so that the environment does not hold it', () => {
    const folder = temporaryFolder();
    const secret = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const settings = readSettings({
      DATABASE_URL: 'postgres://church@db:5432/church',
      DATABASE_PASSWORD_FILE: secret('database', 'p@ss/word: 1\n'),
      STAFF_PASSWORD_FILE: secret('staff', '\uFEFF spaces belong \n'),
    });
    const place = { kind: 'postgres', url: 'postgres://church:p%40ss%2Fword%3A%201@db:5432/church' };
    expect(settings.storePlace).toEqual(place);
    expect(settings.firstStaff.password).toBe(' spaces belong ');
    const url = secret('url', 'postgres://church:secret@db:5432/church');
    expect(readSettings({ DATABASE_URL_FILE: url }).storePlace).toMatchObject({ kind: 'postgres' });
    const fault = (environment: Record<string, string>) => () => readSettings(environment);
    const both = { STAFF_PASSWORD: 'a long sentence', STAFF_PASSWORD_FILE: url };
    expect(fault(both)).toThrow(new CliError('Set either STAFF_PASSWORD or STAFF_PASSWORD_FILE, not both.'));
    expect(fault({ STAFF_PASSWORD_FILE: secret('empty', '\n') })).toThrow('STAFF_PASSWORD_FILE names an empty file');
    expect(fault({ STAFF_PASSWORD_FILE: join(folder, 'none') })).toThrow('names a file that cannot be read');
  });

  it('with a trusted proxy need the site’s own address, before it serves', () => {
    for (const TRUST_PROXY of ['on', '10.0.0.1']) {
      expect(() => checkServing(readSettings({ TRUST_PROXY }))).toThrow(/TRUST_PROXY is set, so SITE_URL must say/);
      checkServing(readSettings({ TRUST_PROXY, SITE_URL: 'https://church.example' }));
    }
    checkServing(readSettings({}));
  });

  it('have a limit for each thing that can be done too often, as settings.md says', () => {
    const listed = [...readFileSync('documents/settings.md', 'utf8').matchAll(/^\| `(LIMIT_\w+)` \| `(.+?)` /gm)];
    const rows = listed.map(([, name = '', rule = '']) => [name, rule] as const);
    expect(readSettings(Object.fromEntries(rows)).limits).toEqual(LIMITS);
    const all = (rule: string) => readSettings(Object.fromEntries(rows.map(([name]) => [name, rule]))).limits;
    expect(all('30/90s')).toEqual(limitRules(() => ({ most: 30, seconds: 90 })));
    expect(all(' 1000000/2H ')).toEqual(limitRules(() => ({ most: 1_000_000, seconds: 7200 })));
  });

  const ADDRESS = 'must be an address such as https://church.example, not';
  const PROXIES = "must be off, on, or the proxies' addresses with commas between, not";
  it.each<[Record<string, string>, string]>([
    ...['5', '0/15m', '-5/15m', '5/15d', '5.5/1m', '5/15m/1h', '99999999/1m'].map(
      (text): [Record<string, string>, string] => [
        { LIMIT_CONTACT: text },
        `LIMIT_CONTACT must be so many in so long, such as 5/15m for five in 15 minutes, not "${text}".`,
      ],
    ),
    [{ LIMIT_SIGNUP_HEADS: '19/10m' }, 'LIMIT_SIGNUP_HEADS must be at least 20, which one form may have.'],
    [{ GIVING_WAIT_HOURS: '169' }, 'GIVING_WAIT_HOURS must be a number from 0 to 168, not "169".'],
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535, not "65536".'],
    [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a number from 0 to 65535, not "yes".'],
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ DATABASE_URL: 'postgres://host' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ DATABASE_URL: 'postgres:/a:b@c' }, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'],
    [{ STAFF_PASSWORD: 'short' }, 'STAFF_PASSWORD must have 10 to 256 characters.'],
    [{ REQUIRE_SECOND_FACTOR: 'yes' }, 'REQUIRE_SECOND_FACTOR must be one of nobody, owners, all, not "yes".'],
    [{ STAFF_USERNAME: 'x'.repeat(101) }, 'STAFF_USERNAME can be at most 100 characters.'],
    [{ ALLOWED_ORIGINS: '*' }, `ALLOWED_ORIGINS ${ADDRESS} "*".`],
    [{ SITE_URL: 'church.example' }, `SITE_URL ${ADDRESS} "church.example".`],
    [{ SITE_URL: 'https://a.example/b' }, `SITE_URL ${ADDRESS} "https://a.example/b".`],
    [{ TRUST_PROXY: 'maybe' }, `TRUST_PROXY ${PROXIES} "maybe".`],
    [{ TRUST_PROXY: '10.0.0.0/99' }, `TRUST_PROXY ${PROXIES} "10.0.0.0/99".`],
    [{ SERMONS_S3: 'https://s3.example/c' }, 'SERMONS_S3 needs SERMONS_S3_KEY_ID and SERMONS_S3_SECRET too.'],
    [
      { SERMONS_S3: 'https://s3.example/c', SERMONS_S3_KEY_ID: 'a', SERMONS_S3_SECRET: 'b', SERMONS_FOLDER: '/x' },
      'Set SERMONS_FOLDER or SERMONS_S3, not both.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
  ])('refuse %j in one sentence', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new CliError(sentence));
  });
});
