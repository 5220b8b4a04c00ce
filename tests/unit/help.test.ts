import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { errands, HELP_PICTURE } from '#content/help.ts';

const FOLDER = 'public/pictures/help';

it('there are thirteen errands, each with steps and a picture of a screen', async () => {
  expect(errands).toHaveLength(13);
  for (const { name, steps, picture } of errands) {
    expect(steps.length, name).toBeGreaterThanOrEqual(3);
    expect(picture, name).not.toBe('');
    expect(existsSync(`${FOLDER}/${name}.webp`), name).toBe(true);
    expect(await sharp(`${FOLDER}/${name}.webp`).metadata(), name).toMatchObject(HELP_PICTURE);
  }
});

it('there is no picture of an errand that is gone', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(errands.map(({ name }) => `${name}.webp`).sort());
});
