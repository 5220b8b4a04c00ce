/** The colours of the design card that the app's theme and the server's own pages and pictures share. */

/** The light scheme: its background, its text, and its primary colour. */
export const PARCHMENT = '#fbf8f2';
export const INK = '#1d1633';
export const INDIGO = '#2c2367';

/** The dark scheme: its background, its text, and its primary colour. */
export const NIGHT = '#130f22';
export const NIGHT_INK = '#f2ecff';
export const LILAC = '#b9adff';

/** The glass, the same in both schemes. */
export const GLASS = '#1a1038';
export const DEEP_GLASS = '#120a26';
export const GLASS_SOFT = '#e8defa';
export const GLASS_GOLD = '#f3cf83';

/** The one thing to press, and the text on it. */
export const GOLD = '#f3c35f';
export const GOLD_INK = '#251637';

/** For accents in the light scheme. */
export const WINE = '#7a1f4b';
