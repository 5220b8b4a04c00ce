import { eventLanguages } from '#content/events/eventLanguages.ts';
import { createDrawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

it('the process that draws is begun again for the next drawing where it has ended, even by a fault', async () => {
  const findPicture = async () => undefined;
  const drawings = createDrawings({ folder: 'public', findPicture });
  const nowhere = createDrawings({ folder: temporaryFolder(), findPicture });
  onTestFinished(() => [drawings, nowhere].forEach((one) => void one.close()));
  const words = wordsOfWeek([], { from: '2026-11-22' }, eventLanguages.en);
  const first = await drawings.week(words);
  drawings.close();
  expect(Buffer.from(await drawings.week(words)).equals(first)).toBe(true);
  await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
  await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
});
