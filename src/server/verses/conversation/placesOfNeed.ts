import type { Asking } from '../asking.ts';
import { distressPlaces } from '../distress/answerDistress.ts';
import { faithPlaces } from '../known/answerOfFaith.ts';
import { needNamed } from '../needs/needFinder.ts';
import type { Place } from '../search/places.ts';

/** The passages of what was answered before: a kind of distress, a need, or a question of faith; none for no need. */
export function placesOfNeed({ context }: Asking): Place[] {
  const { need = '' } = context;
  const lists = [distressPlaces(need), needNamed(need)?.places ?? [], faithPlaces(need)];
  return lists.find((places) => places.length > 0) ?? [];
}
