import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '#tests/support/process/serverProcess.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

/** A project with the true commands and steps that only write what they were made from. */
const STEPS: Record<string, string> = {
  'node_modules/vite/bin/vite.js': `
    const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
    const folder = process.argv.at(-1);
    const words = readFileSync('src/content/words.ts', 'utf8');
    if (words.includes('Jhn')) {
      console.error('error during build:\\nBuild failed with 1 error:\\n\\n\\u001b[31m[plugin scripture] \\u001b[0m' + process.cwd() +
        '/src/content/words.ts\\nRolldownError: Scripture "Jhn 3:16" does not exist.\\n    at error (logs.mjs:164:24)\\n}');
      process.exit(1);
    }
    mkdirSync(folder + '/assets', { recursive: true });
    writeFileSync(folder + '/words', words);`,
  'src/commands/development/verses.ts': '',
  'src/build/compress.ts': '',
  'src/commands/site/checkBuild.ts': '',
  'package.json': '{ "type": "module", "optionalDependencies": {} }',
  'node_modules/vite/package.json': '{ "type": "commonjs" }',
};

let project: string;
beforeEach(() => {
  project = temporaryFolder();
  for (const [name, text] of Object.entries(STEPS)) put(name, text);
  for (const name of ['buildSite.mjs', 'setUp.mjs', 'build.mjs']) {
    cpSync(join('src/commands/site', name), join(project, 'src/commands/site', name));
  }
  put('start.mjs', `import { ensureBuilt } from './src/commands/site/buildSite.mjs'; ensureBuilt();`);
});

function put(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

const words = (text: string) => put('src/content/words.ts', text);
const start = async () => run(join(project, 'start.mjs')).ended;
const current = () => readFileSync(join(project, 'dist/current'), 'utf8');
const inUse = () => readFileSync(join(project, 'dist', current(), 'client/words'), 'utf8');

describe('a build', () => {
  it('is made beside the one in use, which stays for who has its pages open', async () => {
    words('John 3:16');
    expect((await start()).status).toBe(0);
    const first = current();
    words('John 3:16 and 17');
    expect((await start()).status).toBe(0);
    expect(inUse()).toBe('John 3:16 and 17');
    expect(existsSync(join(project, 'dist', first))).toBe(true);
    expect((await start()).output).toBe('');
  });

  it('that fails leaves the last good one in use, says so, and is not tried at each start', async () => {
    words('John 3:16');
    await start();
    words('Jhn 3:16, mistyped');
    const { status, output } = await start();
    expect(status).toBe(0);
    expect(output.split('\n')).toEqual([
      expect.stringMatching(/^Building the site/),
      'The site could not be built.',
      '[plugin scripture] src/content/words.ts',
      'RolldownError: Scripture "Jhn 3:16" does not exist.',
      'It goes on with the last good build. All that the build printed: dist/failed-build.log',
      '',
    ]);
    expect(readFileSync(join(project, 'dist/failed-build.log'), 'utf8')).toContain('at error (logs.mjs:164:24)');
    expect(inUse()).toBe('John 3:16');
    const again = /^This version of the site could not be built: the last good build is used\./;
    expect((await start()).output).toMatch(again);
    expect((await run(join(project, 'src/commands/site/build.mjs')).ended).output).toMatch(/"Jhn 3:16" does not exist/);
    words('John 3:17, mended');
    expect((await start()).status).toBe(0);
    expect(inUse()).toBe('John 3:17, mended');
  });

  it('that fails where there is no good one ends the start', async () => {
    words('Jhn 3:16');
    const { status, output } = await start();
    const said = /The site could not be built\.\n.+\n.+ does not exist\.\nAll that the build printed: .+\n$/;
    expect([status, output]).toEqual([1, expect.stringMatching(said)]);
  });
});
