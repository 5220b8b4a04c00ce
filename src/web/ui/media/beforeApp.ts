import { savesData } from '../hooks/savesData.ts';
import { SLIDE_TIMEOUT_MS } from './slideTimeout.ts';

/** What moves by itself on a loaded page before the app has started: the slideshow and the film. */

/** How long the page rests before its film starts: the app's files and somebody's first tap come first on a slow phone. */
const FILM_DELAY_MS = 3000;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A slideshow in sight goes on by itself, but not under the pointer, nor while the keyboard's focus is inside (rulings, 36).
 *
 * @param isOver whether the app takes it over, at the slide that stands
 */
export function turnSlides(isOver: () => boolean): void {
  const show = document.querySelector<HTMLElement>('[data-slides]');
  const section = show?.closest('section');
  if (!show || !section || isStill()) return;
  const slides = [...(show.firstElementChild?.children ?? [])] as HTMLElement[];
  const dots = [...section.querySelectorAll('[data-dot]')];
  let at = 0;
  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    if (document.hidden || show.getBoundingClientRect().top > innerHeight) return;
    if (section.matches(':hover') || section.querySelector(':focus-visible')) return;
    at = (at + 1) % slides.length;
    show.dataset.slides = String(at);
    for (const [place, slide] of slides.entries()) slide.inert = place !== at;
    for (const soon of [at, (at + 1) % slides.length]) slides[soon]?.setAttribute('data-soon', '');
    for (const [place, dot] of dots.entries())
      place === at ? dot.setAttribute('aria-current', 'true') : dot.removeAttribute('aria-current');
    show.scrollTo({ left: slides[at]?.offsetLeft ?? 0, behavior: 'smooth' });
  }, SLIDE_TIMEOUT_MS);
}

/** Plays the film, unless the app does; not for those who save data, are on a slow network, or want no movement. */
export function playFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-webm]');
  if (!film || isStill() || savesData(/2g|3g/)) return;
  setTimeout(() => {
    if (film.currentSrc) return;
    film.onplaying = () => {
      film.style.opacity = '1';
      document.querySelector('[data-film-button]')?.removeAttribute('hidden');
    };
    film.src = (film.canPlayType('video/webm') ? film.dataset.webm : film.dataset.mp4) ?? '';
    film.autoplay = true;
  }, FILM_DELAY_MS);
}
