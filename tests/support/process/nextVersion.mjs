// Loaded into each process of a site: once the file NEXT_VERSION is there, a process that starts is of a later version
// with the further changes that it exports as `steps`: statements of SQL, or functions.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const file = process.env.NEXT_VERSION;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/src/server/store/migrate.ts') || !existsSync(file)) return loaded;
    const source = String(loaded.source)
      .replace(/SCHEMA_VERSION = (\d+)/, 'SCHEMA_VERSION = $1 + steps.length')
      .replace('(CHANGES)', '({ ...CHANGES, ...further })');
    const further = `const stepOf = (step) => typeof step === 'string' ? (transaction) => run(transaction, step) : step;
      const further = Object.fromEntries(steps.toReversed().map((step, at) => [SCHEMA_VERSION - at, stepOf(step)]));`;
    return { ...loaded, source: `import { steps } from '${pathToFileURL(file)}';\n${source}\n${further}\n` };
  },
});
