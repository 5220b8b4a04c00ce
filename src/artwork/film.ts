import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Prepared, prepare, shine } from './kit/finish.ts';
import { layersOf } from './kit/layers.ts';
import type { Scene } from './kit/scene.ts';
import { PUBLIC } from './writing.ts';

const WIDTH = 1280;
const FRAMES_A_SECOND = 24;
const FRAMES = 12 * FRAMES_A_SECOND;
/** The most that one file of the film may weigh, in bytes. */
const LIMIT = 700_000;

const COLOURS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -pix_fmt yuv420p';

/** The same bytes each time: one thread, and no name or date of the encoder in the file. */
const STEADY = '-an -threads 1 -fflags +bitexact -flags:v +bitexact';

/**
 * One key frame, and the quality spread evenly from there on: a second key frame, or a last frame worse than the first,
 * would be seen as a jolt.
 */
const ENCODERS = {
  'hero.webm': '-c:v libvpx-vp9 -b:v 0 -crf 28 -deadline good -cpu-used 2 -row-mt 0 -g 300',
  'hero.mp4':
    '-c:v libx264 -preset veryslow -profile:v high -b:v 465k -movflags +faststart -x264-params keyint=300:scenecut=0:threads=1:ipratio=2.5:pbratio=1.3:aq-mode=0:psy=0:bframes=8',
} as const;

/**
 * Writes the film of a scene, in which only the light moves and the last frame leads back into the first, as WebM (VP9)
 * and MP4 (H.264) into `public/film`. Its first frame is the still picture. Throws, in words, where ffmpeg is not
 * installed or a file has become too heavy.
 */
export async function writeFilm(scene: Scene): Promise<void> {
  const folder = `${PUBLIC}film/`;
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  await mkdir(folder, { recursive: true });
  try {
    const master = join(work, 'master.mkv');
    await writeMaster(await prepare(await layersOf(scene), scene.light, scene.width), master);
    for (const [file, options] of Object.entries(ENCODERS)) {
      const pass = (number: 1 | 2, target: readonly string[]) => {
        const log = ['-pass', `${number}`, '-passlogfile', join(work, file)];
        return ffmpeg(['-i', master, ...words(`${options} ${STEADY} ${COLOURS}`), ...log, ...target]);
      };
      await pass(1, ['-f', 'null', '-']);
      await pass(2, [folder + file]);
      const { size } = await stat(folder + file);
      if (size > LIMIT) throw new Error(`film/${file} weighs ${size} bytes; at most ${LIMIT} are allowed.`);
      console.log(`film/${file}: ${Math.round(size / 1024)} kB`);
    }
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Every frame as it is drawn, resized without further loss, for the encoders to read twice. */
async function writeMaster(prepared: Prepared, file: string): Promise<void> {
  const { width, height } = prepared.layers;
  const drawn = words(`-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_A_SECOND} -i -`);
  const resized = words(`-vf scale=${WIDTH}:-2:flags=lanczos:out_color_matrix=bt709:out_range=tv ${COLOURS}`);
  await ffmpeg([...drawn, ...resized, ...words('-c:v libx264 -preset ultrafast -qp 0'), file], frames(prepared));
}

function* frames(prepared: Prepared): Generator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame++) yield shine(prepared, frame / FRAMES);
}

const words = (options: string) => options.split(' ');

async function ffmpeg(options: readonly string[], input: Iterable<Buffer> = []): Promise<void> {
  const running = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await once(running, 'spawn').catch((cause) => {
    throw new Error('The film needs ffmpeg. On Debian or Ubuntu: apt-get install ffmpeg.', { cause });
  });
  const [[code]] = await Promise.all([once(running, 'close'), pipeline(Readable.from(input), running.stdin)]);
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code} at: ${options.join(' ')}`);
}
