import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countRecords } from '#server/backups/countRecords.ts';
import { backupPlacesOf, backupsIn, placeFault } from '#server/backups/nightly/backupPlaces.ts';
import { readBackupsState } from '#server/backups/nightly/backupsState.ts';
import { CliError, endInWords, errorMessage } from '#server/cliError.ts';
import { oldSoundFiles, soundFileName, soundPlace } from '#server/sermons/soundPlace.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { megabytes, roomOf } from '#server/storageWarnings.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { listSounds } from '#server/store/sounds.ts';
import { BACKUPS_FOLDER, DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';
import { inspectDatabase } from '#server/store/sqlite/inspectDatabase.ts';
import { keptDamage } from '#server/store/sqlite/keptDamage.ts';
import { isFromFuture, newestBackup, newestNightly } from '#server/store/sqlite/newestBackup.ts';
import { openToRead } from '#server/store/sqlite/openToRead.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';

/** One check: its name, its result, and what to do. Without something to do, all is well. */
type Finding = readonly [about: string, found: string, act?: string | undefined];

/** A nightly copy that is older than this has been missed. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;

/**
 * `npm run doctor`: looks at the settings, the data, the copies and the disk, and says what to do. The data stays as
 * it is; a damaged database is copied aside.
 */
async function doctor(): Promise<void> {
  const settings = readSettings(process.env);
  const now = new Date();
  const findings = [
    ...lookAtSettings(settings),
    await lookAtData(settings),
    ...(await lookAtSounds(settings)),
    ...lookAtDamage(settings),
    ...lookAtBackups(settings, now),
    ...(await lookElsewhere(settings)),
    ...lookAtDisk(settings),
  ];
  for (const [about, found, act] of findings) {
    console.log(`${act ? '✗' : '✓'} ${about}: ${found}`);
    if (act) console.log(`    To do: ${act}`);
  }
  const wrong = findings.filter(([, , act]) => act !== undefined).length;
  if (wrong > 0) throw new CliError(wrong === 1 ? 'One thing is to be done.' : `${wrong} things are to be done.`);
  console.log('All is well.');
}

function lookAtSettings({ siteUrl, backups, storePlace, dataDir }: Settings): Finding[] {
  const kept = storePlace.kind === 'sqlite' ? `in ${dataDir}` : 'in PostgreSQL';
  const elsewhere = [backups.folder, backups.bucket?.url].filter(Boolean).join(', ');
  return [
    ['Settings', `they can be read; the records are ${kept}`],
    siteUrl
      ? ['Address', siteUrl]
      : [
          'Address',
          'SITE_URL is not set, so links in chats take the name that each visitor used',
          'set SITE_URL to the public address, such as https://church.example',
        ],
    elsewhere
      ? ['Copies elsewhere', elsewhere]
      : [
          'Copies elsewhere',
          'there are none, so a lost disk loses the data and its copies',
          'set BACKUP_FOLDER to a folder on another disk, or BACKUP_S3 to storage elsewhere',
        ],
  ];
}

async function lookAtData(settings: Settings): Promise<Finding> {
  try {
    const [found, act] = await stateOfData(settings);
    return ['Data', found, act];
  } catch (thrown) {
    const [found = '', ...more] = errorMessage(thrown).split('\n');
    return ['Data', found, more.at(-1) ?? restoreIn(found) ?? 'see DEPLOY.md, “What to watch”'];
  }
}

/** What is found of the records, and what to do about it. @throws CliError where they are damaged */
async function stateOfData({ storePlace, dataDir }: Settings): Promise<[found: string, act?: string]> {
  if (storePlace.kind === 'postgres') {
    const { checkPostgres } = await import('#server/store/postgres/postgresStore.ts');
    await checkPostgres(storePlace.url, async () => undefined);
    return ['PostgreSQL answers'];
  }
  const version = inspectDatabase(dataDir);
  if (typeof version === 'string') {
    const newest = newestBackup(dataDir);
    const restore = newest && `npm run restore -- ${newest}`;
    const act = restore ?? 'npm start makes a new site; or set DATA_DIR to where the data is';
    return [`${DATABASE_FILE} is ${version}`, act];
  }
  if (version > SCHEMA_VERSION) return ['a newer version of the site made it', 'start that newer version'];
  const records = `${countRecords(dataDir)} records in a database that is whole`;
  return [version < SCHEMA_VERSION ? `${records}; the next start brings its tables up to date` : records];
}

/** Compares the recordings of sermons with their files. Says nothing where the records cannot be read, or there are none. */
async function lookAtSounds(settings: Settings): Promise<Finding[]> {
  const sounds = await soundsOf(settings).catch(() => []);
  if (sounds.length === 0) return [];
  const place = soundPlace(settings.sounds);
  try {
    const names = new Set(sounds.map(soundFileName));
    const extra = (await oldSoundFiles(settings.sounds)).filter((name) => !names.has(name));
    const sizes = await Promise.all(sounds.map((sound) => place.sizeOf(soundFileName(sound))));
    const missing = sounds.filter(({ bytes }, at) => sizes[at] !== bytes);
    const found = `${sounds.length - missing.length} of ${sounds.length} are whole in ${place.title}`;
    const more = extra.length > 0 ? `; ${extra.length} files belong to none, and the site takes them away` : '';
    const act = missing.length > 0 && `copy them back there: ${missing.map(soundFileName).join(', ')}`;
    return [['Recordings', found + more, act || undefined]];
  } catch (thrown) {
    return [
      ['Recordings', `${place.title}: ${placeFault(thrown)}`, 'check SERMONS_FOLDER, or SERMONS_S3 and its keys'],
    ];
  }
}

async function soundsOf({ storePlace, dataDir }: Settings): Promise<SermonSound[]> {
  if (storePlace.kind === 'postgres') {
    const { checkPostgres } = await import('#server/store/postgres/postgresStore.ts');
    return checkPostgres(storePlace.url, listSounds);
  }
  const database = openToRead(join(dataDir, DATABASE_FILE), 0);
  try {
    return database
      .prepare('select id, kind, bytes, seconds from sermon_sounds where bytes > 0')
      .all() as unknown as SermonSound[];
  } finally {
    database.close();
  }
}

/** What a start or this command found damaged, until a person has deleted it. */
function lookAtDamage({ dataDir }: Settings): Finding[] {
  return keptDamage(dataDir).map((kept) => [
    'Damage',
    `the database or its log was damaged; both, as they were, are kept in ${kept}`,
    'see what is missing on the site and enter it again; then delete that folder (DEPLOY.md, “What to watch”)',
  ]);
}

function lookAtBackups({ dataDir }: Settings, now: Date): Finding[] {
  const backups = join(dataDir, BACKUPS_FOLDER);
  const names = existsSync(backups) ? readdirSync(backups) : [];
  const newest = newestNightly(names, now);
  if (!newest) {
    return [
      ['Nightly copies', 'there are none', 'let the site run for a minute: it makes one. Or: npm run backup -- FILE'],
    ];
  }
  const { proof } = readBackupsState(dataDir);
  const isOld = now.getTime() - statSync(join(backups, newest)).mtimeMs > MAX_BACKUP_AGE_MS;
  const clock: Finding = [
    'Clock',
    'some are named after days to come: the clock was wrong, or is wrong now',
    'compare the machine’s clock with another; delete those copies once it is right',
  ];
  return [
    [
      'Nightly copies',
      `the newest is ${newest}`,
      isOld ? 'see whether the site runs, and what its log says' : undefined,
    ],
    ...(names.some((name) => isFromFuture(name, now)) ? [clock] : []),
    proof?.fault
      ? ['Copies checked', `${proof.name}: ${proof.fault}`, 'make one by hand: npm run backup -- FILE']
      : ['Copies checked', proof ? `${proof.name} was restored on trial and is good` : 'the next one will be'],
  ];
}

async function lookElsewhere({ backups }: Settings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const place of backupPlacesOf(backups)) {
    const about = place.kind === 'folder' ? 'Second folder' : 'Storage';
    try {
      const newest = newestNightly(await backupsIn(place), new Date());
      findings.push([
        about,
        newest ? `the newest copy in ${place.title} is ${newest}` : `no copy is in ${place.title} yet`,
      ]);
    } catch (thrown) {
      const act = place.kind === 'folder' ? 'mount the disk, or change BACKUP_FOLDER' : 'check BACKUP_S3 and its keys';
      findings.push([about, `${place.title}: ${placeFault(thrown)}`, act]);
    }
  }
  return findings;
}

function lookAtDisk({ dataDir, backups }: Settings): Finding[] {
  return [dataDir, backups.folder].flatMap((folder) => {
    if (!folder || !existsSync(folder) || !existsSync(dataDir)) return [];
    const { free } = roomOf(folder);
    const found = `${megabytes(free)} are free in ${folder}`;
    const enough = free >= roomOf(dataDir).needed;
    return [['Disk', found, enough ? undefined : 'make room: a copy needs up to three times the database'] as const];
  });
}

await endInWords('The site could not be examined', doctor);

/** The command that a fault names to restore a backup. */
function restoreIn(words: string): string | undefined {
  const at = words.indexOf('npm run restore -- ');
  return at < 0 ? undefined : words.slice(at);
}
