/// <reference path="./augmentation.d.ts" />
import type { TypographyVariantsOptions } from '@mui/material';

const heading = {
  fontFamily: 'Marcellus, "Marcellus Fallback", serif',
  fontWeight: 400,
  lineHeight: 1.15,
  textWrap: 'balance',
} as const;

/** Headings in Marcellus, one weight; text in the device's own sans, no bytes. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  fontWeightMedium: 600,
  // Large text on a phone: a long word of a heading still fits its line.
  h1: { ...heading, fontSize: 'min(clamp(2.25rem, 5vw, 3.75rem), 14vw)' },
  h2: { ...heading, fontSize: 'min(clamp(1.85rem, 4vw, 2.875rem), 13vw)' },
  h3: { ...heading, fontSize: '1.5rem' },
  h4: { ...heading, fontSize: '1.3rem' },
  h5: { ...heading, fontSize: '1.2rem' },
  h6: { ...heading, fontSize: '1.1rem' },
  /** The heading of a screen of staff's: the list under it matters more, so it takes one line of a phone with large text. */
  tool: { ...heading, fontSize: 'min(clamp(1.5rem, 3vw, 1.75rem), 11vw)' },
  body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
  body2: { fontSize: '1rem', lineHeight: 1.55 },
  lead: { display: 'block', fontSize: '1.25rem', lineHeight: 1.6, maxWidth: '34em' },
  /** The small line in gold above a heading. */
  eyebrow: {
    display: 'block',
    marginBottom: 10,
    color: 'var(--mui-palette-accent-gold)',
    fontSize: '0.875rem',
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
    lineHeight: 1.6,
  },
  button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
};
