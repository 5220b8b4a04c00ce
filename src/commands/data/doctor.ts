import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecipients } from '#server/backups/encryption.ts';
import { countRecords } from '#server/backups/makeBackup.ts';
import { backupPlacesOf, backupsIn, placeFault, readBackupsState } from '#server/backups/nightly/backupsState.ts';
import { CliError, endInWords, errorMessage, readOptions } from '#server/cliError.ts';
import { isUnmounted, oldSoundFiles, soundFileName, soundPlace } from '#server/sermons/soundPlace.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { megabytes, roomOf } from '#server/storageWarnings.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { listSounds } from '#server/store/sounds.ts';
import { openToRead } from '#server/store/sqlite/connections.ts';
import { keptDamage } from '#server/store/sqlite/damage.ts';
import {
  BACKUPS_FOLDER,
  DATABASE_FILE,
  isFromFuture,
  namesIn,
  newestBackup,
  newestNightly,
} from '#server/store/sqlite/dataFolder.ts';
import { inspectDatabase } from '#server/store/sqlite/inspectDatabase.ts';
import type { SermonSound } from '#shared/sermons/sermon.ts';
import { DAY_MS } from '#shared/time.ts';

/** One check: its name, its result, and what to do. Without something to do, all is well. */
type Finding = readonly [about: string, found: string, act?: string | false | undefined];

/** The command that restores a backup. */
const RESTORE = 'npm run restore -- ';

/** What to do about what a start or this command found damaged, until a person has deleted it. */
const ENTER_AGAIN =
  'see what is missing on the site and enter it again; then delete that folder (DEPLOY.md, “What to watch”)';

/** A nightly copy that is older than this has been missed. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;

/**
 * `npm run doctor`: looks at the settings, the data, the copies and the disk, and says what to do. The data stays as
 * it is; a damaged database is copied aside.
 */
async function doctor(): Promise<void> {
  readOptions('npm run doctor has no options.', {});
  let wrong = 0;
  const settings = readSettings(process.env);
  await checkRecipients(settings.backups.recipients);
  for await (const [about, found, act] of examine(settings)) {
    console.log(`${act ? '✗' : '✓'} ${about}: ${found}`);
    if (!act) continue;
    console.log(`    To do: ${act}`);
    wrong++;
  }
  if (wrong > 0) throw new CliError(wrong === 1 ? 'One thing is to be done.' : `${wrong} things are to be done.`);
  console.log('All is well.');
}

async function* examine(settings: Settings): AsyncGenerator<Finding> {
  yield* lookAtSettings(settings);
  yield await lookAtData(settings).catch((thrown): Finding => {
    const words = errorMessage(thrown);
    const restore = words.indexOf(RESTORE);
    return ['Data', words, restore < 0 ? 'see DEPLOY.md, “What to watch”' : words.slice(restore)];
  });
  yield* lookAtSounds(settings);
  for (const kept of keptDamage(settings.dataDir)) {
    yield ['Damage', `the database or its log was damaged; both, as they were, are kept in ${kept}`, ENTER_AGAIN];
  }
  yield* lookAtBackups(settings, new Date());
  yield* lookElsewhere(settings);
  yield* lookAtDisk(settings);
}

function* lookAtSettings({ siteUrl, backups, storePlace, dataDir }: Settings): Generator<Finding> {
  const kept = storePlace.kind === 'sqlite' ? `in ${dataDir}` : 'in PostgreSQL';
  yield ['Settings', `they can be read; the records are ${kept}`];
  const unset = 'SITE_URL is not set, so links in chats take the name that each visitor used';
  const address = 'set SITE_URL to the public address, such as https://church.example';
  yield siteUrl ? ['Address', siteUrl] : ['Address', unset, address];
  const elsewhere = [backups.folder, backups.bucket?.url].filter(Boolean).join(', ');
  const none = 'there are none, so a lost disk loses the data and its copies';
  const place = 'set BACKUP_FOLDER to a folder on another disk, or BACKUP_S3 to storage elsewhere';
  yield ['Copies elsewhere', elsewhere || none, !elsewhere && place];
}

/** @throws CliError where the records are damaged */
async function lookAtData({ storePlace, dataDir }: Settings): Promise<Finding> {
  if (storePlace.kind === 'postgres') {
    const { checkPostgres } = await import('#server/store/postgres/postgresStore.ts');
    await checkPostgres(storePlace.url, async () => undefined);
    return ['Data', 'PostgreSQL answers'];
  }
  const version = inspectDatabase(dataDir);
  if (typeof version === 'string') {
    const newest = newestBackup(dataDir);
    const act = newest ? RESTORE + newest : 'npm start makes a new site; or set DATA_DIR to where the data is';
    return ['Data', `${DATABASE_FILE} is ${version}`, act];
  }
  if (version > SCHEMA_VERSION) return ['Data', 'a newer version of the site made it', 'start that newer version'];
  const more = version < SCHEMA_VERSION ? '; the next start brings its tables up to date' : '';
  return ['Data', `${countRecords(join(dataDir, DATABASE_FILE))} records in a database that is whole${more}`];
}

/** Compares the recordings of sermons with their files, where there are any. */
async function* lookAtSounds(settings: Settings): AsyncGenerator<Finding> {
  if (isUnmounted(settings.sounds))
    return yield ['Recordings', `${settings.sounds.folder} is not there`, 'mount the disk, or change SERMONS_FOLDER'];
  const sounds = await soundsOf(settings).catch(() => []);
  if (sounds.length === 0) return;
  const place = soundPlace(settings.sounds);
  try {
    const names = new Set(sounds.map(soundFileName));
    const extra = (await oldSoundFiles(settings.sounds)).filter((name) => !names.has(name));
    const sizes = await Promise.all(sounds.map((sound) => place.sizeOf(soundFileName(sound))));
    const missing = sounds.filter(({ bytes }, at) => sizes[at] !== bytes);
    const found = `${sounds.length - missing.length} of ${sounds.length} are whole in ${place.title}`;
    const more = extra.length > 0 ? `; ${extra.length} files belong to none, and the site takes them away` : '';
    const act = `copy them back there: ${missing.map(soundFileName).join(', ')}`;
    yield ['Recordings', found + more, missing.length > 0 && act];
  } catch (thrown) {
    const act = 'check SERMONS_FOLDER, or SERMONS_S3 and its keys';
    yield ['Recordings', `${place.title}: ${placeFault(thrown)}`, act];
  }
}

async function soundsOf({ storePlace, dataDir }: Settings): Promise<SermonSound[]> {
  if (storePlace.kind === 'postgres') {
    const { checkPostgres } = await import('#server/store/postgres/postgresStore.ts');
    return checkPostgres(storePlace.url, listSounds);
  }
  const stored = 'select id, kind, bytes, seconds from sermon_sounds where bytes > 0';
  using database = openToRead(join(dataDir, DATABASE_FILE));
  return database.prepare(stored).all() as unknown as SermonSound[];
}

function* lookAtBackups({ dataDir }: Settings, now: Date): Generator<Finding> {
  const backups = join(dataDir, BACKUPS_FOLDER);
  const names = namesIn(backups);
  const newest = newestNightly(names, now);
  const soon = 'let the site run for a minute: it makes one. Or: npm run backup -- FILE';
  if (!newest) return yield ['Nightly copies', 'there are none', soon];
  const isOld = now.getTime() - statSync(join(backups, newest)).mtimeMs > MAX_BACKUP_AGE_MS;
  const act = isOld && 'see whether the site runs, and what its log says';
  yield ['Nightly copies', `the newest is ${newest}`, act];
  if (names.some((name) => isFromFuture(name, now))) {
    const words = 'some are named after days to come: the clock was wrong, or is wrong now';
    yield ['Clock', words, 'compare the machine’s clock with another; delete those copies once it is right'];
  }
  const { proof } = readBackupsState(dataDir);
  if (!proof) yield ['Copies checked', 'the next one will be'];
  else if (!proof.fault) yield ['Copies checked', `${proof.name} was restored on trial and is good`];
  else yield ['Copies checked', `${proof.name}: ${proof.fault}`, 'make one by hand: npm run backup -- FILE'];
}

async function* lookElsewhere({ backups }: Settings): AsyncGenerator<Finding> {
  for (const place of backupPlacesOf(backups)) {
    const about = place.kind === 'folder' ? 'Second folder' : 'Storage';
    try {
      const newest = newestNightly(await backupsIn(place), new Date());
      yield [about, newest ? `the newest copy in ${place.title} is ${newest}` : `no copy is in ${place.title} yet`];
    } catch (thrown) {
      const act = place.kind === 'folder' ? 'mount the disk, or change BACKUP_FOLDER' : 'check BACKUP_S3 and its keys';
      yield [about, `${place.title}: ${placeFault(thrown)}`, act];
    }
  }
}

function* lookAtDisk({ dataDir, backups }: Settings): Generator<Finding> {
  for (const folder of [dataDir, backups.folder]) {
    if (!folder || !existsSync(folder) || !existsSync(dataDir)) continue;
    const { free } = roomOf(folder);
    const act = free < roomOf(dataDir).needed && 'make room: a copy needs up to three times the database';
    yield ['Disk', `${megabytes(free)} are free in ${folder}`, act];
  }
}

await endInWords('The site could not be examined', doctor);
