/**
 * Copies at a tap that comes before the app has started, within the tap itself: some browsers let nobody write to the
 * clipboard later. The app repeats the tap, and says that it was copied.
 */
export function copyEarly(): void {
  const copy = ({ target }: Event) => {
    const text = (target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy;
    if (text) navigator.clipboard?.writeText(text).catch(() => undefined);
  };
  addEventListener('click', copy, true);
  addEventListener('awake', () => removeEventListener('click', copy, true), { once: true });
}
