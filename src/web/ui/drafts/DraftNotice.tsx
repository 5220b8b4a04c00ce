import { Alert, Button } from '@mui/material';
import { LARGE_TEXT } from '../layout/largeText.ts';
import type { Draft } from './useDraft.ts';

const words = {
  restored: 'What you had typed before is back.',
  elsewhere: 'Something else was typed into this form in another tab. What is typed last is kept.',
  refused: 'This browser keeps nothing of what you type. Save it before you leave.',
};

/** Says at the top of a form of staff's what there is to know of its draft. */
export function DraftNotice({ draft: { restored, elsewhere, refused, startAfresh } }: { draft: Draft }) {
  const what = elsewhere ? 'elsewhere' : restored ? 'restored' : refused ? 'refused' : null;
  return what ? (
    <Alert
      severity={what === 'restored' ? 'info' : 'warning'}
      variant="standard"
      sx={{ [LARGE_TEXT]: { flexWrap: 'wrap' } }}
      action={
        what === 'restored' ? (
          <Button
            color="inherit"
            size="small"
            onClick={({ currentTarget }) => {
              // The button that has the focus is removed.
              currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
              startAfresh();
            }}
          >
            Start afresh
          </Button>
        ) : null
      }
    >
      {words[what]}
    </Alert>
  ) : null;
}
