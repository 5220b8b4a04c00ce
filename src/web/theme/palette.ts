/// <reference path="./augmentation.d.ts" />
import type { PaletteOptions } from '@mui/material/styles';

/** Where the glass is: the hero, the visit band, the footer, the staff's sidebar. The same in both schemes. */
const glass = {
  main: '#1a1038',
  deep: '#120a26',
  ink: '#ffffff',
  soft: '#e8defa',
  gold: '#f3cf83',
  line: 'rgba(255, 255, 255, 0.18)',
  wash: 'rgba(255, 255, 255, 0.1)',
};

/** The one thing to press. */
const gold = { main: '#f3c35f', dark: '#e2ad3d', light: '#f8d687', contrastText: '#251637' };

/** The light scheme: ink on parchment. */
export const lightPalette = {
  primary: { main: '#2c2367', dark: '#1f1850', light: '#4a3f94', contrastText: '#fbf8f2' },
  secondary: gold,
  error: { main: '#a3123a' },
  success: { main: '#1d6b3e' },
  info: { main: '#2c2367' },
  warning: { main: '#8a5a00' },
  text: { primary: '#1d1633', secondary: '#534c68' },
  background: { default: '#fbf8f2', paper: '#ffffff' },
  divider: '#e7e0d3',
  accent: { wine: '#7a1f4b', gold: '#8a5a00', leaf: '#7a1f4b', bubble: '#f4eefb', outline: '#857d96' },
  glass,
} satisfies PaletteOptions;

/** The dark scheme. */
export const darkPalette = {
  primary: { main: '#b9adff', dark: '#9c8df2', light: '#d3caff', contrastText: '#130f22' },
  secondary: gold,
  error: { main: '#ff9aa8' },
  success: { main: '#8fd9a8' },
  info: { main: '#b9adff' },
  warning: { main: '#f0b64a' },
  text: { primary: '#f2ecff', secondary: '#b9b0d0' },
  background: { default: '#130f22', paper: '#1d1733' },
  divider: '#322a4d',
  accent: { wine: '#ff9cc4', gold: '#f0b64a', leaf: '#7a1f4b', bubble: '#2a2147', outline: '#8d84a8' },
  glass,
} satisfies PaletteOptions;
