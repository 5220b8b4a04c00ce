import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type PathCommand } from 'opentype.js';
import type { Outline, Point } from '../kit/shapes.ts';
import { path } from '../kit/shapes.ts';

const file = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
);
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);

/** One letter as glass: its body and the openings in it. */
export interface Letter {
  bodies: Outline[];
  openings: Outline[];
}

/** Letters of the site's heading font as outlines, their capitals `height` high or as wide as `widest` allows, centred about the origin. */
export function letters(text: string, height: number, widest: number): Letter[] {
  const size = Math.min(height / 0.7, widest / (font.getAdvanceWidth(text, 1) + (text.length - 1) * 0.06));
  const drawn = [...text].map((letter, k) =>
    font.getPath(letter, font.getAdvanceWidth(text.slice(0, k), size) + k * size * 0.06, 0, size),
  );
  const width = font.getAdvanceWidth(text, size) + (text.length - 1) * size * 0.06;
  return drawn.map((glyph) => {
    const contours = glyph.commands
      .map(asText)
      .join('')
      .split('Z')
      .filter((data) => data.includes('M'))
      .map((data) => path(data).map(([x, y]): Point => [x - width / 2, y + size * 0.35]));
    const openings = contours.filter((one) =>
      contours.some((other) => other !== one && contains(other, one[0] ?? [0, 0])),
    );
    return { bodies: contours.filter((one) => !openings.includes(one)), openings };
  });
}

/** One step of a glyph as SVG path data. */
function asText(step: PathCommand): string {
  if (step.type === 'Z') return 'Z';
  const handles =
    step.type === 'C' ? [step.x1, step.y1, step.x2, step.y2] : step.type === 'Q' ? [step.x1, step.y1] : [];
  return `${step.type}${[...handles, step.x, step.y].join(' ')}`;
}

function contains(outline: Outline, [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
