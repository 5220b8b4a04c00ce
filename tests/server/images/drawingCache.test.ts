import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventLanguages } from '#content/events/eventLanguages.ts';
import { filesBesideDatabase } from '#server/backups/dataFiles.ts';
import { DrawingCache } from '#server/images/cards/drawingCache.ts';
import { createDrawings } from '#server/images/cards/drawings.ts';
import { wordsOfWeek } from '#server/images/cards/weekWords.ts';
import { DRAWN_FOLDER } from '#server/store/sqlite/dataFolder.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const PICTURE = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
  .jpeg()
  .toBuffer();

function keeping() {
  const data = temporaryFolder();
  const faults: unknown[] = [];
  const folder = join(data, DRAWN_FOLDER);
  return { data, folder, faults, kept: new DrawingCache(folder, (fault) => void faults.push(fault)) };
}

describe('drawings that are kept', () => {
  it('are one for each event: the latest', async () => {
    const { folder, kept } = keeping();
    for (const name of ['7-first', '71-other', '7-second']) await kept.set(name, PICTURE);
    expect(readdirSync(folder).sort()).toEqual(['7-second.jpg', '71-other.jpg']);
    expect(await kept.get('7-first')).toBeUndefined();
    expect(await kept.get('7-second')).toEqual(PICTURE);
  });

  it('are bounded: those asked for longest ago go', async () => {
    const { folder, kept } = keeping();
    mkdirSync(folder);
    for (let at = 0; at < 1000; at++) {
      const file = join(folder, `${at + 100}-x.jpg`);
      writeFileSync(file, PICTURE);
      utimesSync(file, 1_000_000 + at, 1_000_000 + at);
    }
    expect(await kept.get('100-x')).toBeDefined();
    await kept.set('1-x', PICTURE);
    expect(readdirSync(folder).length).toBeLessThan(1000);
    expect(await kept.get('101-x')).toBeUndefined();
    for (const name of ['100-x', '1-x', '1099-x']) expect(await kept.get(name), name).toBeDefined();
  });

  it('are no part of a backup', async () => {
    const { data, folder, kept } = keeping();
    await kept.set('7-x', PICTURE);
    expect(existsSync(folder)).toBe(true);
    expect(filesBesideDatabase(data)).toEqual([]);
  });

  it('are told of where they cannot be kept, and nothing fails', async () => {
    const { folder, kept, faults } = keeping();
    writeFileSync(folder, 'a file in its place');
    await kept.set('7-x', PICTURE);
    expect(await kept.get('7-x')).toBeUndefined();
    expect(faults.length).toBeGreaterThan(0);
  });

  it('leave nothing half-written behind', async () => {
    const { folder, kept, faults } = keeping();
    mkdirSync(join(folder, '7-x.jpg'), { recursive: true }); // what has been written cannot take this place
    await kept.set('7-x', PICTURE);
    expect(faults).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['7-x.jpg']);
  });
});

describe('the process that draws', () => {
  it('is begun again for the next drawing where it has ended, even by a fault', async () => {
    const parts = { keptIn: join(temporaryFolder(), DRAWN_FOLDER), findPicture: async () => undefined, onFault() {} };
    const drawings = createDrawings({ ...parts, folder: 'public' });
    const nowhere = createDrawings({ ...parts, folder: temporaryFolder() });
    onTestFinished(() => [drawings, nowhere].forEach((one) => void one.close()));
    const words = wordsOfWeek([], { from: '2026-11-22' }, eventLanguages.en);
    const first = await drawings.week(words);
    drawings.close();
    expect(Buffer.from(await drawings.week(words)).equals(first)).toBe(true);
    await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
    await expect(nowhere.week(words)).rejects.toThrow('ENOENT');
  });
});
