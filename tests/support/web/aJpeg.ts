import sharp from 'sharp';

/** A small photograph as a browser hands it over. */
export async function aJpeg(background = '#a04020'): Promise<File> {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'choir.jpg', { type: 'image/jpeg' });
}
