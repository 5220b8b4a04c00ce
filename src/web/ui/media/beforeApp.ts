import { SLIDE_TIMEOUT_MS } from './slideTimeout.ts';
import { startFilm } from './startFilm.ts';

/** What moves by itself on a loaded page before the app has started: the slideshow and the film. */

/** How long the page rests before its film starts: the app's files and somebody's first tap come first on a slow phone. */
const FILM_DELAY_MS = 3000;

/**
 * A slideshow in sight goes on by itself, but not under the pointer, nor while the keyboard's focus is inside (rulings, 36).
 *
 * @param isOver whether the app takes it over, at the slide that stands
 */
export function turnSlides(isOver: () => boolean): void {
  const show = document.querySelector<HTMLElement>('[data-slides]');
  const section = show?.closest('section');
  if (!show || !section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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

/** Starts the page's film, and shows it with its button once it plays. */
export function playFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('video[data-webm]');
  if (!film) return;
  film.onplaying = () => {
    film.style.opacity = '1';
    document.querySelector('[data-film-button]')?.removeAttribute('hidden');
  };
  setTimeout(() => startFilm(film), FILM_DELAY_MS);
}
