/**
 * Copies on a tap before the app has started. It has to happen during the tap: some browsers allow no access to the
 * clipboard later. The app repeats the tap and says that it has copied.
 */
export function copyEarly(): void {
  const copy = ({ target }: Event) => {
    const text = (target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy;
    if (text) navigator.clipboard?.writeText(text).catch(() => undefined);
  };
  addEventListener('click', copy, true);
  addEventListener('awake', () => removeEventListener('click', copy, true), { once: true });
}
