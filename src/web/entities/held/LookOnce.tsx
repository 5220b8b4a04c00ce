import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Finding } from '#shared/publication/findings.ts';
import { findingWords } from '#shared/publication/findings.ts';

interface LookOnceProps {
  found: readonly Finding[];
  /** Saves what the owner has looked at. */
  onYes: () => void;
}

/** Shows an owner once, before it is on the site, the numbers and links of a text that somebody could give to. */
export function LookOnce({ found, onYes }: LookOnceProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found.length === 0) return;
    alert.current?.scrollIntoView?.({ block: 'nearest' });
    alert.current?.focus({ preventScroll: true });
  }, [found]);
  if (found.length === 0) return null;
  return (
    <Alert ref={alert} tabIndex={-1} severity="warning" variant="standard" role="group" aria-label="Look at this once">
      <strong>Look at this once.</strong> People can give to a number, or follow a link, that stands on the site. Is
      this right?
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {found.map((finding) => (
          <li key={`${finding.kind} ${finding.text}`}>{findingWords(finding)}</li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" onClick={onYes}>
        Yes, it is right
      </Button>
    </Alert>
  );
}
