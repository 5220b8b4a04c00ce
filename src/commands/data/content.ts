import { existsSync } from 'node:fs';
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
import { isChangedPlace, unfinishedContent } from '#server/content/unfinished.ts';
import { readSettings } from '#server/settings.ts';
import { withStore } from '#server/store/connect.ts';
import { givingAt, readStoredGiving } from '#server/store/giving.ts';
import { readContent, type VersionRow } from '#server/store/content/versions.ts';
import { DATABASE_FILE } from '#server/store/sqlite/dataFolder.ts';

const USAGE = 'npm run content [-- --all]   what is left to do; with --all, each of it';

/** `npm run content`: what is left to do for the church's words. */
async function content(): Promise<void> {
  const { positionals, values } = readOptions(USAGE, { all: { type: 'boolean' } });
  if (positionals.length > 0) throw new CliError(USAGE);
  await report(values.all ?? false);
}

/**
 * The version of each field that is on the site, and whether the church has set accounts for giving. No versions if the site
 * has not run yet.
 */
async function onSite(): Promise<{ versions: VersionRow[]; hasAccounts: boolean }> {
  const { storePlace } = readSettings(process.env);
  if (storePlace.kind === 'sqlite' && !existsSync(join(storePlace.folder, DATABASE_FILE))) {
    return { versions: [], hasAccounts: false };
  }
  return withStore(storePlace, async ({ db }) => {
    const now = new Date();
    const { pairs } = givingAt((await readStoredGiving(db)).changes, now);
    const { versions } = await readContent(db, now);
    const holding = versions.filter(({ publish_at }) => publish_at <= now.toISOString());
    return { versions: holding, hasAccounts: pairs.length > 0 };
  });
}

/** Sample accounts in the files. The site does not show them once the church has set its own accounts. */
const ACCOUNTS_OF_FILES: readonly string[] = ['church.giving.paybill', 'church.giving.account'];

/**
 * What is left to do: the sample values still in place, what is wrong with pictures and film, and what waits for a reader.
 *
 * @param all whether each one is listed
 */
async function report(all: boolean): Promise<void> {
  const modules = await contentModules();
  const { versions, hasAccounts } = await onSite();
  const samples = findSamples(modules).filter(
    (found) => !isChangedPlace(found, versions) && !(hasAccounts && ACCOUNTS_OF_FILES.includes(found.place)),
  );
  const questions = faithQuestions.filter(({ approved }) => !approved);
  const behind = unfinishedContent(editablePages, versions).filter(({ waitsForKiswahili }) => waitsForKiswahili);
  const left: LeftToDo[] = [
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

interface LeftToDo {
  what: string;
  /** How it is done. */
  to?: string;
  list: readonly string[];
}

const shortened = (text: SampleFound['value']): string => (text.length > 70 ? `${text.slice(0, 67)}...` : text);

await endInWords('The church’s words could not be read', content);
