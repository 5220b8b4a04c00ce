import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { createDrawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { makePictureApart } from '#server/images/uploads/makePictureApart.ts';
import { TaskProcess } from '#server/taskProcess.ts';
import { pictureWords } from '#shared/images/pictureLimits.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const PICTURE = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#123456' } })
  .jpeg()
  .toBuffer();

const TRUE_MODULE = pathToFileURL('src/server/images/uploads/makePicture.ts').href;

/** Makes the picture in a process of which a test says how it goes; the width asked for is its `width`. */
async function make(script: string) {
  const said: string[] = [];
  const module = join(temporaryFolder(), 'makePicture.mjs');
  writeFileSync(module, `export async function makePicture(sent, width) { ${script} }`);
  const outcome = await makePictureApart(PICTURE, { say: (sentence) => void said.push(sentence), module }).then(
    ({ width, files }) => ({ width, widths: [...new Set(files.map((file) => file.width))] }),
    ({ statusCode, message }: { statusCode: number; message: string }) => ({ statusCode, message }),
  );
  return { outcome, said };
}

const KILL = `process.kill(process.pid, 'SIGKILL')`;
const GO_ON = `return (await import('${TRUE_MODULE}')).makePicture(sent, width)`;

it('a picture whose process is killed for its memory is made smaller, and the log says why', async () => {
  const { outcome, said } = await make(`if (width > 1000) ${KILL}; else { ${GO_ON} }`);
  expect(outcome).toEqual({ width: 960, widths: [480, 960] });
  expect(said).toEqual([
    expect.stringMatching(/^The machine has too little memory for a picture of \d+ kB \(SIGKILL\)\. It is tried once/),
  ]);
});

it.each([
  ['it is killed', KILL],
  ['Node has no memory', `console.error('FATAL ERROR: JavaScript heap out of memory'); process.abort()`],
  ['the decoder has no memory', `throw new Error('vips_tracked: out of memory')`],
])('one for which there is too little memory twice is called too large, not damaged: %s', async (_how, script) => {
  const { outcome, said } = await make(script);
  expect(outcome).toEqual({ statusCode: 503, message: pictureWords.tooLargeNow });
  expect(said).toHaveLength(2);
});

it('one that breaks its decoder is still called damaged', async () => {
  const { outcome, said } = await make(`process.kill(process.pid, 'SIGSEGV')`);
  expect(outcome).toEqual({ statusCode: 422, message: pictureWords.damaged });
  expect(said).toEqual([]);
});

it('the process that draws is begun again for the next drawing where it has ended, even by a fault', async () => {
  const findPicture = async () => undefined;
  const drawings = createDrawings({ folder: 'public', findPicture });
  const nowhere = createDrawings({ folder: temporaryFolder(), findPicture });
  onTestFinished(() => [drawings, nowhere].forEach((one) => void one.close()));
  const words = wordsOfWeek([], { from: '2026-11-22' }, eventLanguages.en);
  const first = await drawings.week(words);
  drawings.close();
  expect(Buffer.from(await drawings.week(words)).equals(first)).toBe(true);
  await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
  await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
});

it.each([
  ['none of the site’s environment by default', undefined, 'nothing'],
  ['the environment that it is given', { CHURCH_SECRET: 'given' }, 'given'],
  ['no part in `node --watch`', { CHURCH_SECRET: 'given', WATCH_REPORT_DEPENDENCIES: '1' }, 'given'],
])('a child process has %s', async (_what, env, told) => {
  vi.stubEnv('CHURCH_SECRET', 'of the site');
  onTestFinished(() => void vi.unstubAllEnvs());
  const module = join(temporaryFolder(), 'tell.mjs');
  writeFileSync(module, `export const tell = (name) => process.env[name] ?? 'nothing'`);
  const child = new TaskProcess<(name: string) => string>({ work: [module, 'tell'], ...(env && { env }) });
  onTestFinished(() => child.close());
  expect(await child.run(['CHURCH_SECRET'])).toBe(told);
});
