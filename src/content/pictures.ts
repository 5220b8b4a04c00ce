/** One picture: its files are `/pictures/<name>-<width>.avif` for every width, and `.webp` for `webpWidths`. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** The colours of its upper and lower half, to stand there until the picture is loaded. */
  tones: readonly [top: string, foot: string];
}

/** Every picture of the site, by its name. */
export const pictures = {
  acacia: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#934', '#953'],
  },
  anchor: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#378', '#366'],
  },
  basket: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#59b', '#775'],
  },
  boat: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#857', '#779'],
  },
  book: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#458', '#865'],
  },
  branches: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#686', '#454'],
  },
  bridge: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#857', '#998'],
  },
  children: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#778', '#888'],
  },
  city: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#247', '#546'],
  },
  coffee: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#585', '#464'],
  },
  contact: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#748', '#858'],
  },
  cornerstone: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#958', '#669'],
  },
  dove: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#486', '#474'],
  },
  drum: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#a55', '#753'],
  },
  flame: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#336', '#457'],
  },
  hero: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#748', '#765'],
  },
  'hero-tall': {
    width: 1200,
    height: 1600,
    widths: [480, 828, 1200],
    tones: ['#858', '#675'],
  },
  jar: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#a43', '#754'],
  },
  journey: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#59a', '#893'],
  },
  keys: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#858', '#748'],
  },
  lamp: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#943', '#842'],
  },
  'lead-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#856', '#855'],
  },
  'lead-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#955', '#955'],
  },
  loaf: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#a43', '#953'],
  },
  'lost-sheep': {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#358', '#257'],
  },
  'member-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#756', '#656'],
  },
  'member-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#476', '#466'],
  },
  'member-3': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#853', '#753'],
  },
  men: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#935', '#765'],
  },
  ministries: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#955', '#754'],
  },
  mission: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#947', '#785'],
  },
  motto: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#957', '#846'],
  },
  'mount-kenya': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#858', '#566'],
  },
  offering: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#485', '#653'],
  },
  'pastor-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#668', '#567'],
  },
  'pastor-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#573', '#573'],
  },
  'pastor-3': {
    width: 640,
    height: 640,
    widths: [160, 320, 480, 640],
    tones: ['#954', '#953'],
  },
  path: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#857', '#684'],
  },
  rain: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#568', '#655'],
  },
  rainbow: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#556', '#886'],
  },
  seedling: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#485', '#653'],
  },
  'seven-candles': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#a67', '#736'],
  },
  sheep: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#847', '#685'],
  },
  star: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#358', '#447'],
  },
  'tea-rows': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#48a', '#673'],
  },
  team: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#488', '#355'],
  },
  'theme-2023': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#658', '#548'],
  },
  'theme-2024': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#557', '#657'],
  },
  'theme-2025': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#658', '#657'],
  },
  'tree-by-water': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#389', '#686'],
  },
  trumpet: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#858', '#766'],
  },
  vine: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#974', '#836'],
  },
  vision: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#a58', '#876'],
  },
  welcome: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#747', '#a86'],
  },
  wheat: {
    width: 1200,
    height: 1500,
    widths: [320, 480, 720, 1200],
    tones: ['#a54', '#a43'],
  },
  'wheat-field': {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#a43', '#a83'],
  },
  women: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#855', '#764'],
  },
  youths: {
    width: 1600,
    height: 1000,
    widths: [480, 720, 960, 1600],
    tones: ['#469', '#688'],
  },
} as const satisfies Record<string, PictureFacts>;

/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;

/**
 * The widths in which a picture is a WebP too: a small one for the few browsers that do not know AVIF, and the largest,
 * from which other pictures are made.
 */
export function webpWidths({ width, widths }: Pick<PictureFacts, 'width' | 'widths'>): readonly [small: number, large: number] {
  return [widths.find((one) => one >= 480) ?? width, width];
}
