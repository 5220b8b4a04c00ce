import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeAddress } from './useEventAddress.ts';

/** How long after the last keystroke the address is changed. */
const TYPING_DELAY_MS = 250;

/** The key for changes of the address by the page itself. */
const OWN = 'own';

/**
 * The text of the search field. The field is uncontrolled, so that no letter is lost that is typed before hydration or
 * before the address has changed. The address changes after a pause, or at once when the field loses focus.
 *
 * @param elsewhere changes when a link, a reload or a step back changed the address; undefined if the page itself did
 */
export function useSearchText(text: string, change: ChangeAddress, elsewhere: string | undefined) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const cameBy = useRef<string>(undefined);
  const now = () => field.current?.value.trim() ?? text;
  const send = () => {
    setTyped(undefined);
    if (now() !== text) change({ q: now() });
  };
  const afterPause = useEffectEvent(send);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(afterPause, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent(() => {
    const input = field.current;
    const first = cameBy.current === undefined || cameBy.current === elsewhere;
    cameBy.current = elsewhere ?? OWN;
    if (!input || elsewhere === undefined || input.value === text) return;
    // Typed before hydration: searched like any other text.
    if (first && input.value !== '') setTyped(input.value);
    else input.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    follow();
  }, [elsewhere, text]);

  return {
    now,
    clear: () => {
      if (field.current) field.current.value = '';
      setTyped(undefined);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    field: { inputRef: field, onChange: () => setTyped(now()), onBlur: send },
  };
}
