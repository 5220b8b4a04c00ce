import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Passage } from '#shared/verse/verse.ts';
import { wrapText } from '#shared/wrapText.ts';
import { openAsVisitor } from '#tests/support/web/site.tsx';
import { firstVerses } from '#web/features/verse/passage/passage.ts';
import { windowsFor } from '#web/features/verse/picture/drawVersePicture.ts';

const passageOf = (usfm: string, ...texts: string[]): Passage => ({
  reference: 'Psalm 23:4-6',
  usfm,
  edition: 'KJV',
  language: 'en',
  credit: 'King James Version',
  verses: texts.map((text, at) => ({ number: at + 4, text })),
});

describe('the picture of a verse', () => {
  it('stands on the window that its words call for, in English and in Kiswahili', () => {
    const first = (words: string) => windowsFor(passageOf('PSA.23.1', words))[0]?.picture;
    expect(first('The LORD is my shepherd; I shall not want.')).toBe('sheep');
    expect(first('Bwana ndiye mchungaji wangu, sitapungukiwa na kitu.')).toBe('sheep');
    expect(first('Neno lako ni taa ya miguu yangu.')).toBe('lamp');
  });

  it('offers every window, whatever the words', () => {
    const [one, other] = ['GEN.1.1', 'GEN.1.2'].map((usfm) => windowsFor(passageOf(usfm, 'And it was so.')));
    expect(new Set(one?.map(({ picture }) => picture)).size).toBe(one?.length);
    expect(one?.[0]?.picture).not.toBe(other?.[0]?.picture);
  });

  it('breaks lines evenly: none too wide, no last word alone', () => {
    const measure = (text: string) => text.length;
    expect(wrapText('one two three four five six seven', measure, 28)).toEqual([
      'one two three four',
      'five six seven',
    ]);
    expect(wrapText('Jesus wept.', measure, 28)).toEqual(['Jesus wept.']);
    expect(wrapText('', measure, 28)).toEqual([]);
  });

  it('names what is left where a long passage is cut', () => {
    const passage = passageOf('PSA.23.4-6', 'Yea, though I walk', 'Thou preparest', 'Surely goodness');
    expect(firstVerses(passage, 2).reference).toBe('Psalm 23:4-5');
    expect(firstVerses(passage, 1)).toMatchObject({ reference: 'Psalm 23:4', verses: [{ number: 4 }] });
    expect(firstVerses(passage, 3)).toBe(passage);
  });

  it('says so where the browser cannot draw it, and goes away again', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user } = await openAsVisitor('/daily-verse');
    const log = screen.getByRole('log');
    const button = await within(log).findByRole('button', { name: /^Picture/ });
    await user.click(button);
    expect(await within(log).findByText('The picture could not be made in this browser.')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(log).getByRole('button', { name: /^Close/ }));
    expect(within(log).queryByText('The picture could not be made in this browser.')).toBeNull();
  });
});
