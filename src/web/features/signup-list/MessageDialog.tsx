import { yupResolver } from '@hookform/resolvers/yup';
import DoneIcon from '@mui/icons-material/Check';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { useEffect, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import type { Language } from '#content/language.ts';
import { phoneHref } from '#shared/phone.ts';
import type { SignupListAnswer, StaffSignup } from '#shared/signup/staffSignups.ts';
import { textField } from '#shared/text.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { CHATS_OPENED } from '#web/entities/account/staffStorage.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { DraftNotice, useDraft } from '#web/ui/drafts/useDraft.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField, SelectField } from '#web/ui/forms/FormTextField.tsx';
import { deviceText, safeSession } from '#web/ui/hooks/deviceText.ts';
import { whatsAppChatHref } from '#web/ui/text/sharing.ts';
import { messageDrafts, messageTo } from './signupRows.ts';

interface MessageDialogProps {
  list: SignupListAnswer;
  onClose: () => void;
}

/** The longest message that a WhatsApp link is sure to carry, in characters. */
const MAX_MESSAGE_LENGTH = 1_500;

const NAMES: Readonly<Record<Language, string>> = { en: 'Message in English', sw: 'Message in Kiswahili' };

const schema = object({ en: textField(NAMES.en, MAX_MESSAGE_LENGTH), sw: textField(NAMES.sw, MAX_MESSAGE_LENGTH) });

/** A message to everybody who left a number: WhatsApp opens one chat after another, with the message filled in. */
export function MessageDialog({ list, onClose }: MessageDialogProps) {
  return (
    <FormDialog title="Message everybody" onClose={onClose}>
      <Messages list={list} />
    </FormDialog>
  );
}

type Whom = 'coming' | 'waiting' | 'both';

function Messages({ list: { event, signups } }: Pick<MessageDialogProps, 'list'>) {
  const church = useChurch().name.value;
  const form = useForm<Partial<Record<Language, string>>>({
    defaultValues: messageDrafts(event, church),
    resolver: yupResolver(schema),
    mode: 'onChange',
  });
  const draft = useDraft(form, useOwnDraft(`sign-up-message:${event.id}`));
  useEffect(() => void form.trigger(), [form]); // a draft may be too long
  const { errors } = form.formState;
  const words = useWatch({ control: form.control });
  const [whom, setWhom] = useState<Whom>('both');
  const { opened, open } = useOpened(event.id);

  const meant = signups.filter(
    ({ phone_number, state, spam }) =>
      phone_number && !spam && (state === whom || (whom === 'both' && (state === 'coming' || state === 'waiting'))),
  );
  const chats = meant.map((signup) => ({
    signup,
    address: whatsAppChatHref(signup.phone_number ?? '', messageTo(signup.name, words[signup.language] ?? '')),
  }));
  const isTooLong = ({ language }: StaffSignup) => errors[language] !== undefined;
  const next = chats.find(({ signup, address }) => address && !opened.has(signup.id) && !isTooLong(signup));
  const done = chats.filter(({ signup }) => opened.has(signup.id)).length;
  const languages = (['en', 'sw'] as const).filter((language) => meant.some((signup) => signup.language === language));
  const title = useId();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DraftNotice draft={draft} />
      <Typography>
        Each chat opens in WhatsApp with these words; there you send them. {'{name}'} becomes the person’s first name.
      </Typography>
      <SelectField<Whom>
        label="To whom"
        value={whom}
        onChange={setWhom}
        options={[
          ['both', 'Who is coming, and who waits'],
          ['coming', 'Who is coming'],
          ['waiting', 'Who waits for a place'],
        ]}
      />
      <FormProvider {...form}>
        {languages.map((language) => (
          <FormTextField key={language} name={language} label={NAMES[language]} lang={language} multiline minRows={4} />
        ))}
      </FormProvider>
      <Box>
        <Typography variant="h5" component="h3" id={title}>
          Chats
        </Typography>
        <Typography role="status">
          {chats.length === 0 ? 'Nobody of them left a number.' : `${done} of ${chats.length} chats opened`}
        </Typography>
        {next ? (
          <ChatButton signup={next.signup} address={next.address} onOpen={open} main />
        ) : chats.length > 0 && !chats.some(({ signup }) => isTooLong(signup)) ? (
          <Typography sx={{ mt: 1 }}>Every chat that can be opened was opened.</Typography>
        ) : null}
        <List aria-labelledby={title}>
          {chats.map(({ signup, address }) => (
            <ListItem key={signup.id} disableGutters sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {signup.name}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {signup.phone_number}
                </Box>
              </Box>
              {address ? (
                <ChatButton
                  signup={signup}
                  address={address}
                  onOpen={open}
                  opened={opened.has(signup.id)}
                  disabled={isTooLong(signup)}
                />
              ) : (
                <Link href={phoneHref(signup.phone_number ?? '')}>No mobile number: call</Link>
              )}
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}

interface ChatButtonProps {
  signup: StaffSignup;
  address: string | undefined;
  onOpen: (id: number) => void;
  opened?: boolean;
  disabled?: boolean;
  /** Whether it is the button for the next person. */
  main?: boolean;
}

function ChatButton({ signup, address, onOpen, opened = false, disabled = false, main = false }: ChatButtonProps) {
  const label = main ? `Next: ${signup.name}` : opened ? 'Opened' : 'Open';
  return (
    <Button
      // With an address it would be a link for a screen reader, disabled or not.
      {...(disabled ? { disabled } : { href: address ?? '', target: '_blank' })}
      variant={main ? 'contained' : 'outlined'}
      color={main ? 'secondary' : 'inherit'}
      startIcon={opened ? <DoneIcon /> : <WhatsAppIcon />}
      aria-label={`${label}${main ? '' : `: chat with ${signup.name}`} (opens in a new tab)`}
      onClick={() => onOpen(signup.id)}
      sx={main ? { mt: 1 } : undefined}
    >
      {label}
    </Button>
  );
}

/** Which chats were opened, stored until the tab is closed. */
function useOpened(eventId: string): { opened: ReadonlySet<number>; open: (id: number) => void } {
  const stored = useMemo(() => deviceText(CHATS_OPENED + eventId, safeSession), [eventId]);
  const opened = new Set(stored.use()?.split(' ').map(Number));
  return { opened, open: (id) => stored.keep([...opened, id].join(' ')) };
}
