import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { RefusedForm } from '#shared/signup/signup.ts';
import { signupSchema } from '#shared/signup/signupSchemas.ts';
import { asApiError, fieldsIn } from '#web/api/errors.ts';
import { forgetSignup, keepSignup, newSignupKey, signUpDraft } from '#web/api/kept/keptSignups.ts';
import { errorsIn, type HeadTexts } from '#web/entities/signup/HeadInput.tsx';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { saveWrite, useAppStore, useFormWaits } from '#web/outbox/useOutbox.ts';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useDraft } from '#web/ui/drafts/useDraft.tsx';
import { showRefusal } from '#web/ui/forms/Form.tsx';
import { useFormSigns } from '#web/ui/forms/formSigns.tsx';
import { language } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

/** The form as it is typed, and its secret key: sent again it is the same sign-up. */
export interface SignUpValues extends HeadTexts {
  name: string;
  phone_number: string;
  answer: string;
  key: string;
}

const schema = signupSchema(signupAnswers);
const resolver: Resolver<SignUpValues> = yupResolver(schema as AnyObjectSchema, undefined, { raw: true });

const emptyForm = (): SignUpValues => ({
  name: '',
  adults: '1',
  children: '0',
  phone_number: '',
  answer: '',
  key: newSignupKey(),
});

/**
 * The form of a sign-up. It keeps its fields until the server has answered (rulings, 40).
 *
 * @param refused a form without script that was refused
 */
export function useSignUpForm(event: ChurchEvent, refused: RefusedForm | undefined) {
  const separately = event.signup_children === 'yes';
  const [atFirst] = useState(() => ({
    defaultValues: { ...emptyForm(), ...refused?.sent },
    ...(refused && { errors: errorsIn<SignUpValues>(refused) }),
  }));
  const form = useForm<SignUpValues>({
    ...atFirst,
    // A draft may be from when the event asked for children separately.
    resolver: (values, ...more) => resolver(separately ? values : { ...values, children: '0' }, ...more),
  });
  const store = useAppStore();
  const draft = signUpDraft(event.id);
  const { restored } = useDraft(form, draft);
  const unseen = useRef<HTMLInputElement>(null);
  const signs = useFormSigns(unseen);
  /** The key that was sent last from here, and what is said of it while it waits. */
  const [sent, setSent] = useState({ key: '', told: '' });

  const another = () => {
    forgetDraft(draft);
    form.reset(emptyForm());
  };
  const end = ({ error, waits, more = false }: Submitted) => {
    setSent((last) => ({ ...last, told: waits?.() ?? '' }));
    if (error) {
      forgetSignup(form.getValues('key'));
      const faults = fieldsIn(error);
      const message = Object.keys(faults).length > 0 ? null : (asApiError(error).text ?? signUp.failed);
      showRefusal(form, message, faults, false);
    } else if (!waits && !more) another();
  };
  const waits = useFormWaits(draft, end);
  const submit = form.handleSubmit(async ({ key, ...texts }) => {
    const signup = schema.cast(texts);
    const { id, title, start_date, end_date } = event;
    const filledBefore = restored || refused !== undefined;
    // Stored before it is sent, so that the link is not lost if no answer comes.
    keepSignup(event, key, signup);
    setSent({ key, told: '' });
    const write = {
      kind: 'signup',
      language,
      event: { id, title, start_date, end_date },
      secret: key,
      signup,
      signs: signs(filledBefore),
    } as const;
    end(await saveWrite(store, write, idempotencyKeyOf(draft), draft));
  });
  const key = useWatch({ control: form.control, name: 'key' });

  return {
    form,
    unseen,
    submit,
    waits,
    /** Whether it has what was typed before the page was loaded again. */
    restored,
    sent,
    /** The key of the form: another one when it starts again. */
    key,
    /** Starts an empty form, while what was saved goes on waiting. */
    another,
    /** Forgets a sign-up that was not sent. */
    discard: (secret: string) => {
      forgetSignup(secret);
      if (secret === key) another();
    },
  };
}
