import type { SermonSummary } from '#shared/sermons/sermon.ts';
import { type TextHere, textHere } from '#web/entities/words/textHere.ts';
import type { Church } from '#web/entities/words/useChurch.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

const { costs } = sermonLibrary;

/** How fast people read. */
const WORDS_A_MINUTE = 200;

/** What YouTube sends at 360p, in megabytes. */
const FILM_A_MINUTE = 3;

/** A sermon's title as this page shows it. */
export const sermonTitle = ({ title, title_sw }: Pick<SermonSummary, 'title' | 'title_sw'>): TextHere =>
  textHere(title, title_sw);

/** A size in megabytes, as networks count them; small ones with a decimal. */
export function megabytes(bytes: number): number {
  const exact = bytes / 1_000_000;
  return exact < 10 ? Number((bytes && Math.max(0.1, exact)).toFixed(1)) : Math.round(exact);
}

/** What each way to a sermon costs in time, data and money: `Read 3 min · Listen 11 MB, about KSh 5 · …`. */
export function sermonCosts({ words, sound, film }: SermonSummary, { dataPrice }: Church): string {
  const minutes = sound ? sound.seconds / 60 : undefined;
  const perMegabyte = Number.parseFloat(dataPrice.value.replace(',', '.'));
  const price = sound && perMegabyte > 0 && costs.price(Math.round((sound.bytes / 1_000_000) * perMegabyte));
  return [
    words > 0 && costs.read(Math.max(1, Math.round(words / WORDS_A_MINUTE))),
    sound && [costs.listen(megabytes(sound.bytes)), price].filter(Boolean).join(', '),
    film && (minutes ? costs.watch(Number((minutes * FILM_A_MINUTE).toPrecision(2))) : costs.watchRate(FILM_A_MINUTE)),
  ]
    .filter(Boolean)
    .join(' · ');
}
