import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
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
        onClick={async () => setCopied(await copy(text))}
        sx={{ minWidth: 122, borderColor: 'currentColor' }}
      >
        {copied ? done : label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? `${done}: ${what}` : ''}</VisuallyHidden>
    </>
  );
}

/** Copies by the clipboard, or, where a page without https has none, by a selection. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
