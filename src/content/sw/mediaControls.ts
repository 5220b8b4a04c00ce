import type * as English from '../en/mediaControls.ts';
import type { Translation } from '../translation.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** Slideshows, films and moving rows. */
export const mediaControls: Translation<typeof English.mediaControls> = {
  carousel: 'onyesho la picha',
  slide: 'picha',
  slideOf: (at, count) => `${at} kati ya ${count}`,
  previous: 'Picha iliyotangulia',
  next: 'Picha inayofuata',
  play: 'Anzisha onyesho la picha',
  pause: 'Simamisha onyesho la picha',
  goTo: (at, count, name) => `Picha ya ${at} kati ya ${count}: ${name}`,
  fullScreen: 'Skrini nzima',
  leaveFullScreen: 'Ondoka kwenye skrini nzima',
  playFilm: 'Anzisha filamu',
  pauseFilm: 'Simamisha filamu',
  stop: (what) => `Simamisha ${what}`,
  themes: 'maneno ya mwaka',
  drawn: 'Picha hizi zimechorwa kwa ajili yetu, hadi tuweke picha zetu halisi.',
};
