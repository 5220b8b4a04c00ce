import StopCircle from '@mui/icons-material/StopCircleOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import { Chip } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dailyVerse } from '#words/dailyVerse.ts';
import { actionChip } from './passage.ts';

const { listen, stop } = dailyVerse.actions;

/** The browser's speech synthesis: it reads one text at a time for the whole page. */
const speech = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

const voiceFor = (language: string): SpeechSynthesisVoice | undefined =>
  speech()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language));

/** Any browser with speech synthesis reads English; another language needs a voice. */
const canRead = (language: string): boolean =>
  speech() !== undefined && (language === 'en' || voiceFor(language) !== undefined);

/** Voices are loaded after the page. */
function onVoices(listener: () => void) {
  speech()?.addEventListener?.('voiceschanged', listener);
  return () => speech()?.removeEventListener?.('voiceschanged', listener);
}

/**
 * Each verse is an utterance of its own: some browsers stop in the middle of a long one.
 *
 * @param onEnd called after the last verse, and where another reading takes the place of this one
 */
function read(texts: readonly string[], language: string, onEnd: () => void) {
  const voice = voiceFor(language);
  speech()?.cancel();
  for (const [at, text] of texts.entries()) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? (language === 'en' ? 'en-GB' : language);
    if (voice) utterance.voice = voice;
    if (at === texts.length - 1) utterance.onend = onEnd;
    utterance.onerror = onEnd;
    speech()?.speak(utterance);
  }
}

interface ListenChipProps {
  /** One text a verse. */
  texts: readonly string[];
  language: string;
  /** The name of the text, for screen readers. */
  what: string;
}

/** Reads aloud with the browser's speech synthesis; renders nothing if that has no voice for the language. */
export function ListenChip({ texts, language, what }: ListenChipProps) {
  const [active, setActive] = useState(false);
  const supported = useSyncExternalStore(
    onVoices,
    () => canRead(language),
    () => false,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what was on screen when the reading began
  useEffect(() => {
    if (!active) return;
    let ended = false;
    read(texts, language, () => {
      ended = true;
      setActive(false);
    });
    // A reading that has ended must not stop another one.
    return () => {
      if (!ended) speech()?.cancel();
    };
  }, [active]);
  if (!supported) return null;
  return (
    <Chip
      {...actionChip(active ? stop : listen, what)}
      icon={active ? <StopCircle /> : <VolumeUp />}
      onClick={() => setActive(!active)}
    />
  );
}
