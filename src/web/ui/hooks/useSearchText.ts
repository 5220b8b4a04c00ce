import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long after the last keystroke a search begins, in milliseconds. */
const TYPING_DELAY_MS = 200;

/**
 * The text of a search field, which the address keeps. What is typed is sought after a pause. The field is uncontrolled,
 * so that no letter is lost that is typed before hydration or before the address has changed: while somebody types in it,
 * only a step through the history changes its text.
 *
 * @param text what the address has
 * @param onSeek gets the typed text where it is another one
 */
export function useSearchText(text: string, onSeek: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const now = () => field.current?.value.trim() ?? text;
  const seek = () => {
    setTyped(undefined);
    if (now() !== text) onSeek(now());
  };
  const afterPause = useEffectEvent(seek);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(afterPause, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const { key } = useLocation();
  const stepped = useNavigationType() === 'POP';
  const cameBy = useRef<string | null>(key);
  const follow = useEffectEvent((input: HTMLInputElement) => {
    if (key !== cameBy.current) cameBy.current = null;
    const wasTypedBefore = cameBy.current !== null && input.value !== ''; // before hydration
    const isTyped = cameBy.current === null && !stepped && (typed !== undefined || input === document.activeElement);
    if (!wasTypedBefore && !isTyped) input.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (field.current) follow(field.current);
  }, [text, key]);

  return {
    now,
    seek,
    clear: () => {
      if (field.current) field.current.value = '';
      setTyped(undefined);
    },
    /** For the input, besides its `defaultValue`. */
    field: { inputRef: field, onChange: () => setTyped(now()) },
  };
}
