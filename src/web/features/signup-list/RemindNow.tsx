import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { remindersApi } from '#web/api/endpoints/reminders.ts';
import { staffApiError } from '#web/api/errors.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

interface RemindNowProps {
  event: ChurchEvent;
  /** Whether somebody left a number, who can be written to besides. */
  reachable: boolean;
  onMessage: () => void;
}

/**
 * Reminds everybody of an event: a notification to those who asked for one, then ready words for WhatsApp to those who
 * left a number. The site does not know which of them are the same people.
 */
export function RemindNow({ event, reachable, onMessage }: RemindNowProps) {
  const [send] = remindersApi.useSendRemindersMutation();
  const [asking, setAsking] = useState(false);

  async function remind() {
    const { data, error } = await send({ id: event.id });
    setAsking(false);
    if (error) return showToast(staffApiError(error), 'error');
    showToast(sentWords(data.sent), data.sent > 0 ? 'success' : 'info');
    if (reachable) onMessage();
  }

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<BellIcon />} onClick={() => setAsking(true)}>
        Send a reminder now
      </Button>
      <ConfirmDialog
        open={asking}
        title="Send a reminder now?"
        yes="Send"
        no="Close"
        color="secondary"
        onClose={() => setAsking(false)}
        onYes={remind}
      >
        Everybody who asked for a reminder of {event.title} gets a notification.
        {reachable ? ' Then ready words for WhatsApp open, for those who left a number.' : null}
      </ConfirmDialog>
    </>
  );
}

const sentWords = (sent: number): string => {
  if (sent === 0) return 'Nobody has asked for a reminder.';
  return sent === 1 ? '1 device got a reminder.' : `${sent} devices got a reminder.`;
};
