import { yupResolver } from '@hookform/resolvers/yup';
import SendIcon from '@mui/icons-material/Send';
import { Alert, Box, Link, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { type ContactInput, contactSchema } from '#shared/inbox/contact.ts';
import { contactError } from '#web/api/errors.ts';
import { FormWaits } from '#web/entities/waiting/FormWaits.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { useFormWaits, useOutbox } from '#web/outbox/useOutbox.ts';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useDraft } from '#web/ui/drafts/useDraft.tsx';
import { Form, SubmitButton } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { UnseenField, useFormSigns } from '#web/ui/forms/formSigns.tsx';
import { needsScript } from '#web/ui/layout/looks.ts';
import { contact } from '#words/contact.ts';
import { contactAnswers } from '#words/contactAnswers.ts';
import { joinOurTeam } from '#words/joinOurTeam.ts';
import { language } from '#words/language.ts';
import { waiting } from '#words/waiting.ts';

const empty: ContactInput = { name: '', email: '', phone_number: '', message: '' };

/** Send Us A Message (specification, sections 2, 4, 5 and 8). `?team=` names a team in the message (rulings, 17). */
export function ContactForm() {
  const { title, labels, required, withoutScript, kept, privacy, send, sending } = usePageWords(
    'contact',
    contact,
  ).form;
  const form = useForm<ContactInput>({
    defaultValues: empty,
    resolver: yupResolver(contactSchema(contactAnswers)),
  });
  const save = useOutbox();
  const [told, setTold] = useState('');
  const { errors } = form.formState;

  const [search] = useSearchParams();
  const team = search.get('team');
  // In an effect: the server renders the page without a team.
  useEffect(() => {
    if (!team || form.getValues('message') !== '') return;
    const { list } = joinOurTeam.teams;
    const named = list.find(({ key }) => key === team);
    if (named) form.resetField('message', { defaultValue: joinOurTeam.message.replace('{team}', named.name) });
  }, [form, team]);
  const draft = team ? `visit:contact:${team}` : 'visit:contact';
  const { restored } = useDraft(form, draft);
  const unseen = useRef<HTMLInputElement>(null);
  const signs = useFormSigns(unseen);

  const end = ({ error, waits, more = false }: Submitted) => {
    if (error) form.setError('root', { message: contactError(error) });
    setTold(error ? '' : (waits?.(contactError) ?? contactAnswers.sent));
    if (!error && !waits && !more) startAfresh();
  };
  const startAfresh = () => {
    forgetDraft(draft);
    form.reset(empty);
  };
  const waits = useFormWaits(draft, end);
  const submit = form.handleSubmit(
    async (message) => {
      setTold('');
      const write = { kind: 'contact', language, message, signs: signs(restored) } as const;
      end(await save(write, idempotencyKeyOf(draft), draft));
    },
    () => setTold(''),
  );

  const of = (name: keyof ContactInput) => ({ name, label: labels[name] });
  const missing = Object.values(errors).some((error) => error?.message === contactAnswers.required);
  return (
    <Box component="section">
      <Typography variant="h2">{title}</Typography>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {/* Without the app the browser would put the message into the address. */}
      <Box sx={needsScript}>
        <Typography variant="body2" sx={{ mt: 1, mb: 3.5, color: 'text.secondary' }}>
          {required}
        </Typography>
        <Form
          form={form}
          onSubmit={submit}
          error={missing ? contactAnswers.required : undefined}
          buttons={
            <>
              <SubmitButton busy={sending} size="large" endIcon={<SendIcon />} sx={{ justifySelf: 'start' }}>
                {send}
              </SubmitButton>
              {waits ? (
                <FormWaits
                  told={told || undefined}
                  another={{
                    label: waiting.anotherMessage,
                    onPress: () => {
                      setTold('');
                      startAfresh();
                    },
                  }}
                />
              ) : null}
              <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
                {told && !waits ? (
                  <Alert severity="success" role="none">
                    {told}
                  </Alert>
                ) : null}
              </Box>
            </>
          }
        >
          <FormTextField {...of('name')} required autoComplete="name" />
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1.1fr' } }}>
            <FormTextField {...of('email')} type="email" required autoComplete="email" />
            <FormTextField {...of('phone_number')} type="tel" autoComplete="tel" />
          </Box>
          <FormTextField {...of('message')} required multiline minRows={5} hint={kept} />
          <UnseenField ref={unseen} />
        </Form>
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {privacy.before} <Link to={href('privacy')}>{privacy.link}</Link>
        </Typography>
      </Box>
    </Box>
  );
}
