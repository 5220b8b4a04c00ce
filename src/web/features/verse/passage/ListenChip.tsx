import StopCircle from '@mui/icons-material/StopCircleOutlined';
import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import { useId } from 'react';
import { dailyVerse } from '#content/dailyVerse.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { Chip } from './Chip.tsx';
import { useReadAloud } from './readAloud.ts';

const { listen, stop } = dailyVerse.actions;

interface ListenChipProps {
  /** One text a verse. */
  texts: readonly string[];
  language: string;
  /** What is read, for screen readers. */
  what: string;
}

/** Reads aloud by the browser's own voice; not there where the browser has none for the language. */
export function ListenChip({ texts, language, what }: ListenChipProps) {
  const { supported, active, toggle } = useReadAloud(useId(), texts, language);
  if (!supported) return null;
  return (
    <Chip type="button" onClick={toggle}>
      {active ? <StopCircle aria-hidden /> : <VolumeUp aria-hidden />}
      {active ? stop : listen} <VisuallyHidden>{what}</VisuallyHidden>
    </Chip>
  );
}
