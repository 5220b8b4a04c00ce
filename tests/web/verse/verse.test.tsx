import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { church } from '#content/en/church.ts';
import { greeting } from '#content/en/interface.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { plainVerses } from '#tests/support/bibles.ts';
import { hrefOf, pasteInto, retype } from '#tests/support/web/acts.ts';
import { atPath, never, noting } from '#tests/support/web/calls.ts';
import {
  answering,
  noNetwork,
  openAsVisitor,
  quiet,
  type RenderedApp,
  renderApp,
  startSite,
  writesAnswer,
} from '#tests/support/web/site.tsx';
import { stubNavigator } from '#tests/support/web/stubNavigator.ts';

const bible = await plainVerses();

const log = () => screen.getByRole('log', { name: 'Conversation' });
const input = () => screen.getByLabelText('Write a message');
const looking = () => within(log()).queryByText('Looking for a verse');
const settled = () => waitFor(() => expect(looking()).toBeNull());

/** The page with the day's verse on it. */
async function openPage(): Promise<RenderedApp> {
  const { visit } = await startSite({ verses: bible });
  const page = await visit('/daily-verse');
  await settled();
  return page;
}

async function send(user: UserEvent, question: string) {
  pasteInto(input(), question);
  await user.keyboard('{Enter}');
}

async function ask({ user }: RenderedApp, question: string) {
  await send(user, question);
  await settled();
}

it('Our Verse of the Day greets in its own language where the page in the other one has only greeted, again on another day, and afresh where what was kept cannot be read', async () => {
  await openPage();
  const kept = JSON.parse(sessionStorage.getItem('verse-conversation') ?? '');
  const answersAfter = async (stored: string) => {
    cleanup();
    sessionStorage.setItem('verse-conversation', stored);
    await openPage();
    return within(log()).getAllByText('Answer:').length;
  };
  expect(await answersAfter('{"messages":')).toBe(1);
  await expect.poll(() => answersAfter(JSON.stringify({ ...kept, day: '2026-01-01' }))).toBe(2);
  kept.exchanges[0].answer.lead = 'Habari za leo';
  expect(await answersAfter(JSON.stringify({ ...kept, language: 'sw' }))).toBe(1);
  expect(log()).not.toHaveTextContent('Habari');
});

it('Our Verse of the Day greets on load, with the answer alone; shows what was asked and what is answered, and empties the input; sends with the button too, and nothing where nothing is written; Shift and Enter begin a line', async () => {
  const page = await openPage();
  const { user } = page;
  expect(screen.getByRole('heading', { level: 1, name: 'Our Verse of the Day' })).toBeVisible();
  const { lead, passages } = bible.answer(greeting);
  expect(within(log()).getByText(lead)).toBeVisible();
  expect(within(log()).getByText(passages[0]?.verses[0]?.text ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(input(), '   {Enter}');
  expect(within(log()).queryByText('You:')).toBeNull();
  await user.clear(input());

  await ask(page, 'John 3:16-17');
  expect(within(log()).getByText('John 3:16-17', { selector: 'div' })).toBeVisible();
  const quote = within(log()).getByText(/God so loved the world/);
  expect(quote).toHaveTextContent(/^16/);
  expect(within(log()).getByText(/God sent not his Son/)).toHaveTextContent(/^17/);
  expect(within(log()).getAllByText('King James Version').length).toBeGreaterThan(0);
  expect(input()).toHaveValue('');

  await user.type(input(), 'Fear{Shift>}{Enter}{/Shift}not');
  expect(input()).toHaveValue('Fear\nnot');
  retype(input(), 'Psalm 117');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await within(log()).findByText(/O praise the LORD, all ye nations/)).toBeVisible();
});

it('Our Verse of the Day shows a typing indicator until the answer is there', async () => {
  await renderApp('/daily-verse', { fetch: never });
  expect(looking()).toBeVisible();
  expect(log()).toHaveAttribute('aria-busy', 'true');
});

it('Our Verse of the Day asks what is tapped, and moves the focus to where the answer appears', async () => {
  const { user } = await openPage();
  await user.click(within(screen.getByRole('region', { name: 'What you can ask' })).getByText('Naogopa'));
  await settled();
  expect(within(log()).getByText('Naogopa')).toBeVisible();
  expect(log()).toHaveFocus();
  const [other] = bible.answer('Naogopa').others;
  await user.click(within(log()).getByRole('button', { name: other?.reference }));
  await settled();
  expect(within(log()).getAllByText('You:')).toHaveLength(2);
});

it('Our Verse of the Day answers questions in the order in which they were asked', async () => {
  const held: (() => void)[] = [];
  const through = atPath(endpoints.askVerse.path, async (calls, ...call) => {
    await new Promise<void>((go) => held.push(go));
    return calls(...call);
  });
  const { user } = await openAsVisitor('/daily-verse', { verses: bible, through });
  await waitFor(() => expect(held).toHaveLength(1));
  await send(user, 'Psalm 117');
  await send(user, 'John 11:35');
  for (const at of [0, 1, 2]) {
    await waitFor(() => expect(held).toHaveLength(at + 1));
    held[at]?.();
  }
  await settled();
  const text = log().textContent ?? '';
  const places = ['Psalm 117', 'O praise the LORD', 'John 11:35', 'Jesus wept'].map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

it('Our Verse of the Day goes on from what went before', async () => {
  const page = await openPage();
  await ask(page, 'a verse about hope');
  const first = log().textContent ?? '';
  await ask(page, 'another');
  const second = (log().textContent ?? '').slice(first.length);
  expect(second).toMatch(/King James Version/);
  expect(second).not.toContain(bible.answer('a verse about hope').passages[0]?.verses[0]?.text);
});

it('a person in distress reads care, whom to call, each number a telephone link, and a verse; the numbers stay beside the input for the rest of the conversation, a reload included', async () => {
  const page = await openPage();
  const bar = () => screen.queryByRole('region', { name: 'Numbers to call for help' });
  expect(bar()).toBeNull();
  await ask(page, 'I want to kill myself');
  const answer = bible.answer('I want to kill myself');
  expect(answer.kind).toBe('distress');
  expect(within(log()).getByText(answer.lead)).toBeVisible();
  const numbers = within(log())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'));
  expect(numbers).toEqual(expect.arrayContaining(['tel:1199', 'tel:999', 'tel:112', 'tel:1195', 'tel:116']));
  const all = log().textContent ?? '';
  const verse = all.lastIndexOf(answer.passages[0]?.verses[0]?.text ?? '');
  expect(all.indexOf(answer.lead)).toBeLessThan(all.lastIndexOf('1199'));
  expect(all.lastIndexOf('1199')).toBeLessThan(verse);
  expect(all).not.toContain(church.phone.value);

  await ask(page, 'Psalm 117');
  const kept = () => within(bar() as HTMLElement).getAllByRole('link');
  expect(kept().map((link) => link.getAttribute('href'))).toEqual(['tel:1199', 'tel:999', 'tel:1195', 'tel:116']);
  await openPage();
  expect(kept()[0]).toHaveTextContent('1199');
});

it('without a connection the verse says so in a bubble, keeps what was typed, and sends the same message again', async () => {
  const sent: string[] = [];
  const through = atPath(endpoints.askVerse.path, async (calls, ...call) => {
    sent.push((await (call[0] as Request).clone().json()).message);
    return sent.length <= 3 ? noNetwork(...call) : calls(...call);
  });
  const { user } = await openAsVisitor('/daily-verse', { verses: bible, through });
  expect(await within(log()).findByText('Error: Unable to connect.')).toBeVisible();
  await send(user, 'John 11:35');
  await waitFor(() => expect(within(log()).getAllByText('Error: Unable to connect.')).toHaveLength(2));
  expect(input()).toHaveValue('John 11:35');
  const again = () => within(log()).getAllByRole('button', { name: 'Try again' });
  await user.click(again()[1] as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(3));
  await settled();
  await user.click(again()[1] as HTMLElement);
  expect(await within(log()).findByText(/Jesus wept/)).toBeVisible();
  expect(sent).toEqual([greeting, 'John 11:35', 'John 11:35', 'John 11:35']);
  expect(within(log()).getAllByText('You:')).toHaveLength(1);
  expect(input()).toHaveValue('');
  await user.click(again()[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('Error: Unable to connect.')).toBeNull());
});

it('without a connection the verse names whom to call in danger, below a question that got no answer, unless the numbers are in view', async () => {
  let fails = true;
  const refusing = answering({ message: 'Too many questions. Try again in a minute.' }, 429);
  const through = (calls: typeof fetch) => writesAnswer(calls, (...call) => (fails ? refusing : calls)(...call));
  const { user } = await openAsVisitor('/daily-verse', { verses: bible, through });
  await settled();
  const numbers = () =>
    within(log())
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(numbers()).toEqual([]);
  await send(user, 'I want to kill myself');
  expect(await within(log()).findAllByText('Too many questions. Try again in a minute.')).toHaveLength(2);
  expect(within(log()).getByText('In danger? Please call:')).toBeVisible();
  expect(numbers()).toEqual(['tel:1199', 'tel:999']);
  fails = false;
  await user.click(within(log()).getAllByRole('button', { name: 'Try again' })[1] as HTMLElement);
  await settled();
  fails = true;
  const before = numbers();
  await send(user, 'are you there');
  await waitFor(() => expect(input()).toHaveValue('are you there'));
  const bar = within(screen.getByRole('region', { name: 'Numbers to call for help' }));
  expect(bar.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:1199');
  expect(numbers()).toEqual(before);
});

it('with the older backend of section 7 a question without an answer for ten seconds is said to be still tried, with whom to call', async () => {
  await openPage();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pasteInto(input(), 'I want to kill myself');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  act(() => void vi.advanceTimersByTime(9000));
  expect(within(log()).queryByText(/still trying/)).toBeNull();
  act(() => void vi.advanceTimersByTime(1000));
  expect(within(log()).getByText(/The site is still trying\./)).toBeVisible();
  expect(within(log()).getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
});

it('the session keeps the conversation and what was being typed', async () => {
  const page = await openPage();
  await ask(page, 'John 11:35');
  pasteInto(input(), 'and then');
  const { fetch, asked } = noting(quiet);
  await renderApp('/daily-verse', { fetch });
  expect(await within(log()).findByText(/Jesus wept/)).toBeVisible();
  expect(input()).toHaveValue('and then');
  await settled();
  expect(asked.filter((one) => one.startsWith('POST '))).toEqual([]);
});

it('the session asks again what had no answer yet when the page was left', async () => {
  const { visit } = await startSite({ verses: bible });
  const { user } = await visit('/daily-verse');
  await settled();
  vi.stubGlobal('fetch', never);
  await send(user, 'John 11:35');
  expect(looking()).toBeVisible();
  await visit('/daily-verse');
  expect(await within(log()).findByText(/Jesus wept/)).toBeVisible();
  expect(within(log()).getAllByText('You:')).toHaveLength(1);
});

const url = 'http://localhost/daily-verse?read=JHN.11&edition=KJV#v35';
const text = 'Jesus wept.\nJohn 11:35 (KJV)\nKing James Version';

async function openVerse() {
  const page = await openPage();
  await ask(page, 'John 11:35');
  return page;
}

it('what can be done with a verse is copied and shared by WhatsApp, leads to its chapter, and is not read aloud without a voice', async () => {
  const { user } = await openVerse();
  await user.click(within(log()).getByRole('button', { name: 'Copy John 11:35' }));
  expect(await screen.findByText('Copied: John 11:35')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(hrefOf(/^WhatsApp John 11:35/, within(log()))).toBe(
    `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
  );
  expect(hrefOf('Read John 11', within(log()))).toBe(url.replace('http://localhost', ''));
  expect(within(log()).queryByRole('button', { name: /^Listen/ })).toBeNull();
});

it('what can be done with a verse is shared, read aloud and stopped by the device where it can', async () => {
  const share = vi.fn(async () => undefined);
  stubNavigator({ share });
  const spoken: { text: string; lang: string }[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    speak: (utterance: { text: string; lang: string }) => spoken.push(utterance),
    cancel,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  const { user } = await openVerse();
  await user.click(within(log()).getByRole('button', { name: 'Share John 11:35' }));
  expect(share).toHaveBeenCalledWith({ text, url });
  await user.click(within(log()).getByRole('button', { name: 'Listen John 11:35' }));
  expect(spoken).toMatchObject([{ text: 'Jesus wept.', lang: 'en-GB' }]);
  cancel.mockClear();
  await user.click(within(log()).getByRole('button', { name: 'Stop John 11:35' }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(within(log()).getByRole('button', { name: 'Listen John 11:35' })).toBeVisible();
});
