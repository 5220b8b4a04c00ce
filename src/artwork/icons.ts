import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { signWindow } from './scenes/sign.ts';
import { drawn, image, PUBLIC } from './writing.ts';

const ICONS = `${PUBLIC}icons/`;

/** The ground of icons that phones cut to their own shape. */
const NIGHT = '#1a1038';

const PALETTE = { palette: true, quality: 90, compressionLevel: 9 } as const;

const DOVE =
  'M24 30.4C22 29.4 21.2 26.9 21.4 24.4 16.2 24.6 9.8 21 6.9 11.6 12 15 18 15.2 21.8 18L20 10.4 24 12.2 28 10.4 26.2 18C30 15.2 36 15 41.1 11.6 38.2 21 31.8 24.6 26.6 24.4 26.8 26.9 26 29.4 24 30.4Z';
const HILL = 'M0 35.4C10 31.6 16 33.4 24 35.2 32 37 39 36 48 33V48H0Z';
const PATH = 'M23.2 35 24.8 35.3C27.4 37.6 22.4 39.6 28.6 46H16.8C15.4 40.4 25 38.6 23.2 35Z';

/** The church's sign in few shapes, clear from 16 pixels up and on any ground: dove, sunrise, hill and path in a ring. */
const LOGO = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
  '<clipPath id="w"><circle cx="24" cy="24" r="21"/></clipPath>',
  '<circle cx="24" cy="24" r="24" fill="#140d1c"/>',
  '<circle cx="24" cy="24" r="23" fill="#f3c35f"/>',
  '<circle cx="24" cy="24" r="21" fill="#140d1c"/>',
  '<g clip-path="url(#w)" stroke="#140d1c" stroke-width=".9">',
  '<circle cx="24" cy="24" r="20.2" fill="#33207f"/>',
  '<circle cx="24" cy="35" r="22" fill="#6f2c96"/>',
  '<circle cx="24" cy="35" r="16.6" fill="#b93a78"/>',
  '<circle cx="24" cy="35" r="11.6" fill="#ee8a3c"/>',
  '<circle cx="24" cy="35" r="6.8" fill="#ffe08a"/>',
  `<path d="${HILL}" fill="#2f8a53"/>`,
  `<path d="${PATH}" fill="#ffe3a0"/>`,
  `<path d="${DOVE}" fill="#fffaf0" stroke-linejoin="round"/>`,
  '<circle cx="24" cy="24" r="20.6" fill="none"/>',
  '</g></svg>\n',
].join('');

/** Writes the logo and the icons of browsers and phones into `public/icons`, and `favicon.ico` where browsers ask for it. */
export async function writeIcons(): Promise<void> {
  await mkdir(ICONS, { recursive: true });
  await writeFile(`${ICONS}logo.svg`, LOGO);
  await writeFile(`${ICONS}favicon.svg`, LOGO);
  const small = await sharp(Buffer.from(LOGO), { density: 192 }).resize(32, 32).png({ compressionLevel: 9 }).toBuffer();
  await writeFile(`${PUBLIC}favicon.ico`, ico(small));

  const window = await roundWindow();
  for (const side of [192, 512]) await sharp(window).resize(side).png(PALETTE).toFile(`${ICONS}icon-${side}.png`);
  await onNight(window, 180, 0.9, 'apple-touch-icon.png');
  await onNight(window, 512, 0.78, 'icon-maskable-512.png');
}

/** The sign in full glass, round, on nothing. */
async function roundWindow(): Promise<Buffer> {
  const { width, height } = signWindow;
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="${width / 2 - 1}"/></svg>`;
  return image(await drawn(signWindow))
    .ensureAlpha()
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Writes an icon with the window over `share` of a dark square, so that no phone's mask cuts it. */
async function onNight(window: Buffer, side: number, share: number, file: string): Promise<void> {
  const input = await sharp(window)
    .resize(Math.round(side * share))
    .png()
    .toBuffer();
  await sharp({ create: { width: side, height: side, channels: 3, background: NIGHT } })
    .composite([{ input }])
    .png(PALETTE)
    .toFile(ICONS + file);
}

/** A Windows icon file that holds one PNG of 32 pixels. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
