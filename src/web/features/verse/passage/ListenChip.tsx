import StopCircle from '@mui/icons-material/StopCircleOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import { Chip } from '@mui/material';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton } from './chip.ts';
import { useReadAloud } from './readAloud.ts';

const { listen, stop, of } = dailyVerse.actions;

interface ListenChipProps {
  /** One text a verse. */
  texts: readonly string[];
  language: string;
  /** The name of the text, for screen readers. */
  what: string;
}

/** Reads aloud with the browser's speech synthesis; renders nothing if that has no voice for the language. */
export function ListenChip({ texts, language, what }: ListenChipProps) {
  const { supported, active, toggle } = useReadAloud(texts, language);
  if (!supported) return null;
  return (
    <Chip
      {...chipButton}
      icon={active ? <StopCircle /> : <VolumeUp />}
      label={active ? stop : listen}
      aria-label={of(active ? stop : listen, what)}
      onClick={toggle}
    />
  );
}
