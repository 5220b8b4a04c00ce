import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsOf } from '#server/plainError.ts';
import { findChromium } from './findChromium.ts';

/** How many tests ran, and how they ended. */
interface Count {
  passed: number;
  failed: number;
}

const ALL_WELL: Count = { passed: 0, failed: 0 };
const ONE_FAILED: Count = { passed: 0, failed: 1 };

/** In a log file colours are only noise. */
const PLAIN: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** Runs a tool of the packages with the Node that runs this. */
function run(file: string, args: string[], environment: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...PLAIN, ...environment };
  return spawnSync(process.execPath, [`node_modules/${file}`, ...args], { stdio: 'inherit', env }).status === 0;
}

const check = (file: string, ...args: string[]): Count => (run(file, args) ? ALL_WELL : ONE_FAILED);

/** Runs one project of the tests; a project in which nothing ran has failed. */
function runProject(project: string, scratch: string, environment?: Record<string, string>): Count {
  const report = join(scratch, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('vitest/vitest.mjs', args, environment);
  const { numPassedTests: passed, numFailedTests: failed } = readReport(report);
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}

function readReport(path: string): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }; // Vitest did not come to an end: its own words stand above
  }
}

/** Every stage in order; the first that fails ends the run. */
function runTests(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'church-tests-'));
  const stages: [string, () => Count][] = [
    ...['shared', 'web', 'web/offline/worker', 'server'].map((folder): [string, () => Count] => [
      `types in src/${folder}`,
      () => check('typescript/bin/tsc', '-p', `src/${folder}`),
    ]),
    ['types in tests', () => check('typescript/bin/tsc', '-p', 'tests')],
    ['lint', () => check('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.')],
    ['unit tests', () => runProject('unit', scratch)],
    ['server tests', () => runProject('server', scratch)],
    ['server tests on PostgreSQL', () => runProject('postgres', scratch)],
    ['page tests', () => runProject('web', scratch)],
    ['browser tests', () => runProject('browser', scratch, { CHROMIUM_PATH: findChromium() })],
  ];
  const total = { passed: 0, failed: 0 };
  try {
    for (const [name, stage] of stages) {
      const begun = Date.now();
      console.log(`\n${name} …`);
      const { passed, failed } = stage();
      total.passed += passed;
      total.failed += failed;
      console.log(`${name}: ${failed > 0 ? 'failed' : 'well'}, ${Math.round((Date.now() - begun) / 1000)} s`);
      if (failed > 0) break;
    }
  } catch (thrown) {
    console.error(wordsOf(thrown));
    total.failed++;
  }
  rmSync(scratch, { recursive: true, force: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

runTests();
