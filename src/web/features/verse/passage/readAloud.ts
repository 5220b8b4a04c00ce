import { useEffect, useSyncExternalStore } from 'react';

/** The browser's speech synthesis, one reading at a time for the whole page. */

/** The key of the current reading; null if there is none. */
let reading: string | null = null;
const listeners = new Set<() => void>();

function tell(now: string | null) {
  reading = now;
  for (const listener of listeners) listener();
}

const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Any browser with speech synthesis reads English; another language needs a voice. */
const canRead = (language: string): boolean =>
  speech() !== undefined && (language === 'en' || voiceFor(language) !== undefined);

function subscribe(listener: () => void) {
  listeners.add(listener);
  speech()?.addEventListener?.('voiceschanged', listener);
  return () => {
    listeners.delete(listener);
    speech()?.removeEventListener?.('voiceschanged', listener);
  };
}

function stop() {
  speech()?.cancel();
  tell(null);
}

/** Each verse is an utterance of its own: some browsers stop in the middle of a long one. */
function start(key: string, texts: readonly string[], language: string) {
  const voice = voiceFor(language);
  stop();
  tell(key);
  const ended = () => {
    if (reading === key) tell(null);
  };
  for (const [at, text] of texts.entries()) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? (language === 'en' ? 'en-GB' : language);
    if (voice) utterance.voice = voice;
    if (at === texts.length - 1) utterance.onend = ended;
    utterance.onerror = ended;
    speech()?.speak(utterance);
  }
}

/**
 * Reads texts aloud in a language (`en`, `sw`), or stops.
 *
 * @param key tells this reading from every other on the page
 */
export function useReadAloud(key: string, texts: readonly string[], language: string) {
  const supported = useSyncExternalStore(
    subscribe,
    () => canRead(language),
    () => false,
  );
  const active = useSyncExternalStore(
    subscribe,
    () => reading === key,
    () => false,
  );
  useEffect(
    () => () => {
      if (reading === key) stop();
    },
    [key],
  );
  return { supported, active, toggle: () => (active ? stop() : start(key, texts, language)) };
}
