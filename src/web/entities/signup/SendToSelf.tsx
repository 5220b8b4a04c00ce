import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Typography } from '@mui/material';
import { pageUrl } from '#content/pageUrl.ts';
import { type ChurchEvent, waitsForDay } from '#shared/events/churchEvent.ts';
import { ownPagePath } from '#web/api/kept/keptSignups.ts';
import { eventText } from '#web/entities/event/eventText.tsx';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { whatsAppHref } from '#web/ui/text/sharing.ts';
import { dates } from '#words/dates.ts';
import { ownSignup } from '#words/ownSignup.ts';

const words = ownSignup.own;

interface SendToSelfProps {
  event: ChurchEvent;
  secretKey: string;
  /** How the sign-up stands, in words. */
  state: string;
}

/** Sends the link of one's own sign-up to oneself by WhatsApp, or copies it. */
export function SendToSelf({ event, secretKey, state }: SendToSelfProps) {
  const address = pageUrl(useOrigin(), ownPagePath(secretKey));
  const when = waitsForDay(event) ? '' : dates.spanLine(event);
  const message = words.message(eventText(event, 'title').text, when, state);
  return (
    <Box className="no-print">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<WhatsAppIcon />}
          href={whatsAppHref(`${message}\n${address}`)}
          target="_blank"
        >
          {words.toWhatsApp} <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </Button>
        <CopyButton text={address} label={words.copy} done={words.copied} what={words.what} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {words.whatsAppHint} {words.secret}
      </Typography>
    </Box>
  );
}
