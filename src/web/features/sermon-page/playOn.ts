import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';

/** The player that runs beside other pages. It stands outside the app's root, at the foot of the window. */
let running: HTMLAudioElement | undefined;

/** Takes a player that runs along when its page is left. It goes once it is paused. @param title what is heard */
export function playOn(player: HTMLAudioElement, title: string): void {
  running?.pause();
  running = player;
  player.ariaLabel = title;
  player.style.cssText = `position:sticky;bottom:${BAR_HEIGHT};z-index:1250;display:block;width:100%`;
  player.addEventListener('pause', () => player.remove(), { once: true });
  document.getElementById('root')?.after(player);
}

/** Takes the recording back when its page is opened again. Another one stops once this one is played. */
export function comeBack(player: HTMLAudioElement): void {
  const other = running;
  if (!other?.isConnected) return;
  player.addEventListener('play', () => other.pause(), { once: true });
  if (other.src === player.src) player.play().catch(() => other.pause()); // the browser may ask for a press
}
