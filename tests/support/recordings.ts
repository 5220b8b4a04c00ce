import { randomFillSync } from 'node:crypto';
import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
} from 'mediabunny';
import type { SoundKind } from '#shared/sermons/sermon.ts';

const mp4 = () => new Mp4OutputFormat({ fastStart: 'in-memory' });

/** How a kind is made: its frames' length in seconds, their bytes, and what a decoder is told. */
const KINDS = {
  m4a: { format: mp4, codec: 'aac', seconds: 1024 / 44_100, bytes: 93 },
  mp3: { format: () => new Mp3OutputFormat(), codec: 'mp3', seconds: 1152 / 44_100, bytes: 104 },
  opus: { format: () => new OggOutputFormat(), codec: 'opus', seconds: 0.02, bytes: 60 },
  wav: { format: () => new WavOutputFormat(), codec: 'pcm-s16', seconds: 0.5, bytes: 8000 },
} as const satisfies Record<SoundKind, { format: () => unknown; codec: AudioCodec; seconds: number; bytes: number }>;

/** What stands before the packets of an Opus file (RFC 7845, 5.1). */
const OPUS_HEAD = new Uint8Array(Buffer.from('OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0', 'latin1'));

const CONFIGS = {
  m4a: { codec: 'mp4a.40.2', numberOfChannels: 1, sampleRate: 44_100, description: new Uint8Array([0x12, 0x08]) },
  mp3: { codec: 'mp3', numberOfChannels: 1, sampleRate: 44_100 },
  opus: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD },
  wav: { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: 8000 },
} as const satisfies Record<SoundKind, AudioDecoderConfig>;

/** The header of an MP3 frame: MPEG 1, layer III, 32 kbit/s, 44.1 kHz, mono. */
const MP3_HEADER = [0xff, 0xfb, 0x10, 0xc4];
/** The first byte of an Opus packet: one SILK frame of 20 ms. */
const OPUS_HEADER = [0x08];

/** A recording of noise, in a true file of its kind. */
export async function aRecording(kind: SoundKind, seconds: number): Promise<Buffer> {
  const { format, codec, ...frame } = KINDS[kind];
  const target = new BufferTarget();
  const output = new Output({ format: format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const header = kind === 'mp3' ? MP3_HEADER : kind === 'opus' ? OPUS_HEADER : [];
  for (let at = 0; at < seconds; at += frame.seconds) {
    const data = randomFillSync(new Uint8Array(frame.bytes));
    data.set(header);
    await source.add(new EncodedPacket(data, 'key', at, frame.seconds), { decoderConfig: CONFIGS[kind] });
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

/** An MP4 file with several sound tracks, or with a film. */
export async function aFilm({ tracks = 1, pictures = false }): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: mp4(), target });
  const sources = Array.from({ length: tracks }, () => new EncodedAudioPacketSource('aac'));
  for (const source of sources) output.addAudioTrack(source);
  const film = pictures ? [new EncodedVideoPacketSource('vp8')] : [];
  for (const source of film) output.addVideoTrack(source);
  await output.start();
  const packet = new EncodedPacket(randomFillSync(new Uint8Array(200)), 'key', 0, 1);
  for (const source of sources) await source.add(packet, { decoderConfig: CONFIGS.m4a });
  const decoderConfig = { codec: 'vp8', codedWidth: 64, codedHeight: 64 };
  for (const source of film) await source.add(packet, { decoderConfig });
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}
