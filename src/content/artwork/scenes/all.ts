import type { Scene } from '../kit/scene.ts';
import { heroScenes } from './hero.ts';

/** Every picture of the site. */
export const scenes: readonly Scene[] = [...heroScenes];
