import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { Passage } from '#shared/verse/verse.ts';
import { wrapText } from '#shared/wrapText.ts';
import { dataForAll, putEdition, versesForAll } from '#tests/support/bibles.ts';
import { pasteInto } from '#tests/support/web/acts.ts';
import { noNetwork, openAsVisitor, renderApp, startSite } from '#tests/support/web/site.tsx';
import { firstVerses } from '#web/features/verse/passage/passage.ts';
import { windowsFor } from '#web/features/verse/picture/drawVersePicture.ts';
import { useHashShown } from '#web/ui/hooks/useHashShown.ts';

const PLAIN = { name: 'Plain', language: 'en', credit: 'Plain Words Bible, for tests' };

const data = dataForAll();
putEdition(data, PLAIN, { 'JHN.3.16': 'God loved us all so much.' });
const bible = await versesForAll(data);

async function open(address: string) {
  const { visit } = await startSite({ verses: bible });
  return visit(address);
}

it('reading a chapter on shows the whole chapter under its own heading, its verses numbered, which open what can be done with a verse', async () => {
  const { user } = await open('/daily-verse?read=JHN.11');
  expect(screen.getByRole('heading', { level: 1, name: 'John 11' })).toBeVisible();
  const verse = (await screen.findByText('Jesus wept.')).closest('li') as HTMLElement;
  expect(within(verse).getByRole('button', { name: 'Verse 35' })).toBeVisible();
  expect(screen.getByText('King James Version')).toBeVisible();
  expect(document.title).toMatch(/^John 11 – /);
  await user.click(within(verse).getByRole('button', { name: 'Verse 35' }));
  await user.click(screen.getByRole('button', { name: 'Copy John 11:35' }));
  expect(await screen.findByText('Copied: John 11:35')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('Jesus wept.\nJohn 11:35 (KJV)\nKing James Version');
});

it('reading a chapter on goes to the chapters before and after, across books, and back to the conversation', async () => {
  const { user } = await open('/daily-verse?read=MAL.4');
  await user.click(await screen.findByRole('link', { name: 'Next chapter: Matthew 1' }));
  expect(await screen.findByText(/The book of the generation of Jesus Christ/)).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Previous chapter: Malachi 4' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Malachi 4' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the conversation' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Verse of the Day' })).toBeVisible();
});

it('reading a chapter on opens for a book in small letters too, changes to another edition and credits it', async () => {
  const { user } = await open('/daily-verse?read=jhn.3');
  expect(await screen.findByRole('heading', { level: 1, name: 'John 3' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Plain' }));
  expect(await screen.findByText('God loved us all so much.')).toBeVisible();
  expect(screen.getByText('Plain Words Bible, for tests')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('reading a chapter on shows an answer of the conversation in another edition at a tap, and credits it', async () => {
  const { user } = await open('/daily-verse');
  const log = within(screen.getByRole('log'));
  pasteInto(screen.getByLabelText('Write a message'), 'John 3:16');
  await user.keyboard('{Enter}');
  await user.click(await log.findByRole('button', { name: 'John 3:16 Plain' }));
  expect(await log.findByText(/God loved us all so much\./)).toBeVisible();
  expect(log.getByText('Plain Words Bible, for tests')).toBeVisible();
});

it('reading a chapter on scrolls to the verse of a link once, and not again where the chapter is loaded again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter>
      <p id="v16">{children}</p>
    </MemoryRouter>
  );
  const { result, rerender } = renderHook(
    ({ ready }) => {
      useHashShown(ready);
      return useNavigate();
    },
    { initialProps: { ready: false }, wrapper },
  );
  act(() => void result.current('#v16'));
  rerender({ ready: true });
  rerender({ ready: false });
  rerender({ ready: true });
  vi.runAllTimers();
  expect(scrolledTo).toHaveBeenCalledOnce();
  act(() => void result.current('#v16'));
  vi.runAllTimers();
  expect(scrolledTo).toHaveBeenCalledTimes(2);
});

it.each(['JHN.22', 'JHN', 'jhn.22'])(
  'reading a chapter on says that there is no chapter %s, over the conversation',
  async (read) => {
    await open(`/daily-verse?read=${read}`);
    expect(screen.getByText('There is no such chapter.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Our Verse of the Day' })).toBeVisible();
  },
);

it('reading a chapter on says when the chapter cannot be had, with the way to try again', async () => {
  await renderApp('/daily-verse?read=JHN.3', { fetch: noNetwork });
  expect(await screen.findByText('The chapter could not be opened.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const passageOf = (usfm: string, ...texts: string[]): Passage => ({
  reference: 'Psalm 23:4-6',
  usfm,
  edition: 'KJV',
  language: 'en',
  credit: 'King James Version',
  verses: texts.map((text, at) => ({ number: at + 4, text })),
});

it('the picture of a verse stands on the window that its words call for, in English and in Kiswahili', () => {
  const first = (words: string) => windowsFor(passageOf('PSA.23.1', words))[0]?.picture;
  expect(first('The LORD is my shepherd; I shall not want.')).toBe('sheep');
  expect(first('Bwana ndiye mchungaji wangu, sitapungukiwa na kitu.')).toBe('sheep');
  expect(first('Neno lako ni taa ya miguu yangu.')).toBe('lamp');
});

it('the picture of a verse offers every window, whatever the words', () => {
  const [one, other] = ['GEN.1.1', 'GEN.1.2'].map((usfm) => windowsFor(passageOf(usfm, 'And it was so.')));
  expect(new Set(one?.map(({ picture }) => picture)).size).toBe(one?.length);
  expect(one?.[0]?.picture).not.toBe(other?.[0]?.picture);
});

it('the picture of a verse breaks lines evenly: none too wide, no last word alone', () => {
  const measure = (text: string) => text.length;
  expect(wrapText('one two three four five six seven', measure, 28)).toEqual(['one two three four', 'five six seven']);
  expect(wrapText('Jesus wept.', measure, 28)).toEqual(['Jesus wept.']);
  expect(wrapText('', measure, 28)).toEqual([]);
});

it('the picture of a verse names what is left where a long passage is cut', () => {
  const passage = passageOf('PSA.23.4-6', 'Yea, though I walk', 'Thou preparest', 'Surely goodness');
  expect(firstVerses(passage, 2).reference).toBe('Psalm 23:4-5');
  expect(firstVerses(passage, 1)).toMatchObject({ reference: 'Psalm 23:4', verses: [{ number: 4 }] });
  expect(firstVerses(passage, 3)).toBe(passage);
});

it('the picture of a verse says so where the browser cannot draw it, and goes away again', async () => {
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
