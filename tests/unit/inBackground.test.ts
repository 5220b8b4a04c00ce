import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { inBackground, reportBackgroundFaultsTo } from '#server/inBackground.ts';

let log: string[] = [];

beforeEach(() => {
  log = [];
  reportBackgroundFaultsTo((sentence) => log.push(sentence));
  onTestFinished(() => reportBackgroundFaultsTo(console.error));
});

const fault = (message: string) => new Error(message);

it.each<[kind: string, work: () => unknown]>([
  [
    'throws',
    () => {
      throw fault('no room');
    },
  ],
  ['rejects', () => Promise.reject(fault('no room'))],
  [
    'throws later',
    async () => {
      await Promise.resolve();
      throw fault('no room');
    },
  ],
])('catches work that %s, and says so in a sentence', async (kind, work) => {
  inBackground(kind, work);
  await expect.poll(() => log).toEqual([`${kind} failed in the background, and the site goes on: no room`]);
});

it('says the same fault once, and another one too', () => {
  for (let time = 0; time < 100; time++)
    inBackground('the copy', () => {
      throw fault('no room');
    });
  inBackground('the copy', () => {
    throw Object.assign(fault('gone'), { code: 'ENOENT' });
  });
  inBackground('the list', () => {
    throw fault('no room');
  });
  expect(log).toHaveLength(3);
});

it('goes on where what is thrown is no error, and where the log fails', () => {
  inBackground('nothing', () => {
    throw undefined;
  });
  inBackground('words', () => {
    throw 'words';
  });
  expect(log).toEqual([expect.stringMatching(/: undefined$/), expect.stringMatching(/: words$/)]);
  reportBackgroundFaultsTo(() => {
    throw fault('the log is full');
  });
  inBackground('the last copy', () => {
    throw fault('no room');
  });
});
