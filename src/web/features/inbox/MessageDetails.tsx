import { yupResolver } from '@hookform/resolvers/yup';
import KeptIcon from '@mui/icons-material/Bookmark';
import KeepIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MailIcon from '@mui/icons-material/EmailOutlined';
import NotSpamIcon from '@mui/icons-material/InboxOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import AnsweredIcon from '@mui/icons-material/TaskAltOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Link, Paper, Typography } from '@mui/material';
import { useEffect, useId, useMemo, useRef } from 'react';
import { type InboxMessage, messageNoteSchema } from '#shared/inbox/inbox.ts';
import { phoneHref } from '#shared/phone.ts';
import { readableDate, readableMoment } from '#shared/time.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { SavedForm, useSavedForm } from '#web/entities/waiting/SavedForm.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { FormButtons } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { goesSoon } from './goesSoon.ts';
import { mailHref, whatsappHref } from './replies.ts';
import { useMessageChanges } from './useInbox.ts';

interface MessageDetailsProps {
  message: InboxMessage;
  onClose: () => void;
  /** Called when it has left this list. */
  onGone: () => void;
  onDelete: (message: InboxMessage) => void;
}

/** A whole message, with its actions. */
export function MessageDetails(props: MessageDetailsProps) {
  const { message, onClose, onGone, onDelete } = props;
  const { mark } = useMessageChanges();
  const { name, email, phone_number: phone, answered_by, answered_at, kept, spam } = message;
  const church = useChurchName();
  const chat = whatsappHref(message, church);
  const goes = goesSoon(message, useClock().date);
  const markUnread = async () => {
    onClose();
    tellOutcome(await mark([message], { read: false }), null);
  };
  const moveToInbox = async () => {
    if (tellOutcome(await mark([message], { spam: false }), 'Moved to the inbox')) onGone();
  };
  return (
    <Box
      id={`message-${message.id}`}
      sx={{ pl: { xs: 2, sm: 5.5 }, pr: { xs: 2, sm: 2.5 }, pb: 2.5, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Link href={mailHref(message, church)} sx={target}>
            {email}
          </Link>
          {phone ? (
            <Link href={phoneHref(phone)} sx={target}>
              {phone}
            </Link>
          ) : null}
        </Box>
        <div>{readableMoment(message.at)}</div>
        {goes ? (
          <div>A year has almost passed: this message will be deleted on {readableDate(goes)} unless you keep it.</div>
        ) : null}
      </Box>
      <Typography sx={{ my: 2, maxWidth: '42em', whiteSpace: 'pre-wrap' }}>{message.message}</Typography>
      {answered_by && answered_at ? (
        <Typography variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
          Answered by {answered_by}, {readableMoment(answered_at)}
        </Typography>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          color="secondary"
          startIcon={<MailIcon />}
          href={mailHref(message, church)}
        >
          Reply by mail
        </Button>
        {chat ? (
          <Button
            size="small"
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            href={chat}
            target="_blank"
            rel="noreferrer"
          >
            Reply on WhatsApp
          </Button>
        ) : null}
        {spam ? (
          <Button size="small" variant="outlined" startIcon={<NotSpamIcon />} onClick={() => void moveToInbox()}>
            Not spam
          </Button>
        ) : (
          <Button
            size="small"
            variant={answered_by ? 'outlined' : 'text'}
            aria-pressed={answered_by !== null}
            startIcon={<AnsweredIcon />}
            onClick={async () => tellOutcome(await mark([message], { answered: answered_by === null }), null)}
          >
            Answered
          </Button>
        )}
        <Button
          size="small"
          variant={kept ? 'outlined' : 'text'}
          aria-pressed={kept}
          startIcon={kept ? <KeptIcon /> : <KeepIcon />}
          onClick={async () => tellOutcome(await mark([message], { kept: !kept }), null)}
        >
          Keep <VisuallyHidden>beyond a year</VisuallyHidden>
        </Button>
        <Button size="small" startIcon={<UnreadIcon />} onClick={() => void markUnread()}>
          Mark as unread
        </Button>
        <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => onDelete(message)}>
          Delete <VisuallyHidden>the message of {name}</VisuallyHidden>
        </Button>
      </Box>
      <Box sx={{ mt: 2.5, maxWidth: '42em' }}>
        <MessageNote message={message} />
      </Box>
    </Box>
  );
}

/** An opened message beside the list, on a desk. It takes the focus, so that the keyboard is where the eyes are. */
export function MessageBeside(props: MessageDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ position: 'sticky', top: 88, maxHeight: 'calc(100vh - 112px)', overflowY: 'auto' }}
    >
      <Typography
        ref={heading}
        id={id}
        tabIndex={-1}
        component="h2"
        variant="h4"
        sx={{ pl: 5.5, pr: 2.5, pt: 2, pb: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {props.message.name}
      </Typography>
      <MessageDetails {...props} />
    </Paper>
  );
}

/** A touch target. */
const target = { display: 'inline-block', py: 0.5 };

type Note = Pick<InboxMessage, 'note' | 'note_by'> & { version?: undefined };

const NOTE_LABEL = 'Note for staff';

const noteResolver = yupResolver(messageNoteSchema.pick(['note']));

/** Staff's note on a message, such as what was answered. The text stays on this device until it is saved. */
function MessageNote({ message: { id, name, note, note_by } }: { message: InboxMessage }) {
  const sent = useRef(note);
  const saved = useSavedForm<Note, { note: string }>({
    item: useMemo(() => ({ note, note_by }), [note, note_by]),
    draft: useOwnDraft(`note:${id}`),
    inPage: true,
    valuesOf: (item) => ({ note: item?.note ?? '' }),
    resolver: () => noteResolver,
    savedIn: (_data, goesOn): Note => ({ note: goesOn ? sent.current : form.getValues('note'), note_by }),
    onRefused: (_error, words) => form.setError('root', { message: words }),
    onSaved: (data) => tellOutcome({ data }, 'Note saved'),
  });
  const { form, base } = saved;
  const onSubmit = form.handleSubmit(async ({ note: written }) => {
    sent.current = written;
    await saved.save({ kind: 'noteMessage', messageId: id, name, note: written, was: base?.note ?? '' });
  });
  return (
    <SavedForm
      of={saved}
      what="this note"
      labels={{ note: NOTE_LABEL }}
      changedBy={(changed) => changed.note_by}
      label={`Note about the message of ${name}`}
      onSubmit={onSubmit}
      buttons={form.formState.isDirty ? <FormButtons label="Save the note" busyLabel="Saving..." /> : null}
    >
      <FormTextField
        name="note"
        label={NOTE_LABEL}
        multiline
        minRows={1}
        hint={note_by ? `Written by ${note_by}` : undefined}
      />
    </SavedForm>
  );
}
