import { DAY_MS } from '#shared/time.ts';
import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countRecords } from '#server/backups/countRecords.ts';
import { readBackupsState } from '#server/backups/nightly/backupsState.ts';
import { placeFault, backupPlacesOf } from '#server/backups/nightly/backupPlaces.ts';
import { CliError, endInWords, errorMessage } from '#server/cliError.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { roomWarning } from '#server/storageWarnings.ts';
import { SCHEMA_VERSION } from '#server/store/migrate.ts';
import { BACKUPS_FOLDER, DATABASE_FILE, RESTORING_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import { inspectDatabase } from '#server/store/sqlite/inspectDatabase.ts';
import { keptDamage } from '#server/store/sqlite/keptDamage.ts';
import { isFromFuture, newestBackup, newestNightly } from '#server/store/sqlite/newestBackup.ts';

/** One thing that was looked at: good, or with what to do about it. */
interface Finding {
  about: string;
  /** What was found. */
  words: string;
  /** What to do; without it all is well. */
  act?: string;
}


/** A nightly copy that is older than this has been missed. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;

/** Less free space than this part of the disk, or than the data needs for a copy, is too little. */
const MIN_FREE_PART = 0.1;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

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
    ...lookAtDamage(settings),
    ...lookAtBackups(settings, now),
    ...(await lookElsewhere(settings)),
    ...lookAtDisk(settings),
  ];
  for (const { about, words, act } of findings) {
    console.log(`${act ? '✗' : '✓'} ${about}: ${words}`);
    if (act) console.log(`    To do: ${act}`);
  }
  const wrong = findings.filter(({ act }) => act !== undefined).length;
  if (wrong > 0) throw new CliError(wrong === 1 ? 'One thing is to be done.' : `${wrong} things are to be done.`);
  console.log('All is well.');
}

function lookAtSettings({ siteUrl, backups, storePlace, dataDir }: Settings): Finding[] {
  const kept = storePlace.kind === 'sqlite' ? `in ${dataDir}` : 'in PostgreSQL';
  const settings: Finding = { about: 'Settings', words: `they can be read; the records are ${kept}` };
  const address: Finding = siteUrl
    ? { about: 'Address', words: siteUrl }
    : {
        about: 'Address',
        words: 'SITE_URL is not set, so links in chats take the name that each visitor used',
        act: 'set SITE_URL to the public address, such as https://church.example',
      };
  const copied: Finding =
    backups.folder || backups.bucket
      ? { about: 'Copies elsewhere', words: [backups.folder, backups.bucket?.url].filter(Boolean).join(', ') }
      : {
          about: 'Copies elsewhere',
          words: 'there are none, so a lost disk loses the data and its copies',
          act: 'set BACKUP_FOLDER to a folder on another disk, or BACKUP_S3 to storage elsewhere',
        };
  return [settings, address, copied];
}

async function lookAtData({ storePlace, dataDir }: Settings): Promise<Finding> {
  const about = 'Data';
  try {
    if (storePlace.kind === 'postgres') {
      const { checkPostgres } = await import('#server/store/postgres/postgresStore.ts');
      await checkPostgres(storePlace.url);
      return { about, words: 'PostgreSQL answers' };
    }
    if (existsSync(join(dataDir, RESTORING_FOLDER))) {
      return { about, words: 'a restore was cut short', act: 'start the site: it brings the restore to its end' };
    }
    if (!existsSync(join(dataDir, DATABASE_FILE))) {
      const newest = newestBackup(dataDir);
      return {
        about,
        words: `there is no ${DATABASE_FILE} in ${dataDir} (DATA_DIR)`,
        act: newest
          ? `npm run restore -- ${newest}`
          : 'npm start makes a new site; or set DATA_DIR to where the data is',
      };
    }
    // An empty file is not opened: SQLite would delete the log beside it.
    const { size } = statSync(join(dataDir, DATABASE_FILE));
    const version = size === 0 ? 0 : inspectDatabase(join(dataDir, DATABASE_FILE));
    if (version === 0) {
      const newest = newestBackup(dataDir);
      return { about, words: `${DATABASE_FILE} is empty`, act: newest ? `npm run restore -- ${newest}` : 'npm start' };
    }
    if (version > SCHEMA_VERSION) {
      return { about, words: 'a newer version of the site made it', act: 'start that newer version' };
    }
    const records = `${countRecords(dataDir)} records in a database that is whole`;
    return {
      about,
      words: version < SCHEMA_VERSION ? `${records}; the next start brings its tables up to date` : records,
    };
  } catch (thrown) {
    const [words = '', ...more] = errorMessage(thrown).split('\n');
    return {
      about,
      words,
      act: more.at(-1) ?? restoreIn(words) ?? 'see DEPLOY.md, “What to watch”',
    };
  }
}

/** What a start or this command found damaged, until a person has deleted it. */
function lookAtDamage({ dataDir }: Settings): Finding[] {
  return keptDamage(dataDir).map((kept) => ({
    about: 'Damage',
    words: `the database or its log was damaged; both, as they were, are kept in ${kept}`,
    act: 'see what is missing on the site and enter it again; then delete that folder (DEPLOY.md, “What to watch”)',
  }));
}

function lookAtBackups({ dataDir }: Settings, now: Date): Finding[] {
  const backups = join(dataDir, BACKUPS_FOLDER);
  const names = existsSync(backups) ? readdirSync(backups) : [];
  const newest = newestNightly(names, now);
  const { proof } = readBackupsState(dataDir);
  if (!newest) {
    const act = 'let the site run for a minute: it makes one. Or: npm run backup -- FILE';
    return [{ about: 'Nightly copies', words: 'there are none', act }];
  }
  const age = now.getTime() - statSync(join(backups, newest)).mtimeMs;
  const copy: Finding = { about: 'Nightly copies', words: `the newest is ${newest}` };
  if (age > MAX_BACKUP_AGE_MS) copy.act = 'see whether the site runs, and what its log says';
  const findings = [copy];
  if (names.some((name) => isFromFuture(name, now))) {
    const words = 'some are named after days to come: the clock was wrong, or is wrong now';
    findings.push({
      about: 'Clock',
      words,
      act: 'compare the machine’s clock with another; delete those copies once it is right',
    });
  }
  if (!proof) findings.push({ about: 'Copies checked', words: 'none was restored on trial yet; the next one will be' });
  else if (proof.fault) {
    findings.push({
      about: 'Copies checked',
      words: `${proof.name}: ${proof.fault}`,
      act: 'make one by hand: npm run backup -- FILE',
    });
  } else findings.push({ about: 'Copies checked', words: `${proof.name} was restored on trial and is good` });
  return findings;
}

async function lookElsewhere({ backups }: Settings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const place of await backupPlacesOf(backups)) {
    const about = place.kind === 'folder' ? 'Second folder' : 'Storage';
    try {
      const newest = newestNightly(await place.list(), new Date());
      findings.push({
        about,
        words: newest ? `the newest copy in ${place.title} is ${newest}` : `no copy is in ${place.title} yet`,
      });
    } catch (thrown) {
      const act = place.kind === 'folder' ? 'mount the disk, or change BACKUP_FOLDER' : 'check BACKUP_S3 and its keys';
      findings.push({ about, words: `${place.title}: ${placeFault(thrown)}`, act });
    }
  }
  return findings;
}

function lookAtDisk({ dataDir, backups }: Settings): Finding[] {
  return [dataDir, backups.folder].flatMap((folder) => {
    if (!folder || !existsSync(folder)) return [];
    const { bavail, blocks, bsize } = statfsSync(folder);
    const database = statSync(join(dataDir, DATABASE_FILE), { throwIfNoEntry: false })?.size ?? 0;
    const words = `${megabytes(bavail * bsize)} are free in ${folder}`;
    const enough = bavail / blocks >= MIN_FREE_PART && bavail * bsize > 3 * database && !roomWarning(dataDir);
    return [
      { about: 'Disk', words, ...(!enough && { act: 'make room: a copy needs up to three times the database' }) },
    ];
  });
}

await endInWords('The site could not be examined', doctor);

/** The command that a fault names to restore a backup. */
function restoreIn(words: string): string | undefined {
  const at = words.indexOf('npm run restore -- ');
  return at < 0 ? undefined : words.slice(at);
}
