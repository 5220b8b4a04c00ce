import { savesData } from '#web/ui/hooks/savesData.ts';
import { SLIDE_TIMEOUT_MS } from '#web/ui/media/slideTimeout.ts';

/** What moves by itself on a loaded page before the app has started: the slideshow and the film. */

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A slideshow in sight goes on by itself, but not under the pointer, nor while the keyboard's focus is inside (rulings, 36).
 * Returns what stops it: the app takes it over at the slide that stands.
 */
export function turnSlides(): () => void {
  if (isStill) return () => {};
  let at = 0;
  const timer = setInterval(() => {
    const show = document.querySelector<HTMLElement>('[data-slides]');
    const all = [...(show?.firstElementChild?.children ?? [])] as HTMLElement[];
    if (!show || document.hidden || show.getBoundingClientRect().top > innerHeight) return;
    const section = show.closest('section');
    if (section?.matches(':hover') || section?.querySelector(':focus-visible')) return;
    at = (at + 1) % all.length;
    show.dataset.slides = String(at);
    for (const [place, slide] of all.entries()) slide.inert = place !== at;
    for (const soon of [at, (at + 1) % all.length]) if (all[soon]) all[soon].dataset.soon = '';
    show.scrollTo({ left: all[at]?.offsetLeft ?? 0, behavior: 'smooth' });
    const dots = section?.querySelectorAll('[data-dot]') ?? [];
    for (const [place, dot] of dots.entries()) {
      if (place === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }, SLIDE_TIMEOUT_MS);
  return () => clearInterval(timer);
}

/** Plays the film, unless the app did already; not for those who save data, are on a slow network, or want no movement. */
export function playFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-webm]');
  if (!film || film.currentSrc || isStill || savesData(/2g|3g/)) return;
  film.onplaying = () => {
    film.style.opacity = '1';
    document.querySelector('[data-film-button]')?.removeAttribute('hidden');
  };
  film.src = (film.canPlayType('video/webm') ? film.dataset.webm : film.dataset.mp4) ?? '';
  film.autoplay = true;
}
