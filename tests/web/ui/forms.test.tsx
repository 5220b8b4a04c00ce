import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { freshDevice } from '#tests/support/web/deviceNetwork.ts';
import { readDrafts } from '#web/ui/drafts/draftStore.ts';
import {
  draftText,
  forgetDraft,
  idempotencyKeyOf,
  loadDrafts,
  markWaiting,
  noteSent,
  unloadDrafts,
} from '#web/ui/drafts/drafts.ts';
import { DraftNotice, useDraft } from '#web/ui/drafts/useDraft.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useFormSigns } from '#web/ui/forms/formSigns.tsx';

const NAME = 'mercy/note:1';

function NoteForm() {
  const form = useForm({ defaultValues: { title: '', note: '' } });
  const draft = useDraft(form, NAME);
  return (
    <Form form={form} onSubmit={() => undefined} buttons={null}>
      <DraftNotice draft={draft} />
      <FormTextField name="title" label="Title" />
      <FormTextField name="note" label="Note" />
    </Form>
  );
}

/** The other tabs of the device. */
let others: { tell: (draft: object | null, treatAs?: 'form' | 'app', saved?: string) => void; told: unknown[] };

beforeEach(() => {
  freshDevice();
  others = { tell: () => undefined, told: [] };
  class Channel {
    onmessage = (_event: { data: unknown }) => undefined;
    constructor() {
      others.tell = (draft, treatAs, saved) =>
        act(() =>
          this.onmessage({
            data: { name: NAME, draft: draft && { name: NAME, at: Date.now(), ...draft }, treatAs, saved },
          }),
        );
    }
    postMessage = (data: unknown) => void others.told.push(structuredClone(data));
    close = () => undefined;
  }
  vi.stubGlobal('BroadcastChannel', Channel);
});

const title = () => screen.getByLabelText('Title');
const note = () => screen.getByLabelText('Note');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const BACK = 'What you had typed before is back.';
const ELSEWHERE = /^Something else was typed into this form in another tab/;

async function openForm() {
  await loadDrafts();
  render(<NoteForm />);
}

/** Opens the form after the browser was killed. */
async function openAgain() {
  cleanup();
  unloadDrafts();
  await openForm();
}

it('a form with a draft has what was typed again after the browser was killed, with the same key, until it is forgotten', async () => {
  await openForm();
  type(note(), 'Bring chairs');
  const key = idempotencyKeyOf(NAME);
  await openAgain();
  expect(note()).toHaveValue('Bring chairs');
  expect(screen.getByText(BACK)).toBeVisible();
  expect(idempotencyKeyOf(NAME)).toBe(key);
  forgetDraft(NAME);
  await openAgain();
  expect(note()).toHaveValue('');
  expect(idempotencyKeyOf(NAME)).not.toBe(key);
  expect(await readDrafts()).toEqual([]);
});

it('a form with a draft starts afresh when asked to', async () => {
  await openForm();
  type(note(), 'Bring chairs');
  await openAgain();
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }));
  expect(note()).toHaveValue('');
  expect(title()).toHaveFocus();
  await openAgain();
  expect(note()).toHaveValue('');
});

it('a form with a draft follows another tab while nothing is typed here, and is cleared when that tab has saved', async () => {
  await openForm();
  others.tell({ values: { title: '', note: 'From there' } });
  expect(note()).toHaveValue('From there');
  others.tell(null);
  expect(note()).toHaveValue('');
  expect(others.told).toEqual([]);
});

it('a form with a draft says where something else was typed in another tab, and loses neither text by itself', async () => {
  await openForm();
  type(note(), 'Mine');
  others.tell({ values: { title: '', note: 'Theirs' } });
  expect(screen.getByText(ELSEWHERE)).toBeVisible();
  expect(note()).toHaveValue('Mine');
  others.tell(null);
  expect(note()).toHaveValue('Mine');
  expect(screen.queryByText(ELSEWHERE)).toBeNull();
  await openAgain();
  expect(note()).toHaveValue('Mine');
});

it('a form with a draft keeps what was typed here when another tab, which took it in, saves something else or starts afresh', async () => {
  await openForm();
  type(note(), 'Mine');
  others.told.length = 0;
  others.tell(null);
  expect(note()).toHaveValue('Mine');
  // The other form has just been emptied, and stays so.
  const draft = expect.objectContaining({ values: { title: '', note: 'Mine' } });
  expect(others.told).toEqual([{ name: NAME, draft, treatAs: 'form' }]);
  await openAgain();
  expect(note()).toHaveValue('Mine');
});

it('a form with a draft is emptied when another tab, which took in what was typed here, has saved that', async () => {
  await openForm();
  type(note(), 'Mine');
  const text = draftText(NAME);
  others.told.length = 0;
  others.tell(null, undefined, text);
  expect(note()).toHaveValue('');
  expect(others.told).toEqual([]);
  others.tell({ values: { title: '', note: 'Theirs' } });
  noteSent(NAME);
  others.told.length = 0;
  act(() => forgetDraft(NAME));
  expect(others.told).toEqual([expect.objectContaining({ saved: text.replace('Mine', 'Theirs') })]);
});

it.each<[what: string, save: () => string | Promise<string>]>([
  ['what was saved, where it was not noted as it was sent', () => draftText(NAME)],
  [
    'its own text where something else was typed in another tab, which keeps that',
    () => {
      const text = draftText(NAME);
      others.tell({ values: { title: '', note: 'Theirs' } });
      noteSent(NAME);
      return text;
    },
  ],
  [
    'what was sent, also where more was typed before the answer',
    () => {
      const text = noteSent(NAME);
      type(note(), 'Mine and more');
      idempotencyKeyOf(NAME);
      return text;
    },
  ],
  [
    'what waited, also after it was loaded again',
    async () => {
      const text = noteSent(NAME);
      act(() => markWaiting(NAME, text));
      await openAgain();
      return text;
    },
  ],
])('a form with a draft tells the other tabs %s', async (_what, save) => {
  await openForm();
  type(note(), 'Mine');
  const text = await save();
  others.told.length = 0;
  act(() => forgetDraft(NAME));
  expect(others.told).toEqual([expect.objectContaining({ saved: text })]);
});

it('a form with a draft is not filled with what another tab had to store again, until it is opened', async () => {
  await openForm();
  others.tell({ values: { title: '', note: 'Theirs' } }, 'form');
  expect(note()).toHaveValue('');
  cleanup();
  await openForm();
  expect(note()).toHaveValue('Theirs');
});

it('a form with a draft is emptied where another tab had the answer to what waits, or logs out', async () => {
  await openForm();
  type(note(), 'Mine');
  act(() => markWaiting(NAME, draftText(NAME)));
  others.tell(null);
  expect(note()).toHaveValue('');
  type(note(), 'More');
  others.tell(null, 'app');
  expect(note()).toHaveValue('');
});

it('a form with a draft says that nothing is kept where the browser refuses to', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  await openForm();
  type(note(), 'Bring chairs');
  expect(await screen.findByText(/^This browser keeps nothing of what you type/)).toBeVisible();
  expect(note()).toHaveValue('Bring chairs');
});

const clock = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);

type Signs = ReturnType<typeof useFormSigns>;

/** A form that gives its signs away. */
function FormWith({ onSigns }: { onSigns: (signs: Signs) => void }) {
  onSigns(useFormSigns(createRef()));
  return <form />;
}

it('a form that came with its page counts from when that was opened: it can be filled in before the app starts', async () => {
  const onSigns = vi.fn<(signs: Signs) => void>();
  const form = <FormWith onSigns={onSigns} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  clock(40);
  const hydrated = await act(async () => hydrateRoot(root, form));
  clock(40.5);
  expect(onSigns.mock.lastCall?.[0](false)).toEqual({ remarks: '', seconds: 40.5 });
  act(() => hydrated.unmount());
  root.remove();
});

it('a form that is opened later counts from then, and one that came up filled in counts nothing', () => {
  const onSigns = vi.fn<(signs: Signs) => void>();
  clock(40);
  render(<FormWith onSigns={onSigns} />);
  clock(40.5);
  expect(onSigns.mock.lastCall?.[0](false)).toEqual({ remarks: '', seconds: 0.5 });
  expect(onSigns.mock.lastCall?.[0](true)).toEqual({ remarks: '' });
});
