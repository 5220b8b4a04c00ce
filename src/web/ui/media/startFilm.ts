import { savesData } from '../hooks/savesData.ts';

/**
 * Has a background film loaded and played; not for those who save data, are on a slow network, or prefer less motion. Its
 * two forms stand in its `data-` attributes.
 */
export function startFilm(film: HTMLVideoElement): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (film.currentSrc || isStill || savesData(/2g|3g/)) return;
  const { webm = '', mp4 = '' } = film.dataset;
  film.src = film.canPlayType('video/webm') ? webm : mp4;
  film.autoplay = true;
}
