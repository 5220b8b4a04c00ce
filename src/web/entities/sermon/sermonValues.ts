import type { SermonInput } from '#shared/sermons/sermon.ts';
import { SERMON_LABELS, type SermonField } from '#shared/sermons/sermonLimits.ts';
import { addDays, dayOfWeek } from '#shared/time.ts';

/** The fields of a sermon's form. */
export type SermonValues = Record<SermonField, string>;

/** A sermon's fields as texts. A film is shown by its address. */
export const sermonValuesOf = (sermon: Partial<SermonInput>): SermonValues => ({
  ...(Object.fromEntries(
    Object.keys(SERMON_LABELS).map((field) => [field, sermon[field as SermonField] ?? '']),
  ) as SermonValues),
  ...(sermon.film && { film: `https://youtu.be/${sermon.film}` }),
});

/** The form of a new sermon: it was preached last Sunday, or today if that is one. @param today the church's day */
export const newSermonValues = (today: string): SermonValues =>
  sermonValuesOf({ date: addDays(today, -(dayOfWeek(today) ?? 0)) });
