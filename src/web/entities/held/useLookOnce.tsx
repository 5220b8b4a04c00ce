import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Finding, newFindings, reasonWords } from '#shared/publication/findings.ts';
import { NOTHING_KNOWN } from '#shared/publication/known.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';

/**
 * Shows an owner once, before it is on the site, the numbers and links of a text that somebody could give to. Asks no
 * editor, whose texts the server lets wait.
 *
 * @param onYes saves what the owner has looked at
 * @param waits whether an editor's change waits of it, which the form contains
 */
export function useLookOnce(onYes: () => void, waits = false) {
  const signedIn = useSelector(selectSignedIn);
  const skip = !OWN_BACKEND || !signedIn;
  const { data: account } = staffFrameApi.useReadAccountQuery(undefined, { skip });
  const { data } = staffFrameApi.useListHeldQuery(undefined, { skip });
  const [found, setFound] = useState<readonly Finding[]>([]);
  const looked = useRef<readonly string[]>([]);
  const yes = () => {
    looked.current = [...looked.current, ...found.map(({ text }) => text)];
    onYes();
  };
  return {
    /**
     * Whether the owner has to look first: then `question` shows at what.
     *
     * @param before the texts that are there already
     */
    asks(texts: readonly string[], before: readonly string[]): boolean {
      const all = account?.role === 'owner' ? newFindings(texts, before, data?.known ?? NOTHING_KNOWN) : [];
      const left = all.filter(({ text }) => !looked.current.includes(text));
      setFound(left);
      return left.length > 0;
    },
    question: found.length > 0 ? <Question found={found} waits={waits} onYes={yes} /> : null,
    /** Call it when something else is typed. */
    startAgain: () => setFound((now) => (now.length > 0 ? [] : now)), // nothing is drawn anew at most keys
  };
}

function Question({ found, waits, onYes }: { found: readonly Finding[]; waits: boolean; onYes: () => void }) {
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something is found
  useEffect(() => {
    alert.current?.scrollIntoView?.({ block: 'nearest' });
    alert.current?.focus({ preventScroll: true });
  }, [found]);
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="warning"
      variant="standard"
      role="group"
      aria-label="Look at this once"
      sx={{ scrollMarginBottom: '9rem' }} // its button is above the form's own, two rows that stay in view
    >
      <strong>Look at this once.</strong> People can give to a number, or follow a link, that stands on the site. Is
      this right?
      {waits
        ? ' It may belong to a change that waits for a yes. If it is not right, answer No to that change first.'
        : null}
      <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {found.map((finding) => (
          <li key={`${finding.kind} ${finding.text}`}>{reasonWords([finding])}</li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" onClick={onYes}>
        Yes, it is right
      </Button>
    </Alert>
  );
}
