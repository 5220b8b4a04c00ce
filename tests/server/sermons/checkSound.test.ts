import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSound } from '#server/sermons/checking/checkSound.ts';
import { soundWords } from '#server/sermons/checking/soundWords.ts';
import { checkSoundApart } from '#server/sermons/uploads.ts';
import type { SoundKind } from '#shared/sermons/sermon.ts';
import { aFilm, aRecording } from '#tests/support/recordings.ts';
import { temporaryFolder } from '#tests/support/testApp.ts';

const KINDS: readonly SoundKind[] = ['m4a', 'mp3', 'opus', 'wav'];

/** Puts a file into a folder, with a misleading name. */
function put(file: Buffer): string {
  const path = join(temporaryFolder(), 'holiday.mov');
  writeFileSync(path, file);
  return path;
}

/** What a file is found to be, or why it is refused. */
const checked = (file: Buffer) => checkSound(put(file)).catch(({ message }: Error) => message);

/** The same by a child process, for what could take all time and memory. */
async function checkedApart(file: Buffer, timeoutMs?: number) {
  const answer = await checkSoundApart(put(file), timeoutMs);
  return 'words' in answer ? answer.words : answer.made;
}

/** A file with a number of 32 bits changed at so many bytes behind a name. */
function changed(file: Buffer, name: string, behind: number, number: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(number, copy.indexOf(name) + behind);
  return copy;
}

describe.each(KINDS)('a recording in %s', (kind) => {
  it('is known by its content, and as long as its packets; it is refused where it is cut off, or where a page or an archive is in it', async () => {
    const file = await aRecording(kind, 20);
    expect(await checked(file)).toMatchObject({ kind, bytes: file.length, seconds: 20 });
    const page = Buffer.concat([file, Buffer.from('<html><script>alert(1)</script></html>')]);
    const zip = Buffer.concat([file, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    expect(await checked(file.subarray(0, file.length * 0.8))).toBe(soundWords.damaged);
    expect(await checked(page)).toBe(soundWords.hidden);
    expect(await checked(zip)).toBe(soundWords.hidden);
  });
});

describe('a hostile file', () => {
  it.each([
    ['a table of four thousand million packets', 'stsz', 12, 0xff_ff_ff_f0],
    ['one packet repeated for years', 'stts', 12, 0x7f_ff_ff_ff],
    ['packets of a day each', 'stts', 16, 0x7f_ff_ff_ff],
    ['a box larger than the file', 'mdat', -4, 0x7f_ff_ff_ff],
    ['packets that lie behind its end', 'stco', 12, 0x7f_ff_ff_00],
    ['a header that says years', 'mvhd', 20, 0x7f_ff_ff_ff],
  ])('with %s is refused', async (_what, name, behind, number) => {
    const words = await checkedApart(changed(await aRecording('m4a', 20), name, behind, number));
    expect(Object.values(soundWords)).toContain(words);
  });

  it('that takes too long is given up', async () => {
    expect(await checkedApart(await aRecording('mp3', 600), 1)).toBe(soundWords.tooHeavy);
  });
});

it('what is no recording that can be played is refused', async () => {
  const withHole = await aRecording('opus', 60);
  withHole.fill(0, withHole.length * 0.2, withHole.length * 0.4);
  const silent = await aRecording('wav', 20);
  silent.writeUInt16LE(0, silent.indexOf('fmt ') + 10);
  const picture = Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(200), 'latin1');
  for (const [what, file, words] of [
    ['a hole in the middle', withHole, soundWords.damaged],
    ['no channel', silent, soundWords.unplayed],
    ['a picture too', Buffer.concat([picture, await aRecording('mp3', 20)]), soundWords.hidden],
    ['nothing but zeros', Buffer.alloc(10_000), soundWords.unknown],
    ['text', Buffer.from('Habari '.repeat(1000)), soundWords.unknown],
    ['an ID3 tag that claims 256 MB', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f'.padEnd(5000)), soundWords.unknown],
    ['a film', await aFilm({ pictures: true }), soundWords.film],
    ['two sound tracks', await aFilm({ tracks: 2 }), soundWords.several],
  ] as const) {
    expect(await checked(file), what).toBe(words);
  }
});

it('a recording of more than four hours, or of a length that does not fit its size, is refused', async () => {
  const slow = changed(await aRecording('m4a', 300), 'mdhd', 16, 20); // its time runs 2,000 times slower
  expect([soundWords.tooLong, soundWords.wrongLength]).toContain(await checked(slow));
});
