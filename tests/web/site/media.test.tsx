import { ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { church } from '#content/en/church.ts';
import { home } from '#content/en/home.ts';
import { hrefOf } from '#tests/support/web/acts.ts';
import { quiet, renderApp } from '#tests/support/web/site.tsx';
import { stubNavigator } from '#tests/support/web/stubNavigator.ts';
import { theme } from '#web/theme/theme.ts';
import { FilmBackground } from '#web/ui/media/FilmBackground.tsx';
import { MapFrame } from '#web/ui/media/MapFrame.tsx';

const film = () => document.querySelector('video');

/** The file that the film is loaded from; null while none is. */
const filmFile = () => film()?.getAttribute('src') ?? null;

/** The film alone, without its page. */
const showFilm = () =>
  render(
    <ThemeProvider theme={theme}>
      <FilmBackground poster={null} film={home.hero.film} sx={{}} />
    </ThemeProvider>,
  );

it.each([
  ['probably', '/film/hero.webm'],
  ['', '/film/hero.mp4'],
] as const)('the film of the home page comes in a form that the browser plays (%j)', (plays, file) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(plays);
  showFilm();
  expect(filmFile()).toBe(file);
});

it('the film of the home page runs without sound, again and again, over a poster that stays described and is left where it cannot be played, and can be stopped', async () => {
  await renderApp('/', { fetch: quiet });
  const video = film();
  if (!video) throw new Error('There is no film.');
  expect(filmFile()).toMatch(/^\/film\/hero\./);
  expect([video.muted, video.loop, video.autoplay]).toEqual([true, true, true]);
  expect(screen.getAllByAltText(/dove/)[0]).toBeVisible();
  const pause = vi.spyOn(video, 'pause').mockImplementation(() => fireEvent.pause(video) as never);
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  fireEvent.playing(video);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
  fireEvent.error(video);
  expect(film()).toBeNull();
});

it('the film of the home page is not loaded by a person who saves data, is on a slow network, or has asked for less motion', () => {
  const slow = ['2g', 'slow-2g', '3g'].map((effectiveType) => ({ effectiveType }));
  for (const connection of [{ saveData: true, effectiveType: '4g' }, ...slow]) {
    stubNavigator({ connection });
    showFilm();
    expect(filmFile(), JSON.stringify(connection)).toBeNull();
    expect(screen.queryByRole('button', { name: /the film/ })).toBeNull();
    cleanup();
  }
  stubNavigator({ connection: { effectiveType: '4g' } });
  const calm = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...calm(query), matches: /reduced-motion: reduce/.test(query) }));
  showFilm();
  expect(filmFile()).toBeNull();
});

it('the map says where it cannot be loaded, beside the address and the directions, comes once its server has answered, and keeps the focus', async () => {
  const sign = { onload: () => undefined, onerror: () => undefined, src: '' };
  vi.stubGlobal('Image', function image() {
    return sign;
  });
  const { user } = await renderApp('/', { fetch: quiet });
  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.queryByTitle(home.visit.mapTitle)).toBeNull();
  act(() => sign.onerror());
  expect(screen.queryByTitle(home.visit.mapTitle)).toBeNull();
  const button = screen.getByRole('button', { name: 'Show the map' });
  expect(button).toHaveFocus();
  expect(button.parentElement).toHaveTextContent(home.visit.mapUnreachable);
  expect(button.parentElement).toHaveTextContent(church.address.street.value);
  expect(hrefOf('Directions')).toContain(`destination=${church.map.latitude},${church.map.longitude}`);
  await user.click(button);
  act(() => sign.onload());
  expect(screen.getByTitle(home.visit.mapTitle)).toHaveFocus();
  expect(screen.getByTitle(home.visit.mapTitle)).toHaveAttribute('src', expect.stringContaining('openstreetmap.org'));
});

it('the map takes the focus once, and scrolls nothing', async () => {
  const sign = { onload: () => undefined };
  vi.stubGlobal('Image', function image() {
    return sign;
  });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const map = (address: string) => (
    <ThemeProvider theme={theme}>
      <MapFrame latitude={-1} longitude={37} title="Map" show="Show the map" unreachable="" picture="acacia">
        {address}
      </MapFrame>
    </ThemeProvider>
  );
  const { rerender } = render(map('Ruiru'));
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  act(() => sign.onload());
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  rerender(map('Ruiru, Kenya'));
  expect(focus).toHaveBeenCalledTimes(1);
});
