import sharp from 'sharp';

/** A small photograph as a browser hands it over. */
export async function aJpeg(): Promise<File> {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#a04020' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'choir.jpg', { type: 'image/jpeg' });
}
