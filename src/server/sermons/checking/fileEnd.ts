import { readSync } from 'node:fs';
import type { SoundKind } from '#shared/sermons/sermon.ts';

/** Whether a file ends where its parts say; `more` for what stands behind them. */
export type FileEnd = 'whole' | 'cut' | 'more';

/** The boxes at the top of an MP4 file. */
const BOXES = new Set('ftyp moov mdat free skip wide udta meta moof sidx mfra uuid styp emsg pdin prft'.split(' '));

/** The most parts that are walked through: four hours of Ogg have at most 720,000. */
const MAX_PARTS = 1_000_000;

const MAX_UNSIGNED = 2 ** 32 - 1;

/** A file that is read in places. */
export interface OpenFile {
  descriptor: number;
  size: number;
}

function readAt({ descriptor }: OpenFile, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, at));
}

/** The length of the part that begins with these bytes; 0 for one to the end, undefined for what is no part. */
const LENGTHS: Partial<Record<SoundKind, (head: Buffer) => number | undefined>> = {
  m4a(head) {
    if (head.length < 8 || !BOXES.has(head.toString('latin1', 4, 8))) return undefined;
    const length = head.readUInt32BE(0);
    if (length !== 1) return length === 0 || length >= 8 ? length : undefined;
    return head.length < 16 || head.readBigUInt64BE(8) < 16n ? undefined : Number(head.readBigUInt64BE(8));
  },
  opus(head) {
    if (head.length < 27 || head.toString('latin1', 0, 4) !== 'OggS') return undefined;
    const segments = head[26] ?? 0;
    return head.subarray(27, 27 + segments).reduce((sum, length) => sum + length, 27 + segments);
  },
  wav(head) {
    if (head.length < 12 || head.toString('latin1', 0, 4) !== 'RIFF') return undefined;
    const length = (head.readUInt32LE(4) || MAX_UNSIGNED) + 8; // 0 until the recorder stops
    return length + (length % 2);
  },
};

/** The longest beginning of a part, in bytes: an Ogg page's. */
const HEAD_BYTES = 27 + 255;

/** Walks through a file by its parts' lengths. An MP3 has no such parts. */
export function endOf(kind: SoundKind, file: OpenFile): FileEnd {
  const lengthOf = LENGTHS[kind];
  if (!lengthOf) return 'whole';
  let at = 0;
  for (let parts = 0; at < file.size; parts++) {
    const length = parts < MAX_PARTS ? lengthOf(readAt(file, at, HEAD_BYTES)) : undefined;
    if (length === undefined) return 'more';
    if (length === 0) return 'whole';
    at += length;
  }
  // A RIFF file of an odd length may lack its last, empty byte.
  return at === file.size || (kind === 'wav' && at === file.size + 1) ? 'whole' : 'cut';
}

/** The beginning and the end of a file. */
export function bothEnds(file: OpenFile, length: number): Buffer {
  const from = Math.max(length, file.size - length);
  return Buffer.concat([readAt(file, 0, length), readAt(file, from, length)]);
}
