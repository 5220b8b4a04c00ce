import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, shine } from './kit/finish.ts';
import { layersOf } from './kit/layers.ts';
import type { Scene } from './kit/scene.ts';
import { PUBLIC } from './writing.ts';

const WIDTH = 1280;
const SECONDS = 12;
/** Light moves slowly: sixteen are enough, and leave more of the weight to each. */
const FRAMES_A_SECOND = 16;
/** Kilobits a second: twelve seconds stay well under 700 kB. */
const RATE = 420;

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

const ENCODERS = [
  [
    'hero.mp4',
    ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-b:v', `${RATE}k`, '-movflags', '+faststart'],
  ],
  [
    'hero.webm',
    [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      `${RATE}k`,
      '-deadline',
      'good',
      '-cpu-used',
      '2',
      '-g',
      '144',
      '-threads',
      '1',
      '-row-mt',
      '0',
    ],
  ],
] as const;

/**
 * Writes the film of a scene, in which only the light moves and the last frame leads back into the first, as WebM and
 * MP4 into `public/film`. Throws, in words, where ffmpeg is not installed.
 */
export async function writeFilm(scene: Scene): Promise<void> {
  const folder = `${PUBLIC}film/`;
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  await mkdir(folder, { recursive: true });
  try {
    const master = join(work, 'master.mkv');
    await writeMaster(scene, master);
    for (const [file, options] of ENCODERS) {
      const twice = (pass: number, target: readonly string[]) =>
        ffmpeg([
          '-i',
          master,
          '-an',
          ...options,
          ...COLOURS,
          '-pix_fmt',
          'yuv420p',
          '-fflags',
          '+bitexact',
          '-flags:v',
          '+bitexact',
          '-pass',
          `${pass}`,
          '-passlogfile',
          join(work, file),
          ...target,
        ]);
      await twice(1, ['-f', 'null', '-']);
      await twice(2, [folder + file]);
      console.log(`film/${file}: ${Math.round((await stat(folder + file)).size / 1024)} kB`);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Every frame as it is drawn, without loss, for the encoders to read twice. */
async function writeMaster(scene: Scene, file: string): Promise<void> {
  const layers = await layersOf(scene, WIDTH);
  const prepared = await prepare(layers, scene.light, scene.width);
  const count = SECONDS * FRAMES_A_SECOND;
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${layers.width}x${layers.height}`,
    '-r',
    `${FRAMES_A_SECOND}`,
    '-i',
    '-',
  ];
  const toVideo = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
    '-pix_fmt',
    'yuv420p',
    ...COLOURS,
    file,
  ];
  await ffmpeg([...raw, ...toVideo], async (write) => {
    for (let frame = 0; frame < count; frame++) await write(shine(prepared, frame / count));
  });
}

async function ffmpeg(
  options: readonly string[],
  feed?: (write: (pixels: Buffer) => Promise<void>) => Promise<void>,
): Promise<void> {
  const running = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: [feed ? 'pipe' : 'ignore', 'ignore', 'inherit'],
  });
  const ended = once(running, 'close').catch((cause) => {
    throw new Error('The film needs ffmpeg. On Debian or Ubuntu: apt-get install ffmpeg.', { cause });
  });
  const { stdin } = running;
  if (feed && stdin) {
    await Promise.race([
      ended,
      feed(async (pixels) => {
        if (!stdin.write(pixels)) await once(stdin, 'drain');
      }),
    ]);
    stdin.end();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code} at: ${options.join(' ')}`);
}
