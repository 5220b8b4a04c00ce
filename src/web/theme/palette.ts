/// <reference path="./augmentation.d.ts" />
import type { PaletteOptions } from '@mui/material';
import * as colours from '#shared/colours.ts';

/** Where the glass is: the hero, the visit band, the footer, the staff's sidebar. The same in both schemes. */
export const glass = {
  main: colours.GLASS,
  deep: colours.DEEP_GLASS,
  ink: '#ffffff',
  soft: colours.GLASS_SOFT,
  gold: colours.GLASS_GOLD,
  line: 'rgba(255, 255, 255, 0.18)',
  wash: 'rgba(255, 255, 255, 0.1)',
};

/** The one thing to press. */
const gold = { main: colours.GOLD, dark: '#e2ad3d', light: '#f8d687', contrastText: colours.GOLD_INK };

/**
 * Colours that MUI's palette has no name for: `gold` is of text, `leaf` of the month on an event's calendar leaf, under
 * white, `bubble` of the daily verse and of quiet panels, `outline` of inputs: 3:1 against paper and card.
 */
export const lightAccent = {
  wine: colours.WINE,
  gold: '#8a5a00',
  leaf: colours.WINE,
  bubble: '#f4eefb',
  outline: '#857d96',
};

/** The light scheme: ink on parchment. */
export const lightPalette = {
  primary: { main: colours.INDIGO, dark: '#1f1850', light: '#4a3f94', contrastText: colours.PARCHMENT },
  secondary: gold,
  error: { main: '#a3123a' },
  success: { main: '#1d6b3e' },
  info: { main: colours.INDIGO },
  warning: { main: '#8a5a00' },
  text: { primary: colours.INK, secondary: '#534c68' },
  background: { default: colours.PARCHMENT, paper: '#ffffff' },
  divider: '#e7e0d3',
  accent: lightAccent,
  glass,
} satisfies PaletteOptions;

/** The dark scheme. */
export const darkPalette = {
  primary: { main: colours.LILAC, dark: '#9c8df2', light: '#d3caff', contrastText: colours.NIGHT },
  secondary: gold,
  error: { main: '#ff9aa8' },
  success: { main: '#8fd9a8' },
  info: { main: colours.LILAC },
  warning: { main: '#f0b64a' },
  text: { primary: colours.NIGHT_INK, secondary: '#b9b0d0' },
  background: { default: colours.NIGHT, paper: '#1d1733' },
  divider: '#322a4d',
  accent: { wine: '#ff9cc4', gold: '#f0b64a', leaf: colours.WINE, bubble: '#2a2147', outline: '#8d84a8' },
  glass,
} satisfies PaletteOptions;
