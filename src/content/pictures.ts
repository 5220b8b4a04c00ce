// Written by `npm run artwork` from the scenes in src/artwork: change a scene, not this file.

/** One picture: its files are `/pictures/<name>-<width>.avif` and `.webp`, one of each for every width. */
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
    widths: [480, 960, 1600],
    tones: ['#97373e', '#9d5638'],
  },
  anchor: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#347a8d', '#32625f'],
  },
  basket: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#5696ba', '#787f56'],
  },
  boat: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#874e7b', '#707693'],
  },
  book: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#405c8f', '#8d655d'],
  },
  branches: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#6c8d64', '#3f5c42'],
  },
  bridge: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#82537e', '#949182'],
  },
  children: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#737a8a', '#8a8686'],
  },
  city: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#293d77', '#554164'],
  },
  coffee: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#51804e', '#3d643e'],
  },
  contact: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#724987', '#885882'],
  },
  cornerstone: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#9c4e81', '#6b6998'],
  },
  dove: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#468364', '#3f7445'],
  },
  drum: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#ab544e', '#7a5234'],
  },
  flame: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#373468', '#464d79'],
  },
  hero: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#74478a', '#73645b'],
  },
  'hero-tall': {
    width: 1200,
    height: 1600,
    widths: [480, 828, 1200],
    tones: ['#8b5086', '#6b785d'],
  },
  jar: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#aa4637', '#7c503c'],
  },
  journey: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#5693a5', '#839c39'],
  },
  keys: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#8d5781', '#7a4186'],
  },
  lamp: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#9d3c37', '#8b4228'],
  },
  'lead-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#8c5e62', '#845657'],
  },
  'lead-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#a25c5b', '#94524f'],
  },
  loaf: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#aa493b', '#945033'],
  },
  'lost-sheep': {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#2e508b', '#25597a'],
  },
  'member-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#705a66', '#6b5562'],
  },
  'member-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#4a7566', '#446d5f'],
  },
  'member-3': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#845a34', '#7f5633'],
  },
  men: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#9c314e', '#766558'],
  },
  ministries: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#a05954', '#795649'],
  },
  mission: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#964c78', '#728952'],
  },
  motto: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#98547e', '#853d66'],
  },
  'mount-kenya': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#8d5985', '#5b6562'],
  },
  offering: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#488055', '#615336'],
  },
  'pastor-1': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#5f6e82', '#576575'],
  },
  'pastor-2': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#527539', '#4e6f34'],
  },
  'pastor-3': {
    width: 640,
    height: 640,
    widths: [160, 320, 640],
    tones: ['#9f563c', '#975036'],
  },
  path: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#8e4f76', '#65854c'],
  },
  rain: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#516782', '#64554f'],
  },
  rainbow: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#4e5c6e', '#809067'],
  },
  seedling: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#448b5a', '#5f5c34'],
  },
  'seven-candles': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#a35f79', '#7a385f'],
  },
  sheep: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#824777', '#688659'],
  },
  star: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#38588e', '#404970'],
  },
  'tea-rows': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#4c87a9', '#627c3a'],
  },
  team: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#448486', '#32515a'],
  },
  'theme-2023': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#605b90', '#4f4b85'],
  },
  'theme-2024': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#5c5178', '#61587c'],
  },
  'theme-2025': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#665687', '#624f7e'],
  },
  'tree-by-water': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#388396', '#698c63'],
  },
  trumpet: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#8f5181', '#7d626d'],
  },
  vine: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#9b794c', '#8f3261'],
  },
  vision: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#b05980', '#857a6c'],
  },
  welcome: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#7c4a73', '#a88862'],
  },
  wheat: {
    width: 1200,
    height: 1500,
    widths: [480, 720, 1200],
    tones: ['#a65047', '#a34533'],
  },
  'wheat-field': {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#ab3e38', '#aa8235'],
  },
  women: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#845a5a', '#716d4b'],
  },
  youths: {
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    tones: ['#436e94', '#698381'],
  },
} as const satisfies Record<string, PictureFacts>;

/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;
