/** The kinds of picture that are taken, by the names that sharp gives them; `heic` is known only to be refused in words. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | 'heic';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** What a file is by its first bytes, whatever its name or its Content-Type say; undefined for anything else. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (!startsWith(bytes, 'ftyp', 4)) return undefined;
  const brands = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 64)).toString('latin1');
  if (/avi[fs]/.test(brands)) return 'heif';
  return /he(ic|ix|im|is|vc|vx)|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
