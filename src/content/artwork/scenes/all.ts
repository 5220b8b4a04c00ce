import type { Scene } from '../kit/scene.ts';
import { heroScenes } from './hero.ts';
import { landScenes } from './land.ts';
import { lightScenes } from './light.ts';
import { seaScenes } from './sea.ts';
import { tableScenes } from './table.ts';

/** Every picture of the site. */
export const scenes: readonly Scene[] = [...heroScenes, ...landScenes, ...lightScenes, ...seaScenes, ...tableScenes];
