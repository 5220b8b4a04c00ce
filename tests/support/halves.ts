import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#d02020' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#2020d0' } },
      left: Math.floor(width / 2),
      top: 0,
    },
  ]);

export const aJpeg = (width = 100, height = 50): Promise<Buffer> => halves(width, height).jpeg().toBuffer();
