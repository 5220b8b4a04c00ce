import type { Touched } from './features.ts';

/** A text as a point of length 1: the known slots that it touches, each as its place among them, and how much. */
export interface Point {
  places: Uint32Array;
  values: Float32Array;
}

/** The slots that a model learns of. */
export interface KnownSlots {
  /** In ascending order. */
  slots: Uint32Array;
  /** For each slot there is, its place in that list; -1 where it is unknown. */
  places: Int32Array;
  /** How much each known slot counts in a text, in sixteenths: what is rare tells more. */
  rarity: Uint8Array;
  /** How much any other slot counts. */
  unknown: number;
}

/**
 * The slots that appear in at least `least` texts.
 *
 * @param size how many slots there are, a power of two
 */
export function knownSlotsOf(texts: Touched[], size: number, least: number): KnownSlots {
  const times = new Uint32Array(size);
  for (const { slots } of texts) {
    for (let at = 0; at < slots.length; at++) {
      const slot = (slots[at] as number) & (size - 1);
      times[slot] = (times[slot] as number) + 1;
    }
  }
  const slots = Uint32Array.from([...times.keys()].filter((slot) => (times[slot] as number) >= least));
  const rarity = Uint8Array.from(slots, (slot) => rarityOf(times[slot] ?? 0, texts.length));
  return { slots, places: placesOf(slots, size), rarity, unknown: rarityOf(0, texts.length) };
}

/** The place of each slot in a list; -1 for a slot that is not in it. */
export function placesOf(slots: Uint32Array, size: number): Int32Array {
  const places = new Int32Array(size).fill(-1);
  for (const [place, slot] of slots.entries()) places[slot] = place;
  return places;
}

/** How rare a slot is, in sixteenths: the logarithm of how many texts there are for one that touches it. */
function rarityOf(times: number, texts: number): number {
  return Math.min(255, Math.round(16 * Math.log((texts + 1) / (times + 1)) + 16));
}

/** A text as a point. Slots that are not known count for its length only. */
export function pointOf({ slots, amounts }: Touched, known: KnownSlots): Point {
  const size = known.places.length;
  const places = new Uint32Array(slots.length);
  const values = new Float32Array(slots.length);
  let square = 0;
  let count = 0;
  for (let at = 0; at < slots.length; at++) {
    const place = known.places[(slots[at] as number) & (size - 1)] as number;
    const value = (amounts[at] as number) * (place < 0 ? known.unknown : (known.rarity[place] as number));
    square += value * value;
    if (place < 0) continue;
    places[count] = place;
    values[count++] = value;
  }
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < count; at++) values[at] = (values[at] as number) / length;
  return { places: places.slice(0, count), values: values.slice(0, count) };
}
