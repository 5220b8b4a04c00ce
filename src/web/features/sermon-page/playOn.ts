import { BAR_HEIGHT, BAR_STYLE } from '#web/offline/keptBar.ts';
import { sermonLibrary } from '#words/sermonLibrary.ts';

/** The bar's id. It is outside the app's root, so that pages come and go beside it. */
const BAR_ID = 'playing-on';

const barNow = () => document.getElementById(BAR_ID);

const close = () => {
  barNow()?.querySelector('audio')?.pause();
  barNow()?.remove();
};

/** Moves a player that runs from its page, which is left, to a bar at the foot of the window. It does not stop for that. */
export function playOn(
  player: HTMLAudioElement,
  { title, lang, path }: Record<'title' | 'lang' | 'path', string>,
): void {
  close();
  const bar = document.createElement('div');
  bar.id = BAR_ID;
  bar.role = 'region';
  bar.ariaLabel = sermonLibrary.listen;
  bar.style.cssText = `${BAR_STYLE};bottom:${BAR_HEIGHT}`;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  link.lang = lang;
  link.style.cssText = 'color:inherit;min-height:44px;display:flex;align-items:center';
  const button = document.createElement('button');
  button.textContent = sermonLibrary.player.close;
  button.style.cssText =
    'font:inherit;color:inherit;min-height:44px;padding:0 16px;background:none;border:1px solid;cursor:pointer;border-radius:999px';
  button.addEventListener('click', close);
  player.style.cssText = 'width:min(100%,420px)';
  bar.append(link, player, button);
  document.getElementById('root')?.after(bar);
}

/** Takes the recording back from the bar when its page is opened again. Another one's bar goes once this one is played. */
export function comeBack(player: HTMLAudioElement): void {
  player.addEventListener('play', close, { once: true });
  const other = barNow()?.querySelector('audio');
  if (other?.src !== player.src) return;
  const wasPlaying = !other.paused;
  close();
  if (wasPlaying) player.play().catch(() => undefined); // the browser may ask for a press
}
