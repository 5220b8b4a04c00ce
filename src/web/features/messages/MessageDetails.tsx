import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { InboxMessage } from '#shared/inbox.ts';
import { readableMoment } from '#shared/time.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { mailHref, whatsappHref } from './replies.ts';

interface MessageDetailsProps {
  id: string;
  message: InboxMessage;
  onUnread: (message: InboxMessage) => void;
  onDelete: (message: InboxMessage) => void;
}

/** All of a message, and what can be done about it. */
export function MessageDetails({ id, message, onUnread, onDelete }: MessageDetailsProps) {
  const { name, email, phone_number: phone } = message;
  const chat = whatsappHref(message);
  return (
    <Box id={id} sx={{ pl: { xs: 2, sm: 5.5 }, pr: { xs: 2, sm: 2.5 }, pb: 2.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link href={mailHref(message)}>{email}</Link>
        {phone ? (
          <>
            {' · '}
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
          </>
        ) : null}
        <br />
        {readableMoment(message.at)}
      </Typography>
      <Typography sx={{ my: 2, maxWidth: '42em', whiteSpace: 'pre-wrap' }}>{message.message}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="secondary" startIcon={<MailIcon />} href={mailHref(message)}>
          Reply by mail
        </Button>
        {chat ? (
          <Button variant="outlined" startIcon={<WhatsAppIcon />} href={chat} target="_blank" rel="noreferrer">
            Reply on WhatsApp
          </Button>
        ) : null}
        <Button startIcon={<UnreadIcon />} onClick={() => onUnread(message)}>
          Mark as unread
        </Button>
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => onDelete(message)}>
          Delete <VisuallyHidden>the message of {name}</VisuallyHidden>
        </Button>
      </Box>
    </Box>
  );
}
