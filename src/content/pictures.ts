/** One picture: its files are `/pictures/<name>-<width>.avif` for every width, and `.webp` for `webpWidths`. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The colours of its upper and lower half, to stand there until the picture is loaded. */
  tones: readonly [top: string, foot: string];
}

/** Makes pictures of one shape; each is called with its tones. */
const shape =
  (width: number, height: number, widths: readonly number[]) =>
  (top: string, foot: string): PictureFacts => ({ width, height, widths, tones: [top, foot] });

const wide = shape(1600, 1000, [480, 720, 960, 1600]);
const upright = shape(1200, 1500, [320, 480, 720, 1200]);
const square = shape(640, 640, [160, 320, 480, 640]);
const phone = shape(1200, 1600, [480, 828, 1200]);

/** Every picture of the site, by its name. */
export const pictures = {
  acacia: wide('#934', '#953'),
  anchor: wide('#378', '#366'),
  basket: wide('#59b', '#775'),
  boat: wide('#857', '#779'),
  book: wide('#458', '#865'),
  branches: upright('#686', '#454'),
  bridge: wide('#857', '#998'),
  children: wide('#778', '#888'),
  city: wide('#247', '#546'),
  coffee: wide('#585', '#464'),
  contact: upright('#748', '#858'),
  cornerstone: upright('#958', '#669'),
  dove: wide('#486', '#474'),
  drum: wide('#a55', '#753'),
  flame: wide('#336', '#457'),
  hero: wide('#748', '#765'),
  'hero-tall': phone('#858', '#675'),
  jar: wide('#a43', '#754'),
  journey: upright('#59a', '#893'),
  keys: wide('#858', '#748'),
  lamp: wide('#943', '#842'),
  'lead-1': square('#856', '#855'),
  'lead-2': square('#955', '#955'),
  loaf: wide('#a43', '#953'),
  'lost-sheep': upright('#358', '#257'),
  'member-1': square('#756', '#656'),
  'member-2': square('#476', '#466'),
  'member-3': square('#853', '#753'),
  men: wide('#935', '#765'),
  ministries: wide('#955', '#754'),
  mission: upright('#947', '#785'),
  motto: upright('#957', '#846'),
  'mount-kenya': wide('#858', '#566'),
  offering: upright('#485', '#653'),
  'pastor-1': square('#668', '#567'),
  'pastor-2': square('#573', '#573'),
  'pastor-3': square('#954', '#953'),
  path: wide('#857', '#684'),
  rain: wide('#568', '#655'),
  rainbow: wide('#556', '#886'),
  seedling: wide('#485', '#653'),
  'seven-candles': wide('#a67', '#736'),
  sheep: wide('#847', '#685'),
  star: wide('#358', '#447'),
  'tea-rows': wide('#48a', '#673'),
  team: wide('#488', '#355'),
  'theme-2023': wide('#658', '#548'),
  'theme-2024': wide('#557', '#657'),
  'theme-2025': wide('#658', '#657'),
  'tree-by-water': wide('#389', '#686'),
  trumpet: wide('#858', '#766'),
  vine: wide('#974', '#836'),
  vision: upright('#a58', '#876'),
  welcome: upright('#747', '#a86'),
  wheat: upright('#a54', '#a43'),
  'wheat-field': wide('#a43', '#a83'),
  women: wide('#855', '#764'),
  youths: wide('#469', '#688'),
} satisfies Record<string, PictureFacts>;

/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;

/**
 * The widths in which a picture is a WebP too: a small one for the few browsers that do not know AVIF, and the largest,
 * from which other pictures are made.
 */
export function webpWidths({ width, widths }: Pick<PictureFacts, 'width' | 'widths'>): readonly [small: number, large: number] {
  return [widths.find((one) => one >= 480) ?? width, width];
}
