import { character } from './character.ts';
import { faith } from './faith.ts';
import { family } from './family.ts';
import { fear } from './fear.ts';
import { god } from './god.ts';
import type { Need } from './need.ts';
import { sorrow } from './sorrow.ts';
import { troubles } from './troubles.ts';
import { work } from './work.ts';
import { worship } from './worship.ts';

/** The index of needs. Where two are called for alike, the earlier one is answered: sorrow comes first. */
export const needs: Need[] = [
  ...sorrow,
  ...troubles,
  ...fear,
  ...family,
  ...work,
  ...faith,
  ...god,
  ...character,
  ...worship,
];
