import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { makePictureApart } from '#server/images/uploads/makePictureApart.ts';
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
