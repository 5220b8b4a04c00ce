import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChangeAddress } from './useEventAddress.ts';

/** How long the person must have stopped typing before the address follows, in milliseconds. */
const PAUSE = 250;

/** Stands for the addresses that the page itself led to. */
const OWN = 'own';

/**
 * What is typed into the search field. React leaves the field alone, so that no letter is lost, be it typed before the
 * page woke or while the address still follows; the address changes after a pause, or at once when the field is left.
 *
 * @param elsewhere another one when a link, a reload or a step back led to a text; undefined where the page itself did
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
    const timer = setTimeout(afterPause, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent(() => {
    const input = field.current;
    const first = cameBy.current === undefined || cameBy.current === elsewhere;
    cameBy.current = elsewhere ?? OWN;
    if (!input || elsewhere === undefined || input.value === text) return;
    // Typed before the page woke: it is looked for like anything typed.
    if (first && input.value !== '') setTyped(input.value);
    else input.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed when the address changes
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
