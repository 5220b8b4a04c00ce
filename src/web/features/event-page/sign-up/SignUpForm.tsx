import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { FormSigns } from '#shared/inbox/contact.ts';
import { FORM_KEY, FORM_KEY_MARK, MAX_SIGNUP_AGE_DAYS, SIGNUP_LIMITS } from '#shared/signup/signupLimits.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { ApiError } from '#web/api/apiError.ts';
import { eventText } from '#web/entities/event/eventText.ts';
import { checkSignup, type Faults, focusFirst, type SignupTexts } from '#web/entities/signup/checkSignup.ts';
import { HeadInputs, withoutFault } from '#web/entities/signup/HeadInput.tsx';
import { preloadOutbox } from '#web/outbox/useOutbox.ts';
import { forgetDraft, writeDraft } from '#web/ui/drafts/drafts.ts';
import { useKeptDraft } from '#web/ui/drafts/useDraft.ts';
import { Form } from '#web/ui/forms/Form.tsx';
import { UnseenField, useFormSigns } from '#web/ui/forms/formSigns.tsx';
import { InLanguage } from '#web/ui/text/InLanguage.tsx';
import { languagePath } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';

const words = signUp.form;

const empty: SignupTexts = { name: '', adults: '1', children: '0', phone_number: '', answer: '' };

/** The fields of a form that was sent without script and refused. */
export interface Returned {
  message: string;
  /** One sentence per faulty field. */
  fields: Readonly<Record<string, string>>;
  sent: Readonly<Record<string, unknown>>;
}

const textsOf = ({ sent }: Returned): SignupTexts =>
  Object.fromEntries(
    Object.entries(empty).map(([field, text]) => [field, sent[field] == null ? text : String(sent[field])]),
  ) as SignupTexts;

/** The faults at the fields, and the error above the button. */
interface Told {
  faults: Faults;
  error?: string;
}

/** How a form shows a refusal: the faulty fields, and the message above the button unless a field shows it. */
function toldBy({ message, fields }: Pick<Returned, 'message' | 'fields'>): Told {
  const faults = Object.fromEntries(Object.entries(fields).filter(([field]) => field in empty));
  return Object.keys(faults).length > 0 ? { faults } : { faults, error: message };
}

/** The message of a refused request, and its errors by field; no message if no answer came. */
export const returnedBy = (error: ApiError, sent: SignupInput): Returned => ({
  message: error.text ?? (error.kind === 'unanswered' ? '' : signUp.failed),
  fields: (error.answer as { fields?: Record<string, string> } | null)?.fields ?? {},
  sent,
});

/** What of a draft goes into fields that are still empty. */
const untouched = (kept: Partial<SignupTexts>, now: SignupTexts): Partial<SignupTexts> =>
  Object.fromEntries(
    Object.entries(kept).filter(([field]) => now[field as keyof SignupTexts] === empty[field as keyof SignupTexts]),
  );

/** Text typed before hydration, which only the browser's fields have. */
function typedInto(form: HTMLFormElement | null | undefined): Partial<SignupTexts> {
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  const typed = fields.filter(({ name, value, defaultValue }) => name in empty && value !== defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

interface SignUpFormProps {
  event: ChurchEvent;
  /** Whether all places are taken. */
  full: boolean;
  /** A refused sign-up: the form is filled in with it, and shows why. */
  returned: Returned | undefined;
  /** Sends it; answers the refusal, or null after a success. */
  onSend: (signup: SignupInput, signs: FormSigns) => Promise<ApiError | null>;
}

/** A name and a number: the form of a sign-up, which works without script too. */
export function SignUpForm({ event, full, returned, onSend }: SignUpFormProps) {
  const draft = `visit:sign-up:${event.id}`;
  const separately = event.signup_children === 'yes';
  const [texts, setTexts] = useState(() => (returned ? textsOf(returned) : empty));
  const [{ faults, error }, setTold] = useState<Told>(() => (returned ? toldBy(returned) : { faults: {} }));
  const [sending, setSending] = useState(false);
  const [restored, setRestored] = useState(false);
  const unseen = useRef<HTMLInputElement>(null);
  const signs = useFormSigns(unseen);
  useLayoutEffect(() => {
    const typed = typedInto(unseen.current?.form);
    setTexts((before) => ({ ...before, ...typed }));
  }, []);
  useKeptDraft(draft, (values) => {
    if (!values || returned) return;
    setRestored(true);
    setTexts((now) => ({ ...now, ...untouched(values as Partial<SignupTexts>, now) }));
  });
  useEffect(() => {
    if (!returned && Object.keys(untouched(texts, texts)).length < Object.keys(empty).length) {
      writeDraft(draft, texts);
    }
  }, [draft, returned, texts]);

  const wasSent = useRef(false);
  const type = (field: keyof SignupTexts, text: string) => {
    const typed = { ...texts, [field]: text };
    setTexts(typed);
    setTold({ faults: withoutFault(faults, field) });
    // After the first submit, each change is validated.
    if (wasSent.current) setTold({ faults: checkSignup(typed).faults });
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (sending) return;
    setSending(true);
    wasSent.current = true;
    setTold(await send().catch((): Told => ({ faults: {}, error: signUp.failed })));
    setSending(false);
  };
  /** Sends the form. Answers the faults and the error to show; neither after a success. */
  const send = async (): Promise<Told> => {
    const form = unseen.current?.form;
    // A draft may be from when the event asked for children separately.
    const { faults: found, signup } = checkSignup(separately ? texts : { ...texts, children: empty.children });
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      return { faults: found };
    }
    const refusal = await onSend(signup, signs(restored || returned !== undefined));
    if (refusal === null) {
      forgetDraft(draft);
      return { faults: {} };
    }
    const told = toldBy(returnedBy(refusal, signup));
    focusFirst(form, told.faults);
    return told;
  };

  const bound = (name: keyof typeof SIGNUP_LIMITS) => ({
    name,
    value: texts[name],
    error: faults[name] !== undefined,
    helperText: faults[name],
    slotProps: { htmlInput: { maxLength: SIGNUP_LIMITS[name] } },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(name, target.value),
  });
  const question = event.signup_question ? eventText(event, 'signup_question') : undefined;
  return (
    <Box onInput={preloadOutbox}>
      <Form
        onSubmit={(submitted) => void submit(submitted)}
        // The query keeps the page in the browser's cache, which forgets an address that is posted to: the back button
        // then shows the form with the same key.
        action={`${languagePath}${href('event', { id: event.id })}?sign-up`}
        error={error}
        label={full ? signUp.waitingList : signUp.open}
        buttons={
          <Button type="submit" variant="contained" color="secondary" size="large" disabled={sending}>
            {sending ? words.sending : full ? words.wait : words.send}
          </Button>
        }
      >
        <TextField {...bound('name')} label={words.name} required autoComplete="name" />
        <HeadInputs texts={texts} faults={faults} onChange={type} separately={separately} />
        {question ? (
          <TextField
            {...bound('answer')}
            label={
              <>
                <InLanguage lang={question.lang}>{question.text}</InLanguage> ({words.optional})
              </>
            }
          />
        ) : null}
        <TextField
          {...bound('phone_number')}
          helperText={faults.phone_number ?? words.phoneHint}
          type="tel"
          label={words.phone}
          autoComplete="tel"
        />
        <UnseenField ref={unseen} />
        {/* The server has put this form's own key in place of the mark. */}
        <input type="hidden" name={FORM_KEY} defaultValue={FORM_KEY_MARK} suppressHydrationWarning />
      </Form>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {words.privacy(MAX_SIGNUP_AGE_DAYS)}{' '}
        <Link component={RouterLink} to={href('privacy')}>
          {words.privacyLink}
        </Link>
      </Typography>
    </Box>
  );
}
