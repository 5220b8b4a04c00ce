import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pasteInto, retype } from '#tests/support/web/acts.ts';
import { aJpeg, stubPictureSending } from '#tests/support/web/pictureSending.ts';
import { startSite, writesAnswer } from '#tests/support/web/site.tsx';

const WORDS = '/admin/words';

async function openField(page: string, field: string) {
  const app = await startSite();
  const sending = stubPictureSending();
  const address = `${WORDS}?page=${page}&field=${field}`;
  const rendered = await app.open(address, { words: true });
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Publish' });
  return { ...app, ...rendered, ...sending };
}

/** Hands a file to a group's own choice of a picture. */
function choose(group: HTMLElement, picture: File) {
  const input = group.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (!input) throw new Error('There is no input for a file.');
  fireEvent.change(input, { target: { files: [picture] } });
}

it('what is typed into the words of a page draws nothing between the touch of a button and its click, which would move the button away', async () => {
  const { user } = await openField('about', 'hero.lead');
  const box = screen.getByRole('textbox', { name: 'Lead' });
  await user.click(box);
  fireEvent.change(box, { target: { value: 'Published at one tap' } });
  const button = await screen.findByRole('button', { name: 'Publish' });
  const dialog = screen.getByRole('dialog');
  const shown = dialog.textContent;
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(box).not.toHaveFocus();
  expect(dialog).toHaveTextContent(shown, { normalizeWhitespace: false });
  await user.pointer({ target: button, keys: '[/MouseLeft]' });
  expect(await screen.findByText('Published.')).toBeInTheDocument();
});

it('what is typed into the words of a page is no draft any more once it is published, also where that takes long', async () => {
  const { fetch } = await openField('about', 'hero.lead');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const late: typeof fetch = async (...call) => {
    const done = await fetch(...call);
    await answered;
    return done;
  };
  vi.stubGlobal('fetch', writesAnswer(fetch, late));
  const box = await screen.findByRole('textbox', { name: 'Lead' });
  fireEvent.change(box, { target: { value: 'Published in the end' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText(/^Your draft is kept/)).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  await screen.findByText('Published in the end', { selector: 'li *' });
  expect(screen.queryByText('Your draft')).toBeNull();
});

it('what is typed into the words of a page stays as it is when a picture that was on its way meanwhile has come', async () => {
  const { hold, goOn } = await openField('ourJourney', 'article');
  hold();
  choose(screen.getByRole('group', { name: 'Picture at the top (optional)' }), await aJpeg());
  await screen.findByRole('progressbar');
  pasteInto(screen.getByRole('textbox', { name: 'Lead' }), 'How it began');
  pasteInto(screen.getByRole('textbox', { name: 'Text' }), 'Nine people met');
  goOn();
  const description = await screen.findByRole('textbox', { name: 'Description' });
  expect(screen.getByRole('textbox', { name: 'Lead' })).toHaveDisplayValue('How it began');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue('Nine people met');
  expect(description).toHaveDisplayValue('');
});

it('a picture in an article goes into the field that one types in, is described in a field of its own, and no page is published without that', async () => {
  const { user, words, hold, goOn } = await openField('ourJourney', 'article');
  pasteInto(screen.getByRole('textbox', { name: 'Lead' }), 'How it began');
  const text = screen.getByRole('textbox', { name: 'Text' });
  pasteInto(text, 'Nine people');
  hold();
  const group = screen.getByRole('group', { name: 'Put a picture into the text' });
  choose(group, await aJpeg());
  await screen.findByRole('progressbar');
  await user.type(text, ' met');
  goOn();
  const withPicture = /^Nine people met\n\n!\[\]\(\/event-pictures\/[\w-]+\/1600\.jpg\)\n$/;
  await waitFor(() => expect((text as HTMLTextAreaElement).value).toMatch(withPicture));
  expect(text).toHaveFocus();
  await user.keyboard('!');
  expect((text as HTMLTextAreaElement).value).toMatch(/^Nine people met!/);
  const description = await within(group).findByRole('textbox', { name: 'Description' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(description).toBeInvalid());
  pasteInto(description, 'Nine people [in a room]');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published.')).toBeInTheDocument();
  expect((await words('ourJourney')).article.html).toContain(' alt="Nine people in a room"');
});

it('a list of a page brings back an entry that was removed, leads to the first that is at fault, takes a picture to the one that it was sent for, wherever that stands by then, and asks anew what is seen on another picture', async () => {
  const { user, hold, goOn } = await openField('about', 'pastors.people');
  const names = () =>
    within(screen.getByRole('dialog'))
      .getAllByLabelText<HTMLInputElement>('Name')
      .map(({ value }) => value);
  const before = names();
  await user.click(screen.getByRole('button', { name: 'Remove 1' }));
  expect(names()).toEqual(before.slice(1));
  expect(screen.getByRole('button', { name: 'Bring it back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(before);

  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
  const boxes = within(screen.getByRole('dialog')).getAllByRole('textbox', { name: 'Name' });
  fireEvent.change(boxes[1] as HTMLElement, { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(boxes[1]).toHaveFocus());
  expect(scrolledTo.mock.contexts.at(-1)).toContainElement(boxes[1] as HTMLElement);
  expect(scrolledTo.mock.contexts.at(-1)).toHaveTextContent('Name is required.');
  fireEvent.change(boxes[1] as HTMLElement, { target: { value: before[1] } });

  hold();
  const entry = screen.getByRole('group', { name: 'Associate pastors: 1' });
  choose(within(entry).getByRole('group', { name: 'Photograph' }), await aJpeg());
  await screen.findByRole('progressbar');
  await user.click(screen.getByRole('button', { name: 'Move 1 down' }));
  goOn();
  const moved = screen.getByRole('group', { name: 'Associate pastors: 2' });
  await within(moved).findByRole('textbox', { name: 'Description' });
  expect(names().slice(0, 2)).toEqual([before[1], before[0]]);
  expect(screen.getAllByRole('textbox', { name: 'Description' })).toHaveLength(1);

  const now = screen.getByRole('group', { name: 'Associate pastors: 1' });
  const photograph = within(now).getByRole('group', { name: 'Photograph' });
  choose(photograph, await aJpeg());
  for (const name of ['Description', 'Description in Kiswahili']) {
    fireEvent.change(await within(now).findByRole('textbox', { name }), { target: { value: 'She sings.' } });
  }
  choose(photograph, await aJpeg('#2040a0'));
  await waitFor(() => expect(within(now).getByRole('textbox', { name: 'Description' })).toHaveDisplayValue(''));
  expect(within(now).getByRole('textbox', { name: 'Description in Kiswahili' })).toHaveDisplayValue('');
});

it('a passage is checked as its reference is typed, and its words are filled in', async () => {
  await openField('about', 'mission.verse');
  const box = screen.getByRole('textbox', { name: 'Scripture of the mission' });
  retype(box, 'Yohana 11:35');
  expect(await screen.findByText('“Jesus wept.” (John 11:35)')).toHaveAttribute('role', 'status');
  retype(box, 'John 99:1');
  await waitFor(() => expect(box).toBeInvalid());
  expect(box).toHaveAccessibleDescription(/John/);
  expect(screen.queryByText(/Jesus wept/)).toBeNull();
});

it('a passage of a list is checked each for itself', async () => {
  await openField('home', 'slides.slides');
  const second = within(screen.getByRole('group', { name: 'Slides: 2' }));
  retype(second.getByRole('textbox', { name: 'Scripture' }), 'John 11:35');
  expect(await second.findByText('“Jesus wept.” (John 11:35)')).toBeInTheDocument();
});
