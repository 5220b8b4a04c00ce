import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyButtonProps {
  text: string;
  /** On the button: `Copy`. */
  label: string;
  /** On the button for two seconds after, and read out: `Copied`. */
  done: string;
  /** What is copied, read out after the label: `paybill number`. */
  what: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, done, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={copied ? <Check /> : <ContentCopy />}
        onClick={async () => setCopied(await copyText(text))}
        sx={{ minWidth: 122, borderColor: 'currentColor' }}
      >
        {copied ? done : label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? `${done}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}
