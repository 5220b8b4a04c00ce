import { expect, it } from 'vitest';
import { runHere } from '#tests/support/process/runHere.ts';

it('npm run content counts what is left to do in the files, and lists it', async () => {
  const counted = await runHere('content', [], {});
  expect(counted).toMatchObject({ status: 0, output: expect.stringMatching(/^Sample values: \d+\. .*fact\(…\)/) });
  expect(counted.output).not.toContain('church.phone');
  expect((await runHere('content', ['--all'], {})).output).toMatch(
    /^ {2}src\/content\/en\/church\.ts {2}church\.phone: /m,
  );
});

it.each([[['take', 'x']], [['--wrong']]])('says what it needs: %j', async (args) => {
  expect(await runHere('content', args, {})).toMatchObject({ status: 1, output: expect.stringContaining('--all') });
});
