import type { Scene } from '../kit/scene.ts';
import { callingScenes } from './calling.ts';
import { fieldScenes } from './fields.ts';
import { gardenScenes } from './garden.ts';
import { harvestScenes } from './harvest.ts';
import { heroScenes } from './hero.ts';
import { landScenes } from './land.ts';
import { lightScenes } from './light.ts';
import { ministryScenes } from './ministries.ts';
import { netScenes } from './net.ts';
import { portraitScenes } from './portraits.ts';
import { roadScenes } from './roads.ts';
import { seaScenes } from './sea.ts';
import { skyScenes } from './sky.ts';
import { tableScenes } from './table.ts';
import { themeScenes } from './themes.ts';
import { townScenes } from './town.ts';
import { villageScenes } from './village.ts';
import { worshipScenes } from './worship.ts';

/** Every picture of the site. */
export const scenes: readonly Scene[] = [
  ...gardenScenes,
  ...heroScenes,
  ...landScenes,
  ...fieldScenes,
  ...skyScenes,
  ...lightScenes,
  ...portraitScenes,
  ...seaScenes,
  ...netScenes,
  ...themeScenes,
  ...ministryScenes,
  ...worshipScenes,
  ...callingScenes,
  ...tableScenes,
  ...harvestScenes,
  ...townScenes,
  ...roadScenes,
  ...villageScenes,
];
