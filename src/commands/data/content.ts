import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  contentModules,
  findSamples,
  pictureFaults,
  type SampleFound,
  unapprovedTranslations,
} from '#content/contentReport.ts';
import { editablePages } from '#content/editable/index.ts';
import { faithQuestions } from '#content/verses/questions.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { changesOfFiles, contentFile } from '#server/content/contentFiles.ts';
import { replacedWords, unfinishedContent } from '#server/content/fieldStates.ts';
import { readSettings } from '#server/settings.ts';
import { withStore } from '#server/store/connect.ts';
import { addVersion, pictureSizes, showingAt } from '#server/store/content/versions.ts';
import { givingAt, readStoredGiving } from '#server/store/giving/changes.ts';
import { hasData } from '#server/store/sqlite/inspectDatabase.ts';
import type { Store } from '#server/store/store.ts';
import { SIGNERS } from '#shared/auth/usernames.ts';

const USAGE = [
  'npm run content [-- --all]                  what is left to do; with --all, each of it',
  'npm run content -- export FOLDER            writes what staff changed into files, one a page and language',
  'npm run content -- import FOLDER [--dry-run] reads such files',
].join('\n');

/** The name in the history for what this command changes. */
const AT_THE_SERVER = SIGNERS.content;

/** `npm run content`: what is left to do for the church's words, and the way of staff's words into files and back. */
async function content(): Promise<void> {
  const { positionals, values } = readOptions(USAGE, { 'dry-run': { type: 'boolean' }, all: { type: 'boolean' } });
  const [what, folder, ...more] = positionals;
  if (what === undefined) return report(values.all ?? false);
  if (!folder || more.length > 0) throw new CliError(USAGE);
  if (what === 'export') return exportTo(resolve(folder));
  if (what === 'import') return importFrom(resolve(folder), values['dry-run'] ?? false);
  throw new CliError(USAGE);
}

async function exportTo(folder: string): Promise<void> {
  const versions = await withStore(readSettings(process.env).storePlace, ({ db }) => showingAt(db, new Date()), {
    existing: true,
  });
  let written = 0;
  mkdirSync(folder, { recursive: true });
  for (const page of Object.keys(editablePages)) {
    for (const language of ['en', 'sw', 'both']) {
      const name = join(folder, `${page}.${language}.json`);
      const file = contentFile(versions, page, language);
      if (file) {
        writeFileSync(name, `${JSON.stringify(file, null, 2)}\n`);
        written++;
      } else rmSync(name, { force: true }); // of an earlier export
    }
  }
  console.log(
    `${written} ${written === 1 ? 'file was' : 'files were'} written into ${folder}. They hold what staff changed, not what stands in src/content.`,
  );
}

async function importFrom(folder: string, isDryRun: boolean): Promise<void> {
  if (!existsSync(folder)) throw new CliError(`There is no folder ${folder}.`);
  const changeWords = async (store: Store) => {
    const now = new Date();
    const versions = await showingAt(store.db, now);
    const { changes, faults } = changesOfFiles(folder, { versions, uploads: await pictureSizes(store.db) });
    if (faults.length > 0)
      throw new CliError(['Nothing was changed:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
    for (const { page, field, language } of changes) console.log(`  ${page} (${language})  ${field}`);
    if (isDryRun) return console.log(`${fieldsCounted(changes)} would change. Nothing was changed.`);
    await store.write(async (transaction) => {
      for (const { value, ...name } of changes) {
        const version = { ...name, value: value ?? undefined, publishAt: now };
        await addVersion(transaction, version, { username: AT_THE_SERVER, now });
      }
    });
    console.log(
      `${fieldsCounted(changes)} ${changes.length === 1 ? 'was' : 'were'} changed. A site that is running shows them within a second.`,
    );
  };
  await withStore(readSettings(process.env).storePlace, changeWords, { existing: true });
}

/** How many fields, with their noun. */
const fieldsCounted = ({ length }: { length: number }): string => (length === 1 ? '1 field' : `${length} fields`);

/** Sample accounts in the files. The site does not show them once the church has set its own accounts. */
const ACCOUNTS_OF_FILES: readonly string[] = ['church.giving.paybill', 'church.giving.account'];

/**
 * What is left to do: the sample values still in place, what is wrong with pictures and film, and what waits for a reader.
 *
 * @param all whether each one is listed
 */
async function report(all: boolean): Promise<void> {
  const modules = await contentModules();
  const { storePlace } = readSettings(process.env);
  const now = new Date();
  const readSite = async ({ db }: Store) => ({
    versions: await showingAt(db, now),
    ...givingAt((await readStoredGiving(db)).changes, now),
  });
  // Nothing if the site has not run yet.
  const { versions, pairs } = hasData(storePlace) ? await withStore(storePlace, readSite) : { versions: [], pairs: [] };
  const samples = findSamples(modules, replacedWords(versions)).filter(
    ({ place }) => pairs.length === 0 || !ACCOUNTS_OF_FILES.includes(place),
  );
  const questions = faithQuestions.filter(({ approved }) => !approved);
  const behind = unfinishedContent(editablePages, versions).filter(({ waitsForKiswahili }) => waitsForKiswahili);
  const left = [
    {
      what: 'Sample values',
      to: 'Put in the church’s own in the staff area, or in the file with fact(…) for sample(…).',
      list: samples.map(({ file, place, value }) => `src/content/${file}  ${place}: ${shortened(value)}`),
    },
    {
      what: 'Faults of pictures and film',
      list: pictureFaults(modules, resolve(import.meta.dirname, '../../../public')),
    },
    {
      what: 'Questions of faith that wait for the pastor',
      to: 'Read each in src/content/verses/questions.ts, and approve it there.',
      list: questions.map(({ key }) => key),
    },
    {
      what: 'Files of Kiswahili that wait for a native reader',
      to: 'Read each, and set its `approved` to true.',
      list: unapprovedTranslations(),
    },
    {
      what: 'Fields changed in English after Kiswahili',
      to: 'Change them in Kiswahili too.',
      list: behind.map(({ page, label }) => `${page}: ${label}`),
    },
  ].filter(({ list }) => list.length > 0);
  if (left.length === 0) return console.log('Nothing is left to do.');
  for (const { what, to = '', list } of left) {
    console.log(`${what}: ${list.length}. ${to}`.trim());
    if (all) for (const one of list) console.log(`  ${one}`);
  }
  if (!all) console.log('The whole list: npm run content -- --all');
}

const shortened = (text: SampleFound['value']): string => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

await endInWords('The church’s words could not be read', content);
