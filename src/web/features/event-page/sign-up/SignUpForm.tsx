import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { FormSigns } from '#shared/inbox/contact.ts';
import { SIGNUP_DAYS, SIGNUP_LIMITS } from '#shared/signup/signupLimits.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { CallError } from '#web/api/baseQuery.ts';
import { HeadFields } from '#web/entities/signup/HeadField.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { UnseenField } from '#web/ui/forms/UnseenField.tsx';
import { forgetDraft, useDraft } from '#web/ui/forms/useDraft.ts';
import { loadAhead } from '#web/ui/hooks/loadAhead.ts';
import { languagePath } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';

const words = signUp.form;

/** The form as it is typed. */
export interface SignUpTexts {
  name: string;
  adults: string;
  children: string;
  phone_number: string;
  answer: string;
}

const empty: SignUpTexts = { name: '', adults: '1', children: '0', phone_number: '', answer: '' };

/** What was sent and came back. */
export interface Returned {
  message: string;
  /** One sentence per faulty field. */
  fields: Readonly<Record<string, string>>;
  sent: Readonly<Record<string, unknown>>;
}

const textsOf = ({ sent }: Returned): SignUpTexts =>
  Object.fromEntries(
    Object.entries(empty).map(([field, text]) => [field, sent[field] == null ? text : String(sent[field])]),
  ) as unknown as SignUpTexts;

/** What a form shows of a refusal: the faulty fields, and the message above the button unless a field says it. */
function errorsOf({ message, fields }: Pick<Returned, 'message' | 'fields'>): FieldErrors<SignUpTexts> {
  const faults = Object.entries(fields).filter(([field]) => field in empty);
  const named = faults.map(([field, text]) => [field, { type: 'server', message: text }]);
  return { ...Object.fromEntries(named), ...(faults.length === 0 && { root: { type: 'server', message } }) };
}

/** The words of a refused call, and what it says of each field. */
export const returnedBy = (error: CallError, sent: SignupInput): Returned => ({
  message: error.text ?? signUp.failed,
  fields: (error.answer as { fields?: Record<string, string> } | null)?.fields ?? {},
  sent,
});

/** Without it the form cannot be sent, and the network may go while somebody types. */
const resolver = () => import('./signUpResolver.ts');
const loadRest = () => void loadAhead(resolver);

/** The question of the church's own, in the language of the page where there is one. */
const questionOf = ({ signup_question, signup_question_sw }: ChurchEvent): string | undefined =>
  languagePath === '' ? signup_question : (signup_question_sw ?? signup_question);

interface SignUpFormProps {
  event: ChurchEvent;
  /** Whether all places are taken. */
  full: boolean;
  /** A sign-up that was refused: it is there again, with why. */
  returned: Returned | undefined;
  /** Sends it; answers the refusal, or null if it is done with. */
  onSend: (signup: SignupInput, signs: FormSigns) => Promise<CallError | null>;
}

/** A name and a number: the form of a sign-up, which works without script too. */
export function SignUpForm({ event, full, returned, onSend }: SignUpFormProps) {
  const form = useForm<SignUpTexts>({
    defaultValues: returned ? textsOf(returned) : empty,
    ...(returned && { errors: errorsOf(returned) }),
    resolver: async (...check) => (await resolver()).signUpResolver(...check),
  });
  const draft = `visit:sign-up:${event.id}`;
  const { restored } = useDraft(form, returned ? undefined : draft);
  const unseen = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => performance.now());
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (texts) => {
    const signup = (await resolver()).castSignup(texts);
    const refusal = await onSend(signup, {
      remarks: unseen.current?.value ?? '',
      ...(!restored && !returned && { seconds: Math.round((performance.now() - openedAt) / 100) / 10 }),
    });
    if (refusal === null) return forgetDraft(draft);
    const shown = errorsOf(returnedBy(refusal, signup));
    for (const [field, error] of Object.entries(shown)) {
      form.setError(field as keyof SignUpTexts, error as { type: string; message: string }, { shouldFocus: true });
    }
  });

  const { control } = form;
  const question = questionOf(event);
  return (
    <Box onInput={loadRest}>
      <Form
        onSubmit={submit}
        action={`${languagePath}${href('event', { id: event.id })}`}
        error={errors.root?.message}
        label={full ? signUp.waitingList : signUp.open}
        buttons={
          <Button type="submit" variant="contained" color="secondary" size="large" disabled={isSubmitting}>
            {isSubmitting ? words.sending : full ? words.wait : words.send}
          </Button>
        }
      >
        <FormTextField
          control={control}
          name="name"
          label={words.name}
          required
          autoComplete="name"
          maxLength={SIGNUP_LIMITS.name}
        />
        <HeadFields control={control} separately={event.signup_children === 'yes'} />
        {question ? (
          <FormTextField
            control={control}
            name="answer"
            label={words.optional(question)}
            maxLength={SIGNUP_LIMITS.answer}
          />
        ) : null}
        <FormTextField
          control={control}
          name="phone_number"
          type="tel"
          label={words.phone}
          hint={words.phoneHint}
          autoComplete="tel"
          maxLength={SIGNUP_LIMITS.phone_number}
        />
        <UnseenField ref={unseen} />
      </Form>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {words.privacy(SIGNUP_DAYS)}{' '}
        <Link component={RouterLink} to={href('privacy')}>
          {words.privacyLink}
        </Link>
      </Typography>
    </Box>
  );
}
