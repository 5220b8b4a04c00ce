import { existsSync } from 'node:fs';
import { CliError, endInWords, readOptions } from '#server/cliError.ts';
import { readSettings } from '#server/settings.ts';
import { hasData, noDataIn } from '#server/store/sqlite/inspectDatabase.ts';
import { addEdition, listEditions, removeEdition } from '#server/verses/editions/editions.ts';

const USAGE =
  'Say what to do: npm run bible -- add FILE --name NAME --language CODE --credit TEXT, remove NAME, or list.';

/** `npm run bible -- add|list|remove`: the editions of the Bible from which the daily verse answers. */
async function bible(): Promise<void> {
  const { dataDir, storePlace } = readSettings(process.env);
  const text = { type: 'string' } as const;
  const { positionals, values } = readOptions(USAGE, { name: text, language: text, credit: text });
  const [action, ...rest] = positionals;
  if (!hasData(storePlace) || !existsSync(dataDir)) throw noDataIn(dataDir);
  const what = rest.join(' ');
  const { name, language, credit } = values;
  if (action === 'add' && what && name && language && credit) {
    const report = addEdition(dataDir, what, { name, language, credit });
    console.log(`${report.name} is added: ${report.verses} verses in 66 books.`);
    if (report.missing.length > 0) console.log(`It leaves out, beside the King James: ${listed(report.missing)}.`);
    if (report.added.length > 0) console.log(`It has, beside the King James: ${listed(report.added)}.`);
  } else if (action === 'remove' && what) {
    removeEdition(dataDir, what);
    console.log(`${what} is removed.`);
  } else if (action === 'list') {
    for (const edition of listEditions(dataDir)) {
      console.log(`${edition.name} (${edition.language}, ${edition.verses} verses): ${edition.credit}`);
    }
  } else {
    throw new CliError(USAGE);
  }
}

function listed(references: string[]): string {
  const shown = references.slice(0, 20).join(', ');
  return references.length > 20 ? `${shown} and ${references.length - 20} more` : shown;
}

await endInWords('The editions could not be changed', bible);
