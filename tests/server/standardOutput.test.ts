import { expect, it } from 'vitest';
import { standardOutput } from '#server/plugins/standardOutput.ts';

it('the log goes on after a full disk has swallowed lines and cut one off', () => {
  let written = '';
  let room = 20;
  const output = standardOutput((bytes) => {
    if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const taken = bytes.subarray(0, room).toString();
    room -= taken.length;
    written += taken;
    return taken.length;
  });
  for (const line of ['{"first":1}\n', '{"second":2}\n', '{"third":3}\n']) output.write(line);
  room = 1000;
  for (const line of ['{"fourth":4}\n', '{"fifth":5}\n']) output.write(line);
  expect(written.split('\n')).toEqual(['{"first":1}', '{"second', '{"fourth":4}', '{"fifth":5}', '']);
});

it('a slow reader of the log is waited for', () => {
  let written = '';
  let busy = 3;
  const output = standardOutput((bytes) => {
    if (busy-- > 0) throw Object.assign(new Error('try again'), { code: 'EAGAIN' });
    written += bytes.toString();
    return bytes.length;
  });
  output.write('{"first":1}\n');
  expect(written).toBe('{"first":1}\n');
});
