import sharp from 'sharp';
import { broken } from './breaking.ts';
import { type Colour, toHex } from './colour.ts';
import { type Figure, LEAD, type Piece, type Scene } from './scene.ts';
import { chance, middle, type Outline, type Point } from './shapes.ts';

/** A scene drawn as pixels, before its light: three bytes a pixel for glass and panes, one for lead. */
export interface Layers {
  width: number;
  height: number;
  /** The colour of the glass. */
  glass: Buffer;
  /** Three numbers by chance for each pane, by which its texture differs from its neighbours'. */
  panes: Buffer;
  /** 255 where there is lead. */
  lead: Buffer;
}

interface Cut extends Piece {
  /** The panes of a broken surface, or its own outline alone. */
  cells: readonly Outline[];
}

interface Group {
  cuts: Cut[];
  edge: number;
}

const SCALE = 4;

/** Draws a scene's three layers at its full size, or at `width` pixels. */
export async function layersOf(scene: Scene, width = scene.width): Promise<Layers> {
  const groups = await cut(scene);
  const height = Math.round((scene.height * width) / scene.width);
  const seed = [...scene.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100003;
  const render = (body: string, channels: 1 | 3) =>
    raw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${scene.width} ${scene.height}"><rect width="100%" height="100%" fill="#000"/>${body}</svg>`,
      channels,
    );
  let index = 0;
  const filled = (colour: (cell: Outline, cut: Cut) => string, attributes: string) =>
    `<g ${attributes}>${clipped(groups, (one, cell) => {
      const fill = colour(cell, one);
      return `<path d="${d(cell)}" fill="${fill}" stroke="${fill}"/>`;
    })}</g>`;
  const glass = filled((cell, one) => toHex(strayed(one.glass(...middle(cell)), seed, index++)), '');
  index = 0;
  const panes = filled(() => rgb(seed, index++), 'shape-rendering="crispEdges"');
  return {
    width,
    height,
    glass: await render(glass, 3),
    panes: await render(panes, 3),
    lead: await render(leading(groups), 1),
  };
}

/** Breaks the scene's surfaces into panes, each by what can be seen of it. */
async function cut(scene: Scene): Promise<Group[]> {
  const groups = scene
    .draw(scene.light)
    .map((one): { parts: readonly Piece[]; edge: number } =>
      'parts' in one ? (one satisfies Figure) : { parts: [one], edge: 0 },
    );
  const pieces = groups.flatMap(({ parts }) => parts);
  const seen = await visible(scene, pieces);
  let index = 0;
  return groups.map(({ parts, edge }) => ({
    edge,
    cuts: parts.map((piece) => {
      const places = seen[index++] ?? [];
      return { ...piece, cells: piece.size ? broken(piece, places, SCALE * SCALE, index) : [piece.outline] };
    }),
  }));
}

/** For every piece the places, on a coarse grid, where nothing stands in front of it. */
async function visible({ width, height }: Scene, pieces: readonly Piece[]): Promise<Point[][]> {
  const [w, h] = [Math.ceil(width / SCALE), Math.ceil(height / SCALE)];
  const hex = (k: number) => `#${(k + 1).toString(16).padStart(6, '0')}`;
  const body = pieces.map(({ outline }, k) => `<path d="${d(outline)}" fill="${hex(k)}"/>`).join('');
  const pixels = await raw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#000"/>${body}</svg>`,
    3,
  );
  const seen: Point[][] = pieces.map(() => []);
  for (let p = 0; p < w * h; p++) {
    const k = pixels.readUIntBE(p * 3, 3) - 1;
    seen[k]?.push([(p % w) * SCALE, Math.floor(p / w) * SCALE]);
  }
  return seen;
}

/** Every pane from back to front, those of broken surfaces within their outline. */
function clipped(
  groups: readonly Group[],
  draw: (cut: Cut, cell: Outline) => string,
  prefix = 'c',
  rim: (cut: Cut) => string = () => '',
): string {
  let clips = 0;
  return groups
    .flatMap(({ cuts }) => cuts)
    .map((one) => {
      const cells = one.cells.map((cell) => draw(one, cell)).join('');
      if (!one.size) return cells;
      const id = `${prefix}${clips++}`;
      return `<clipPath id="${id}"><path d="${d(one.outline)}"/></clipPath><g clip-path="url(#${id})">${cells}</g>${rim(one)}`;
    })
    .join('');
}

/** The lead alone, white on black: what stands in front blots out the lines behind it. */
function leading(groups: readonly Group[]): string {
  return groups
    .map(({ cuts, edge }, k) => {
      const heavy = edge
        ? `<path d="${cuts.map(({ outline }) => d(outline)).join('')}" fill="#fff" stroke="#fff" stroke-width="${edge * 2}" stroke-linejoin="round"/>`
        : '';
      return heavy + clipped([{ cuts, edge }], leaded, `g${k}c`, rimmed);
    })
    .join('');
}

/** The lead round a broken surface, which its clipping has halved. */
const rimmed = ({ lead = LEAD, outline }: Cut) =>
  `<path d="${d(outline)}" fill="none" stroke="#fff" stroke-width="${lead}" stroke-linejoin="round"/>`;

const leaded = ({ lead = LEAD }: Cut, cell: Outline) =>
  `<path d="${d(cell)}" fill="#000" stroke="#fff" stroke-width="${lead}" stroke-linejoin="round"/>`;

const d = (outline: Outline) => `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** No two panes of one batch of glass are quite alike. */
const strayed = ({ l, c, h }: Colour, seed: number, k: number): Colour => ({
  l: l + (chance(seed, k, 1) - 0.5) * 0.05,
  c: c * (0.92 + 0.16 * chance(seed, k, 2)),
  h: h + (chance(seed, k, 3) - 0.5) * 13,
});

const rgb = (seed: number, k: number) => `rgb(${[4, 5, 6].map((n) => Math.floor(chance(seed, k, n) * 256)).join(',')})`;

async function raw(svg: string, channels: 1 | 3): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { unlimited: true }).removeAlpha();
  return (channels === 1 ? image.extractChannel(0) : image).raw().toBuffer();
}
