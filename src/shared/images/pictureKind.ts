/** The kinds of picture that are taken; `heic` is known only to be refused in words. */
type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** A file's kind by its first bytes, regardless of its name and Content-Type; undefined if unknown. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 4, 4) !== 'ftyp') return undefined;
  const end = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = text(bytes, 8, Math.min(end, 64) - 8);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /he(ic|ix|im|is|vc|vx)|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
