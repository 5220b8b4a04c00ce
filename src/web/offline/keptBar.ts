import { offline } from '#content/offline.ts';
import { readableMoment } from '#shared/time.ts';
import type { KeptReason } from './messages.ts';

/** The bar's place in the page, beside the app's root, so that the app neither draws nor disturbs it. */
export const BAR_ID = 'kept-bar';

/** The bar's own look; the colours are the page's. It sticks to the foot of the window and covers no last line. */
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
 * The bar's words: why a kept copy is shown, and how old it is by the church's clock.
 *
 * @param at the moment at which the copy was fetched, ISO 8601
 */
export const barWords = (reason: KeptReason, at: string): string =>
  `${offline.reasons[reason]} ${offline.asItWas.replace('{when}', readableMoment(at))}`;
