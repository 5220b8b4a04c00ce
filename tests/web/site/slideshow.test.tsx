import { act, fireEvent, screen, within } from '@testing-library/react';
import { gallery } from '#content/en/gallery.ts';
import { home } from '#content/en/home.ts';
import { quiet, renderApp } from '#tests/support/web/site.tsx';
import { holdStill } from '#web/ui/hooks/useFieldMark.ts';

const shows = [
  ['/', home.slides.label, 7],
  ['/media/gallery', gallery.label, 10],
] as const;

const carousel = (label: string) => within(screen.getByRole('region', { name: label }));

/** The place of the slide that stands, counted from 1. */
const standing = (label: string) =>
  carousel(label)
    .getAllByRole('button', { name: /^Slide \d+ of/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** The slides whose pictures may load, counted from 1. */
const loading = (label: string) =>
  carousel(label)
    .getAllByRole('group', { hidden: true })
    .flatMap((slide, at) => ('near' in slide.dataset ? [at + 1] : []));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

it.each(shows)(
  'the slideshow of %s goes on every 3000 ms over its slides and begins again',
  async (path, label, count) => {
    await renderApp(path, { fetch: quiet });
    expect(standing(label)).toBe(1);
    pass(2999);
    expect(standing(label)).toBe(1);
    pass(1);
    expect(standing(label)).toBe(2);
    for (let turn = 2; turn < count; turn++) pass(3000);
    expect(standing(label)).toBe(count);
    pass(3000);
    expect(standing(label)).toBe(1);
  },
);

const [path, label, count] = shows[1];

it('a slideshow loads the pictures of the slide that stands, of the next one and of the one before, and speaks of a change only when it does not change by itself', async () => {
  await renderApp(path, { fetch: quiet });
  expect(loading(label)).toEqual([1, 2, count]);
  pass(3000);
  expect(loading(label)).toEqual([1, 2, 3]);
  pass(3000);
  expect(loading(label)).toEqual([2, 3, 4]);
  const live = () =>
    screen.getByRole('region', { name: label }).querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  fireEvent.click(carousel(label).getByRole('button', { name: 'Pause the slideshow' }));
  expect(live()).toBe('polite');
});

it('a slideshow waits under the pointer, under the keyboard’s focus, while the tab is hidden and while the page is held still', async () => {
  await renderApp(path, { fetch: quiet });
  const region = screen.getByRole('region', { name: label });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  pass(9000);
  expect(standing(label)).toBe(1);
  fireEvent.pointerLeave(region);
  pass(3000);
  expect(standing(label)).toBe(2);

  const next = carousel(label).getByRole('button', { name: 'Next slide' });
  act(() => next.focus());
  pass(9000);
  expect(standing(label)).toBe(2);
  act(() => next.blur());

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  pass(9000);
  expect(standing(label)).toBe(2);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect(standing(label)).toBe(3);

  let goOn = () => {};
  act(() => {
    goOn = holdStill();
  });
  pass(9000);
  expect(standing(label)).toBe(3);
  act(goOn);
  pass(3000);
  expect(standing(label)).toBe(4);
});

it.each(['mouse', 'touch'])('a slideshow goes on after a press of an arrow or a dot by %s', async (pointerType) => {
  await renderApp(path, { fetch: quiet });
  const region = screen.getByRole('region', { name: label });
  const press = (button: HTMLElement) => {
    fireEvent.pointerEnter(region, { pointerType });
    fireEvent.pointerDown(button, { pointerType });
    act(() => button.focus());
    fireEvent.pointerUp(button, { pointerType });
    fireEvent.click(button);
    fireEvent.pointerLeave(region, { pointerType });
  };
  press(carousel(label).getByRole('button', { name: 'Next slide' }));
  expect(standing(label)).toBe(2);
  pass(3000);
  expect(standing(label)).toBe(3);
  press(carousel(label).getByRole('button', { name: /^Slide 5 of/ }));
  pass(3000);
  expect(standing(label)).toBe(6);
  press(carousel(label).getByRole('button', { name: 'Pause the slideshow' }));
  pass(9000);
  expect(standing(label)).toBe(6);
  press(carousel(label).getByRole('button', { name: 'Play the slideshow' }));
  pass(3000);
  expect(standing(label)).toBe(7);
});

it('a slideshow follows arrows, dots, keys, and a finger or a mouse drawn aside over it, wrapping at both ends', async () => {
  await renderApp(path, { fetch: quiet });
  const region = screen.getByRole('region', { name: label });
  fireEvent.click(carousel(label).getByRole('button', { name: 'Previous slide' }));
  expect(standing(label)).toBe(count);
  fireEvent.click(carousel(label).getByRole('button', { name: 'Next slide' }));
  expect(standing(label)).toBe(1);
  fireEvent.click(carousel(label).getByRole('button', { name: /^Slide 4 of/ }));
  expect(standing(label)).toBe(4);
  fireEvent.keyDown(region, { key: 'ArrowRight' });
  expect(standing(label)).toBe(5);
  fireEvent.keyDown(region, { key: 'ArrowLeft' });
  expect(standing(label)).toBe(4);
  fireEvent.click(carousel(label).getByRole('button', { name: /^Slide 1 of/ }));
  const draw = (by: number, pointerType: string) => {
    fireEvent.pointerDown(region, { pointerType, clientX: 200 });
    fireEvent.pointerUp(region, { pointerType, clientX: 200 + by });
  };
  draw(-90, 'touch');
  expect(standing(label)).toBe(2);
  draw(90, 'touch');
  draw(90, 'mouse');
  expect(standing(label)).toBe(count);
  draw(-20, 'mouse');
  expect(standing(label)).toBe(count);
});

it('a slideshow stays while its text is selected, at other buttons of a mouse, and under a press that began elsewhere', async () => {
  await renderApp(path, { fetch: quiet });
  const region = screen.getByRole('region', { name: label });
  const mouse = { pointerType: 'mouse', clientX: 200 };
  fireEvent.pointerDown(region, mouse);
  getSelection()?.selectAllChildren(within(region).getByText(gallery.lead));
  fireEvent.pointerUp(region, { ...mouse, clientX: 90 });
  getSelection()?.removeAllRanges();
  expect(standing(label)).toBe(1);

  fireEvent.pointerDown(region, { ...mouse, button: 2 });
  fireEvent.pointerUp(region, { ...mouse, button: 2, clientX: 90 });
  expect(standing(label)).toBe(1);

  fireEvent.pointerDown(region, mouse);
  fireEvent.pointerLeave(region, mouse);
  fireEvent.pointerUp(region, { ...mouse, clientX: 90 });
  expect(standing(label)).toBe(1);
});

it('a slideshow does not start by itself for a person who has asked for less motion, but does when told to', async () => {
  const calm = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...calm(query), matches: /reduced-motion: reduce/.test(query) }));
  await renderApp(path, { fetch: quiet });
  pass(9000);
  expect(standing(label)).toBe(1);
  fireEvent.click(carousel(label).getByRole('button', { name: 'Play the slideshow' }));
  pass(3000);
  expect(standing(label)).toBe(2);
});
