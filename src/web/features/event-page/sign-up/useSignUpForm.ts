import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { RefusedForm } from '#shared/signup/signup.ts';
import { asApiError } from '#web/api/errors.ts';
import { forgetSignup, keepSignup, newSignupKey, signUpDraft } from '#web/api/kept/keptSignups.ts';
import { checkedBy, checkSignup, errorsOf, type Faults, type SignupTexts } from '#web/entities/signup/checkSignup.ts';
import type { Submitted } from '#web/outbox/openOutbox.ts';
import { saveWrite, useAppStore, useFormWaits } from '#web/outbox/useOutbox.ts';
import { forgetDraft, idempotencyKeyOf } from '#web/ui/drafts/drafts.ts';
import { useDraft } from '#web/ui/drafts/useDraft.tsx';
import { useFormSigns } from '#web/ui/forms/formSigns.tsx';
import { language } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';

/** The form as it is typed, and its secret key: sent again it is the same sign-up. */
export interface SignUpValues extends SignupTexts {
  key: string;
}

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
    ...(refused && { errors: errorsOf<SignUpValues>(refused.fields, refused.message) }),
  }));
  // A draft may be from when the event asked for children separately.
  const check = ({ key: _, ...texts }: SignUpValues) => checkSignup(separately ? texts : { ...texts, children: '0' });
  const form = useForm<SignUpValues>({ ...atFirst, resolver: checkedBy((values) => check(values).faults) });
  const store = useAppStore();
  const draft = signUpDraft(event.id);
  const { restored } = useDraft(form, draft);
  const unseen = useRef<HTMLInputElement>(null);
  const signs = useFormSigns(unseen);
  /** The key that was sent last from here, and what is said of it while it waits. */
  const [sent, setSent] = useState({ key: '', told: '' });
  const [round, setRound] = useState(0);

  const another = () => {
    forgetDraft(draft);
    form.reset(emptyForm());
    setRound((before) => before + 1);
  };
  const end = ({ error, waits, more = false }: Submitted) => {
    setSent((last) => ({ ...last, told: waits?.() ?? '' }));
    if (error) {
      forgetSignup(form.getValues('key'));
      const { text, answer } = asApiError(error);
      const faults = (answer as { fields?: Faults } | null)?.fields ?? {};
      const errors = errorsOf<SignUpValues>(faults, text ?? signUp.failed);
      for (const [field, fault] of Object.entries(errors)) form.setError(field as 'root', fault as { message: string });
    } else if (!waits && !more) another();
  };
  const waits = useFormWaits(draft, end);
  const submit = form.handleSubmit(async (values) => {
    const { key } = values;
    const { signup } = check(values);
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
    /** The key of the form. */
    key,
    /** Starts an empty form, while what was saved goes on waiting. */
    another,
    /** Changes when the form starts again. */
    round,
    /** Forgets a sign-up that was not sent. */
    discard: (secret: string) => {
      forgetSignup(secret);
      if (secret === key) another();
    },
  };
}
