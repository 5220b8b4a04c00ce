import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { needsScript, VisuallyHidden } from '../layout/looks.ts';

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
        sx={{ minWidth: 122, borderColor: 'currentColor', ...needsScript }}
      >
        {copied ? done : label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? [done, what].filter(Boolean).join(': ') : ''}</VisuallyHidden>
    </>
  );
}

/** How long a button says that it has copied. */
const COPIED_TIMEOUT_MS = 2000;

/** Copies a text; `copied` is true for two seconds after. */
export function useCopy(text: string): { copied: boolean; copy: () => Promise<void> } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return { copied, copy: async () => setCopied(await copyText(text)) };
}

/** Copies a text to the clipboard, or by a selection on plain http. Returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  // A dialog takes the focus back from what stands outside it, and then nothing is selected.
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  (dialog ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
