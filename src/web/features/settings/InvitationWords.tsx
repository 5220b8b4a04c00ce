import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { href } from '#content/pages.ts';
import type { Invitation } from '#shared/auth/accounts.ts';
import { readableMoment } from '#shared/time.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { WordsToShare } from '#web/ui/text/WordsToShare.tsx';

interface InvitationWordsProps {
  username: string;
  invitation: Invitation;
  onClose: () => void;
}

/** The link to choose a password, in a message to send. It is shown only once. */
export function InvitationWords({ username, invitation: { token, until }, onClose }: InvitationWordsProps) {
  const church = useChurchName();
  const [text, setText] = useState(
    () =>
      `Hello ${username}, with this link you choose your password for the staff area of ${church}: ` +
      // After the `#`, so that the token is in no server log and no link preview.
      `${location.origin}${href('invitation')}#${token}\n` +
      `It works once, until ${readableMoment(until)}.`,
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Send this link to <strong>{username}</strong> alone: whoever has it can choose the password. It is not shown
        again.
      </Typography>
      <WordsToShare label="Words to send" what="the link" text={text} onText={setText} />
      <Button variant="contained" color="secondary" onClick={onClose} sx={{ justifySelf: 'end' }}>
        Done
      </Button>
    </Box>
  );
}
