import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { startVitest } from 'vitest/node';
import { errorMessage } from '#server/cliError.ts';

/** How many tests passed and failed; a check of types or style counts as one. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const TYPED = ['src/shared', 'src/web', 'src/web/offline/worker', 'src/server', 'tests'];

/**
 * The type and lint checks: a name, a tool in node_modules and its arguments. TypeScript's four checkers would each read
 * the libraries' types, which takes twice the processor time of one.
 */
const CHECKS: [name: string, ...command: string[]][] = [
  ...TYPED.map((folder): [string, ...string[]] => [
    `types in ${folder}`,
    ...['typescript/bin/tsc', '-p', folder, '--checkers', '1'],
  ]),
  ['lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
];

/** What a check may print. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const seconds = (begun: number): string => `${Math.round((performance.now() - begun) / 1000)} s`;

const runFile = promisify(execFile);

/** Runs a check. It prints in one piece when it has ended, since the tests run beside it. */
async function runCheck([name, file, ...args]: (typeof CHECKS)[number]): Promise<boolean> {
  const begun = performance.now();
  const fault = await runFile(process.execPath, [`node_modules/${file}`, ...args], {
    maxBuffer: MAX_OUTPUT_BYTES,
  }).then(
    () => undefined,
    ({ stdout, stderr }) => `${stdout}${stderr}`,
  );
  console.log(`${fault ?? ''}\n${name}: ${fault === undefined ? 'passed' : 'failed'}, ${seconds(begun)}`);
  return fault === undefined;
}

/** Runs the checks one after another. */
async function check(): Promise<Count> {
  let passed = 0;
  for (const one of CHECKS) if (await runCheck(one)) passed++;
  return { passed, failed: CHECKS.length - passed, skipped: 0 };
}

/** Trains the daily verse where that is not done, in two processes that take about as long: the checks go on meanwhile. */
const train = () =>
  Promise.all(
    [['distress'], ['needs', 'acts']].map((names) =>
      once(
        spawn(process.execPath, ['src/commands/development/verses.ts', 'train', ...names], { stdio: 'inherit' }),
        'close',
      ),
    ),
  );

/**
 * Runs the projects of the tests; one in which nothing passed has failed. The browser's wait a lot, for the build first,
 * so they stand in a queue of their own: meanwhile the other projects use the cores.
 */
async function test(): Promise<Count> {
  const begun = performance.now();
  await train();
  const queues = await Promise.all(
    ['browser', '!browser'].map((project) => startVitest([], { run: true, reporters: ['dot'], project })),
  );
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, vitest } of queues.flatMap(({ projects }) => projects)) {
    const modules = vitest.state.getTestModules().filter(({ project }) => project.name === name);
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const count = (wanted: string) => tests.filter((one) => one.result().state === wanted).length;
    const [passed, failed] = [count('passed'), count('failed')];
    const hasPassed = passed > 0 && modules.every((module) => module.ok());
    total.passed += passed;
    total.skipped += count('skipped');
    total.failed += hasPassed ? 0 : Math.max(failed, 1);
    console.log(`${name} tests: ${hasPassed ? 'passed' : 'failed'}`);
  }
  const isWhole = queues.every(({ projects, state }) => projects.length > 0 && !state.getUnhandledErrors().length);
  if (total.failed === 0 && (!isWhole || process.exitCode)) total.failed = 1;
  console.log(`The tests took ${seconds(begun)}.`);
  return total;
}

/** Runs everything at once, so that no core is idle, and reports all that fails. */
async function runTests(): Promise<void> {
  const failed = (thrown: unknown): Count => {
    console.error(errorMessage(thrown));
    return { passed: 0, failed: 1, skipped: 0 };
  };
  const counts = await Promise.all([check().catch(failed), test().catch(failed)]);
  const sum = (of: keyof Count): number => counts.reduce((total, count) => total + count[of], 0);
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`,
  );
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

await runTests();
