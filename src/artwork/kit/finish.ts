import sharp from 'sharp';
import type { Light } from './colour.ts';
import type { Layers } from './layers.ts';
import { noiseAt } from './noise.ts';
import { chance } from './shapes.ts';

/** What the eye needs for the glass to be glass, worked out once for a scene; the film moves only the light over it. */
export interface Prepared {
  layers: Layers;
  /** The light, in pixels of the layers. */
  light: Light;
  /** Glass with its texture and the lead's shadow on it, 0 to 1, three numbers a pixel. */
  lustre: Float32Array;
  /** The bright parts blurred, as they bleed over the lead. */
  bloom: Buffer;
  /** How much of the lead's rounded back catches the light. */
  sheen: Float32Array;
}

/** Lays texture and shadow on the glass, and rounds the lead. */
export async function prepare(layers: Layers, sceneLight: Light, sceneWidth: number): Promise<Prepared> {
  const { width, height, glass, panes, lead } = layers;
  const k = width / sceneWidth;
  const light = scaled(sceneLight, k);
  const shadow = await blurred(lead, width, height, 1, 9 * k * Math.sqrt(sceneWidth / 1600));
  const soft = await blurred(lead, width, height, 1, Math.max(0.6, 1.1 * k));
  const bloom = await blurred(glass, width, height, 3, 26 * k);
  const lustre = new Float32Array(width * height * 3);
  const sheen = new Float32Array(width * height);
  const turns = Array.from(
    { length: 256 },
    (_, i) => [Math.cos((i / 256) * Math.PI), Math.sin((i / 256) * Math.PI)] as const,
  );
  for (let p = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const [a, b, c] = [panes[p * 3] ?? 0, panes[p * 3 + 1] ?? 0, panes[p * 3 + 2] ?? 0];
      const [cos, sin] = turns[a] ?? [1, 0];
      const u = (x * cos + y * sin) / k;
      const v = (y * cos - x * sin) / k;
      const streaks = noiseAt(u * 0.22 + b * 3, v * 1.25 + c * 5) - 0.5;
      const drift = noiseAt(u * 0.3 + c * 7, v * 0.3 + a * 11) - 0.5;
      const seeds = noiseAt(x / k + 31, y / k + 17) - 0.5;
      const grain = chance(x, y) - 0.5;
      const shade = 1 - 0.62 * ((shadow[p] ?? 0) / 255) ** 0.9;
      const texture = 1.06 + 0.5 * streaks + 0.42 * drift + 0.14 * seeds + 0.03 * grain;
      for (let j = 0; j < 3; j++)
        lustre[p * 3 + j] = Math.min(1.1, ((glass[p * 3 + j] ?? 0) / 255) * texture * shade * 1.12);
      const step = Math.max(1, Math.round(k * 1.2));
      sheen[p] = x > step && y > step ? Math.max(0, (soft[p] ?? 0) - (soft[p - step - step * width] ?? 0)) / 255 : 0;
    }
  }
  return { layers, light, lustre, bloom, sheen };
}

/**
 * Lets the light through and puts the lead on: three bytes a pixel. `turn` is the moment of the film, 0 to 1, after
 * which it comes round again; a still picture is its first moment.
 */
export function shine({ layers, light, lustre, bloom, sheen }: Prepared, turn = 0): Buffer {
  const { width, height, panes, lead } = layers;
  const out = Buffer.alloc(width * height * 3);
  const phase = turn * 2 * Math.PI;
  const beams = beamsAt(phase);
  const waves = wavesAt(phase);
  const strength = (light.glow ?? 1) * (1 + 0.12 * Math.sin(phase));
  const lesser = light.lesser ?? [];
  const warm = [1, 0.86, 0.56];
  const far = Math.hypot(width, height) / 2;
  for (let p = 0, y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const [dx, dy] = [x - light.x, y - light.y];
      const distance = Math.hypot(dx, dy);
      const beam = beams[Math.floor((Math.atan2(dy, dx) / (2 * Math.PI) + 0.5) * 1023.99)] ?? 0;
      let glow =
        strength *
        (0.34 * Math.exp(-distance / (light.reach * 0.3)) +
          (0.1 + 0.3 * beam) * Math.exp(-distance / (light.reach * 0.95)));
      for (const one of lesser)
        glow += 0.4 * (one.glow ?? 1) * Math.exp(-(((x - one.x) ** 2 + (y - one.y) ** 2) / one.reach ** 2));
      glow = Math.min(0.8, glow);
      const dark = (lead[p] ?? 0) / 255;
      const gleam = (sheen[p] ?? 0) * dark;
      const edge = Math.hypot(x - width / 2, (y - height / 2) * 1.15) / far;
      const vignette = 1 - 0.5 * Math.max(0, edge - 0.55) ** 1.4;
      const wave = waves[Math.round((panes[p * 3 + 1] ?? 0) * 0.35 + (distance / light.reach) * 100) & 255] ?? 1;
      for (let j = 0; j < 3; j++) {
        const w = warm[j] ?? 1;
        const light1 = Math.min(1, (lustre[p * 3 + j] ?? 0) * wave);
        const through = 1 - (1 - light1) * (1 - glow * w * 0.62);
        const came = (LEAD_COLOUR[j] ?? 0) + gleam * (0.2 + 0.5 * glow) * (0.75 + 0.25 * w) + glow * w * 0.1;
        const bled = ((bloom[p * 3 + j] ?? 0) / 255) ** 2.4 * 0.17;
        out[p * 3 + j] = Math.round(
          255 * Math.min(1, (1 - (1 - (through * (1 - dark) + came * dark)) * (1 - bled)) * vignette),
        );
      }
    }
  }
  return out;
}

const LEAD_COLOUR = [0.065, 0.045, 0.1];

/**
 * How much brighter or darker than in the still picture each step of a wave is that runs outwards from the light; panes
 * stand a little before or behind their neighbours in it.
 */
const wavesAt = (phase: number) =>
  Float32Array.from({ length: 256 }, (_, i) => {
    const behind = (i / 256) * 2 * Math.PI;
    return 1 + 0.09 * (Math.sin(phase - behind) + Math.sin(behind));
  });

/** How bright the beams are in each direction, as thin cloud lets them through; they come round with the phase. */
function beamsAt(phase: number): Float32Array {
  const one = Float32Array.from({ length: 1024 }, (_, i) => {
    const x = 150 + 9 * Math.cos(phase);
    return Math.max(0, noiseAt((i / 1024) * 512, x + 9 * Math.sin(phase)) * 2.4 - 0.75);
  });
  return one;
}

function scaled(light: Light, k: number): Light {
  const lesser = light.lesser?.map((one) => ({ ...one, x: one.x * k, y: one.y * k, reach: one.reach * k }));
  return { ...light, x: light.x * k, y: light.y * k, reach: light.reach * k, ...(lesser ? { lesser } : {}) };
}

const blurred = (pixels: Buffer, width: number, height: number, channels: 1 | 3, sigma: number) => {
  const image = sharp(pixels, { raw: { width, height, channels } }).blur(sigma);
  return (channels === 1 ? image.extractChannel(0) : image).raw().toBuffer();
};
