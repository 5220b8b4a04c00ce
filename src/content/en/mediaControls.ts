/** English words need no approval. */
export const approved = true;

/** Slideshows, films and moving rows (web/ui/media, web/features/gallery/GallerySlideshow.tsx, web/features/church/home/HomeSections.tsx). */
export const mediaControls = {
  /** What a slideshow and its slides are, for those who hear the page (Slideshow.tsx). */
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (at: number, count: number) => `${at} of ${count}`,
  /** Slideshow.tsx. */
  previous: 'Previous slide',
  next: 'Next slide',
  play: 'Play the slideshow',
  pause: 'Pause the slideshow',
  goTo: (at: number, count: number, name: string) => `Slide ${at} of ${count}: ${name}`,
  /** GallerySlideshow.tsx. */
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  /** FilmBackground.tsx. */
  playFilm: 'Play the film',
  pauseFilm: 'Pause the film',
  /** Marquee.tsx, with what HomeSections.tsx gives it. */
  stop: (what: string) => `Stop ${what}`,
  themes: 'the themes',
  /** Below a gallery without a photograph. */
  drawn: 'Drawn for us, until our own photographs are here.',
};
