import { Box, Link, Typography } from '@mui/material';
import { useEffect } from 'react';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { FORM_KEY, FORM_KEY_MARK, MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { eventText } from '#web/entities/event/eventText.tsx';
import { HeadInputs } from '#web/entities/signup/HeadInput.tsx';
import { preloadOutbox } from '#web/outbox/useOutbox.ts';
import { Form, SubmitButton } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { UnseenField } from '#web/ui/forms/formSigns.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { languagePath } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';
import type { useSignUpForm } from './useSignUpForm.ts';

const words = signUp.form;

interface SignUpFormProps extends Pick<ReturnType<typeof useSignUpForm>, 'form' | 'unseen' | 'submit'> {
  event: ChurchEvent;
  /** Whether all places are taken. */
  full: boolean;
}

/** The place of the sign-up in the page's address. */
export const SIGN_UP = 'sign-up';

/** A name and a number: the form of a sign-up, which works without script too. */
export function SignUpForm({ event, full, form, unseen, submit }: SignUpFormProps) {
  useEffect(preloadOutbox, []);
  const question = event.signup_question ? eventText(event, 'signup_question') : undefined;
  return (
    <Box>
      <Form
        form={form}
        onSubmit={submit}
        // The query keeps the page in the browser's cache, which forgets an address that is posted to: the back button
        // then shows the form with the same key.
        // The fragment shows the form again where it was refused.
        action={`${languagePath}${href('event', { id: event.id })}?sign-up#${SIGN_UP}`}
        label={full ? signUp.waitingList : signUp.open}
        buttons={
          <SubmitButton busy={words.sending} size="large">
            {full ? words.wait : words.send}
          </SubmitButton>
        }
      >
        <FormTextField name="name" label={words.name} required autoComplete="name" />
        <HeadInputs separately={event.signup_children === 'yes'} />
        {question ? (
          <FormTextField
            name="answer"
            label={
              <>
                <InLanguage lang={question.lang}>{question.text}</InLanguage> ({words.optional})
              </>
            }
          />
        ) : null}
        <FormTextField name="phone_number" type="tel" label={words.phone} hint={words.phoneHint} autoComplete="tel" />
        <UnseenField ref={unseen} />
        {/* The server has put this form's own key in place of the mark. */}
        <input type="hidden" name={FORM_KEY} defaultValue={FORM_KEY_MARK} suppressHydrationWarning />
      </Form>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {words.privacy(MAX_SIGNUP_AGE_DAYS)} <Link to={href('privacy')}>{words.privacyLink}</Link>
      </Typography>
    </Box>
  );
}
