import type { Translation } from '#content/translation.ts';
import type { offline } from '#words/offline.ts';
import type { KeptReason } from './workerMessages.ts';

/** The bar's id. It is outside the app's root, so that the app does not render or remove it. */
export const BAR_ID = 'kept-bar';

/** The bar's height, for other elements at the bottom of the window: a CSS length, as for `calc()`. */
export const BAR_HEIGHT = 'var(--kept-bar-height, 0px)';

/** The bar's style, with the page's colours. It sticks to the bottom of the window and covers nothing. */
export const BAR_STYLE = [
  'position:sticky',
  'bottom:0',
  'z-index:1250',
  'display:flex',
  'flex-wrap:wrap',
  'gap:4px 16px',
  'align-items:center',
  'justify-content:center',
  'padding:12px 20px',
  'text-align:center',
  'font-size:1rem',
  'line-height:1.5',
  'color:var(--mui-palette-glass-ink)',
  'background:var(--mui-palette-glass-main)',
  'border-top:2px solid var(--mui-palette-glass-gold)',
].join(';');

/**
 * The bar's sentence: why a cached copy is shown, and from when it is (church time).
 *
 * @param at when the copy was fetched, ISO 8601
 */
export const barSentence = (
  { reasons, asItWas }: Translation<typeof offline>,
  reason: KeptReason,
  at: string,
): string => `${reasons[reason]} ${asItWas(at)}`;
