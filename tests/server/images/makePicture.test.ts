import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { HttpError } from '#server/httpError.ts';
import { makePicture } from '#server/images/uploads/makePicture.ts';
import { refuseOthers } from '#server/images/uploads/makePictureApart.ts';
import { OWN_FORMATS } from '#shared/images/ownPicture.ts';
import { aJpeg, halves } from '#tests/support/pictures.ts';

/** Makes a picture's files, as an upload does in a process of its own, and opens the largest JPEG of them. */
async function made(sent: Buffer) {
  refuseOthers(sent);
  const picture = await makePicture(sent);
  return { ...picture, largest: sharp(picture.files.findLast(({ format }) => format === 'jpg')?.bytes) };
}

async function refused(sent: Buffer, words: RegExp) {
  const refusal = await made(sent).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(HttpError);
  const { statusCode, message } = refusal as HttpError;
  expect([statusCode === 415 || statusCode === 422, message]).toEqual([true, expect.stringMatching(words)]);
}

/** A true PNG of one colour, a bit a dot: 50 MB of dots in a few kilobytes. */
function bombPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const dots = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND', Buffer.alloc(0))]);
}

describe('what is made of a picture', () => {
  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be made of a %s', async (format) => {
    expect(await made(await halves(300, 200).toFormat(format).toBuffer())).toMatchObject({ width: 300, height: 200 });
  });

  it('is never enlarged, and stands on white where it is transparent', async () => {
    const { files, largest } = await made(await aJpeg(700, 350));
    expect(await largest.metadata()).toMatchObject({ width: 700, height: 350 });
    expect(files).toHaveLength(6);
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } }).png();
    const [red = 0] = await (await made(await clear.toBuffer())).largest.raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright from orientation %i', async (orientation) => {
    const upright = await halves(60, 30).raw().toBuffer({ resolveWithObject: true });
    const camera = sharp(upright.data, { raw: upright.info });
    // What the camera held: the upright picture, turned and mirrored the other way round.
    if ([2, 4, 5, 7].includes(orientation)) camera.flop();
    camera.rotate({ 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation] ?? 0);
    const { width, height, largest } = await made(await camera.withMetadata({ orientation }).png().toBuffer());
    expect([width, height]).toEqual([60, 30]);
    const colours = await Promise.all(
      [5, 55].map(async (left) => {
        const dot = largest.clone().extract({ left, top: 15, width: 1, height: 1 });
        const [red = 0, , blue = 0] = await dot.raw().toBuffer();
        return red > blue ? 'red' : 'blue';
      }),
    );
    expect(colours).toEqual(['red', 'blue']);
  });

  it.each(['cmyk', 'p3', 'rgb16', 'b-w'])('keeps its colours where they are written as %s', async (space) => {
    const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c06030' } });
    const written = space === 'p3' ? flat.withIccProfile('p3') : flat.toColourspace(space);
    const sent = written.toFormat(space === 'p3' || space === 'rgb16' ? 'png' : 'jpeg');
    const [red = 0, green = 0, blue = 0] = await (await made(await sent.toBuffer())).largest.raw().toBuffer();
    const wanted = space === 'b-w' ? [120, 120, 120] : [192, 96, 48];
    for (const [at, is] of [red, green, blue].entries())
      expect(Math.abs(is - (wanted[at] ?? 0))).toBeLessThan(space === 'cmyk' ? 40 : 8);
  });

  it('has nothing of what its file told of place and camera, nor of what stood behind it', async () => {
    const sideways = await halves(400, 200)
      .withExif({
        IFD0: { Make: 'Church phone', Orientation: '6' },
        IFD3: { GPSLatitude: '1/1 8/1 0/1', GPSLatitudeRef: 'S' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sideways).metadata()).exif).toBeDefined();
    const { width, height, files } = await made(Buffer.concat([sideways, Buffer.from('the film of a moment')]));
    expect([width, height]).toEqual([200, 400]);
    expect(files.map(({ format }) => format)).toEqual(OWN_FORMATS);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1]);
      for (const words of ['Church phone', 'the film']) expect(Buffer.from(bytes).includes(words)).toBe(false);
    }
  });
});

describe('a file that is refused', () => {
  it('may hold a script, a document or nothing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
    for (const text of [svg, '<!doctype html><script>alert(1)</script>', '%PDF-1.7\n1 0 obj', '{"image":1}'])
      await refused(Buffer.from(text), /not a picture/);
    await refused(Buffer.from('GIF89a/*<script>*/=1'), /damaged/);
    await refused(Buffer.alloc(0), /no picture/);
    await refused(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC/);
  });

  it('may be a picture for one reader and a page, a document or an archive for another', async () => {
    const picture = await aJpeg(100, 100);
    const comment = Buffer.from('\xff\xfe\0\x1b<script>alert(1)</script>', 'latin1');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    for (const text of ['<script>alert(1)</script>', svg, '%PDF-1.7', `PK\x05\x06${'\0'.repeat(18)}`])
      await refused(Buffer.concat([picture, Buffer.from(text, 'latin1')]), /hidden/);
    await refused(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]), /hidden/);
  });

  it('may be cut short', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = sharp({ create: { width: 160, height: 120, channels: 3, background: '#888', noise } });
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const bytes = await whole.clone().toFormat(format).toBuffer();
      await refused(bytes.subarray(0, bytes.length / 2), /damaged/);
      await refused(bytes.subarray(0, 24), /damaged/);
    }
  });

  it('may be a bomb: small as a file, boundless as a picture, or moving without end', async () => {
    const bomb = bombPng(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    await refused(bomb, /12 megapixels/);
    const lying = await aJpeg(100, 100);
    const frame = lying.indexOf(Buffer.from([0xff, 0xc0]));
    lying.writeUInt16BE(65_000, frame + 5);
    lying.writeUInt16BE(65_000, frame + 7);
    await refused(lying, /12 megapixels/);

    // One that moves without end.
    const picture = Buffer.from('GIF89a\x0a\0\x0a\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
    const moment = Buffer.from('2c000000000a000a000002014c00', 'hex');
    await refused(Buffer.concat([picture, ...Array(600).fill(moment), Buffer.from(';')]), /moving picture/);
  });
});
