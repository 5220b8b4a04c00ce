import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  Conversion,
  canEncodeAudio,
  Input,
  type InputAudioTrack,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  Quality,
} from 'mediabunny';
import { MAX_SOUND_SECONDS } from '#shared/sermons/sermonLimits.ts';
import { SOUND_FORMATS } from '#shared/sermons/soundFormats.ts';

/** A recording that can be sent. */
export interface MadeSound {
  /** The SHA-256 of what is sent, in hex. */
  id: string;
  /** What was made of it; absent where the file goes as it is. */
  bytes?: ArrayBuffer;
  /** Whether hardly anything is heard. */
  quiet?: boolean;
  /** Whether the file goes as it is since this browser cannot read it or make it smaller. */
  isLarge?: boolean;
}

/** What the worker says of a recording: the share that is done, then what came of it, or why it is refused. */
export type SoundMessage = { share: number } | { refused: string } | MadeSound;

/** A file with at most this many bits a second is small already. */
const MAX_SMALL_BITRATE = 40_000;

/** Speech is clear at this rate: 11 to 14 MB an hour. */
const WAYS = [
  // Every phone plays AAC. Windows encodes it at 96 kbit/s or more only, Firefox and Linux not at all.
  { codec: 'aac', sampleRate: 24_000, bitrate: 32_000 },
  { codec: 'aac', sampleRate: 44_100, bitrate: 32_000 },
  // Phones play it, iPhones since iOS 18.4.
  { codec: 'opus', sampleRate: 24_000, bitrate: 24_000 },
] as const;

type Way = (typeof WAYS)[number];

/** A sample is heard from this level on (-46 dB), and a recording in which less than this share is heard is quiet. */
const HEARD = 0.005;
const MIN_HEARD_SHARE = 0.05;

const say = (message: SoundMessage, transfer: Transferable[] = []) => postMessage(message, { transfer });

/** Hashes a file piece by piece, in bytes. By slices: Safari does not iterate over streams. */
async function hashOf(file: Blob): Promise<string> {
  const [hash, piece] = [sha256.create(), 1024 * 1024];
  for (let at = 0; at < file.size; at += piece)
    hash.update(new Uint8Array(await file.slice(at, at + piece).arrayBuffer()));
  return bytesToHex(hash.digest());
}

/** The first way that this browser knows; undefined without any. */
async function wayHere(): Promise<Way | undefined> {
  for (const way of WAYS) {
    const { codec, sampleRate, bitrate } = way;
    const options = { numberOfChannels: 1, sampleRate, quality: new Quality({ bitrate }) };
    if (await canEncodeAudio(codec, options).catch(() => false)) return way;
  }
  return undefined;
}

/** Whether the file is small, and of a kind and in a codec that the server takes. */
async function isSmall(input: Input, track: InputAudioTrack, file: Blob, seconds: number): Promise<boolean> {
  const format = await input.getFormat();
  const codec = (await track.getCodec()) ?? '';
  const isTaken = SOUND_FORMATS.some((one) => one.format === format && one.codecs.test(codec));
  return isTaken && (await input.getPrimaryVideoTrack()) === null && (file.size * 8) / seconds <= MAX_SMALL_BITRATE;
}

async function makeSmall(file: Blob): Promise<void> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null;
  const seconds = track ? ((await track.getDurationFromMetadata()) ?? (await track.computeDuration())) : 0;
  if (seconds > MAX_SOUND_SECONDS) return say({ refused: 'It is longer than four hours: cut it into parts.' });
  if (track && (await isSmall(input, track, file, seconds))) return say({ id: await hashOf(file) });
  const way = track && (await wayHere());
  const made = way && (await convert(input, track, way));
  if (!made) return sayAsItIs(file);
  say({ id: await hashOf(new Blob([made.bytes])), ...made }, [made.bytes]);
}

const sayAsItIs = async (file: Blob) => say({ id: await hashOf(file), isLarge: true });

/** Reads the file piece by piece. What it makes of four hours is 58 MB, which fits into memory. */
async function convert(input: Input, track: InputAudioTrack, { codec, sampleRate, bitrate }: Way) {
  // What says where the parts are stands first, so that a phone plays it before it has it all.
  const format = codec === 'aac' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new OggOutputFormat();
  const target = new BufferTarget();
  let [samples, heard] = [0, 0];
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    video: { discard: true },
    audio: (one) =>
      one.id === track.id
        ? {
            codec,
            numberOfChannels: 1,
            sampleRate,
            quality: new Quality({ bitrate }),
            forceTranscode: true,
            process: (sample) => {
              const values = new Float32Array(sample.numberOfFrames);
              sample.copyTo(values, { planeIndex: 0, format: 'f32' });
              const power = values.reduce((sum, value) => sum + value * value, 0) / values.length;
              samples += 1;
              if (Math.sqrt(power) >= HEARD) heard += 1;
              return sample;
            },
          }
        : { discard: true },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid) return undefined;
  let told = 0;
  conversion.onProgress = (share) => {
    if (share - told < 0.002) return;
    told = share;
    say({ share });
  };
  await conversion.execute();
  const { buffer } = target;
  return buffer ? { bytes: buffer, quiet: heard < samples * MIN_HEARD_SHARE } : undefined;
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  // A file that the browser cannot decode to its end goes as it is: the server says what is wrong with it.
  makeSmall(data)
    .catch(() => sayAsItIs(data))
    .catch(() => say({ refused: 'The file cannot be read any more. Choose it again.' }));
});
