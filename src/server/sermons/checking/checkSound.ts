import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { EncodedPacketSink, FilePathSource, Input, type InputAudioTrack } from 'mediabunny';
import { HttpError } from '#server/httpError.ts';
import { holdsDocument } from '#server/images/uploads/hiddenDocument.ts';
import type { SermonSound, SoundKind } from '#shared/sermons/sermon.ts';
import { MAX_SOUND_SECONDS } from '#shared/sermons/sermonLimits.ts';
import { SOUND_FORMATS } from '#shared/sermons/soundFormats.ts';
import { soundWords } from './soundWords.ts';

/** How many bytes at each end are searched for a document or an archive. */
const SEARCHED_BYTES = 1024 * 1024;

/** What a file may hold beside its sound: a cover and tables, in bytes and as a part of its size. */
const [OTHER_BYTES, OTHER_PART] = [6 * 1024 * 1024, 0.25];

/** The fewest and most bytes of a second: 2.4 kbit/s, and 96 kHz in 32 bits and stereo. */
const [FEWEST, MOST] = [300, 800_000];

/** How much shorter a recording may be than its header says. */
const MISSING_PART = 0.02;

/** Phones mix this many into two. */
const MAX_CHANNELS = 8;

/** The most boxes at the top of an MP4 file; a recording has about five. */
const MAX_BOXES = 1000;

/**
 * Reads a recording by its content, whatever its name: one sound track and nothing else, whole, and as long as its
 * packets are.
 *
 * @throws HttpError 415 or 422 in a sentence
 */
export async function checkSound(path: string): Promise<SermonSound> {
  const file = await open(path);
  const input = new Input({ formats: SOUND_FORMATS.map(({ format }) => format), source: new FilePathSource(path) });
  try {
    const { size } = await file.stat();
    const { kind, track } = await trackOf(input);
    const ends = [
      await readAt(file, 0, SEARCHED_BYTES),
      await readAt(file, size - SEARCHED_BYTES, SEARCHED_BYTES),
    ] as const;
    if (ends.some(holdsDocument) || beginsOddly(kind, ends[0])) throw new HttpError(422, soundWords.hidden);
    if ((await saidEnd(kind, file, size)) > size + 1) throw new HttpError(422, soundWords.damaged);
    const seconds = await lengthOf(track, size, Math.max(...ends.map((part) => saidLength(kind, part))));
    return { id: await hashOf(path), kind, bytes: size, seconds: Math.max(1, Math.round(seconds)) };
  } catch (thrown) {
    if (thrown instanceof HttpError) throw thrown;
    throw new HttpError(422, soundWords.damaged); // whatever a damaged file brings the reader to
  } finally {
    input.dispose();
    await file.close();
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, at));
  return buffer.subarray(0, bytesRead);
}

/** Whether something else, such as a picture, stands before the first frame of an MP3, which readers pass over. */
const beginsOddly = (kind: SoundKind, start: Buffer): boolean =>
  kind === 'mp3' && start.toString('latin1', 0, 3) !== 'ID3' && start.readUInt16BE() < 0xffe0;

async function trackOf(input: Input): Promise<{ kind: SoundKind; track: InputAudioTrack }> {
  if (!(await input.canRead())) throw new HttpError(415, soundWords.unknown);
  const format = await input.getFormat();
  const known = SOUND_FORMATS.find((one) => one.format === format);
  const tracks = await input.getTracks();
  if (!known || tracks.length === 0) throw new HttpError(415, soundWords.unknown);
  if (tracks.some(({ type }) => type === 'video')) throw new HttpError(415, soundWords.film);
  const [track, ...others] = await input.getAudioTracks();
  if (!track || others.length > 0) throw new HttpError(415, soundWords.several);
  const channels = await track.getNumberOfChannels();
  const isPlayed = known.codecs.test((await track.getCodec()) ?? '') && channels >= 1 && channels <= MAX_CHANNELS;
  if (!isPlayed) throw new HttpError(415, soundWords.unplayed);
  return { kind: known.kind, track };
}

/** Where a file ends by the lengths that its parts name. The packets of an MP3 or Ogg file are all that tells. */
async function saidEnd(kind: SoundKind, file: FileHandle, size: number): Promise<number> {
  if (kind === 'wav') return (await readAt(file, 4, 4)).readUInt32LE() + 8;
  let at = 0;
  for (let boxes = 0; kind === 'm4a' && at < size && boxes < MAX_BOXES; boxes++) {
    const head = await readAt(file, at, 16);
    const length = head.readUInt32BE();
    if (length === 0) return size; // the last box goes to the end
    at += length === 1 ? Number(head.readBigUInt64BE(8)) : length;
  }
  return at;
}

/** What a player shows as the length, in seconds, where this part of a file says it: an MP4's header, an Ogg's last page. */
function saidLength(kind: SoundKind, part: Buffer): number {
  if (kind === 'opus') {
    const page = part.lastIndexOf('OggS');
    return page < 0 ? 0 : Number(part.readBigInt64LE(page + 6)) / 48_000;
  }
  const header = kind === 'm4a' ? part.indexOf('mvhd') + 4 : 3;
  if (header === 3) return 0;
  const isLong = part[header] === 1; // 64 bits for each time
  const scale = part.readUInt32BE(header + (isLong ? 20 : 12));
  return (isLong ? Number(part.readBigUInt64BE(header + 24)) : part.readUInt32BE(header + 16)) / scale;
}

/** Reads every packet of a track and returns its length in seconds. Refuses one that does not fit the size or what it says. */
async function lengthOf(track: InputAudioTrack, size: number, said: number): Promise<number> {
  const sink = new EncodedPacketSink(track);
  let [seconds, bytes, ends] = [0, 0, 0];
  for await (const packet of sink.packets()) {
    bytes += packet.byteLength;
    seconds += packet.duration;
    ends = Math.max(ends, packet.timestamp + packet.duration);
    if (bytes > size) throw new HttpError(422, soundWords.damaged);
    if (Math.max(seconds, ends) > MAX_SOUND_SECONDS + 1) throw new HttpError(422, soundWords.tooLong);
  }
  const longest = Math.max(said, (await track.getDurationFromMetadata()) ?? 0);
  if (seconds < longest * (1 - MISSING_PART) - 1) throw new HttpError(422, soundWords.damaged);
  const fits = bytes >= seconds * FEWEST && bytes <= seconds * MOST && size - bytes <= OTHER_BYTES + size * OTHER_PART;
  if (!fits) throw new HttpError(422, soundWords.wrongLength);
  return seconds;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}
