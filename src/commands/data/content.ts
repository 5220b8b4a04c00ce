import { resolve } from 'node:path';
import {
  contentModules,
  findSamples,
  pictureFaults,
  type SampleFound,
  unapprovedTranslations,
} from '#content/contentReport.ts';
import { faithQuestions } from '#content/verses/questions.ts';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';

const USAGE = 'npm run content [-- --all]   what is left to do; with --all, each of it';

/** `npm run content`: what is left to do for the church's words in the files. */
async function content(): Promise<void> {
  const { positionals, values } = readOptions(USAGE, { all: { type: 'boolean' } });
  if (positionals.length > 0) throw new CliError(USAGE);
  await report(values.all ?? false);
}

/**
 * What is left to do in the files: the sample values still in place, what is wrong with pictures and film, and what waits for a reader.
 *
 * @param all whether each one is listed
 */
async function report(all: boolean): Promise<void> {
  const modules = await contentModules();
  const questions = faithQuestions.filter(({ approved }) => !approved);
  const left: LeftToDo[] = [
    {
      what: 'Sample values',
      to: 'Put in the church’s own in the file with fact(…) for sample(…), or at the site: there the staff area says what is left.',
      list: findSamples(modules).map(({ file, place, value }) => `src/content/${file}  ${place}: ${shortened(value)}`),
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
