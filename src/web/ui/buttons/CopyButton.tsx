import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useCopy } from '../hooks/useCopy.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface CopyButtonProps {
  text: string;
  /** On the button: `Copy`. */
  label: string;
  /** On the button for two seconds afterwards, and read out: `Copied`. */
  done: string;
  /** What is copied, read out after the label: `paybill number`. */
  what?: string;
}

/** Copies a text to the clipboard and says so. Works before the app has started (index.html). */
export function CopyButton({ text, label, done, what = '' }: CopyButtonProps) {
  const { copied, copy } = useCopy(text);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        data-copy={text}
        startIcon={copied ? <Check /> : <ContentCopy />}
        onClick={() => void copy()}
        sx={{ minWidth: 122, borderColor: 'currentColor' }}
      >
        {copied ? done : label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? [done, what].filter(Boolean).join(': ') : ''}</VisuallyHidden>
    </>
  );
}
