import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { signupSchema } from '#shared/signup/signupSchemas.ts';
import type { StaffSignup } from '#shared/signup/staffSignups.ts';
import { fieldsIn, nowIn, sessionEnded, staffApiError } from '#web/api/errors.ts';
import { newSignupKey } from '#web/api/kept/keptSignups.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { HeadInputs, headTexts } from '#web/entities/signup/HeadInput.tsx';
import { ChangedMeanwhile, changedFields, useEdited } from '#web/ui/conflicts/conflicts.tsx';
import { forgetDraft, useUnsaved } from '#web/ui/drafts/drafts.ts';
import { DraftNotice } from '#web/ui/drafts/useDraft.tsx';
import { Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { signupAnswers } from '#words/signupAnswers.ts';
import type { SignupChanges } from './useSignupChanges.ts';

interface SignupDialogProps {
  event: ChurchEvent;
  /** The sign-up to be changed; without one a new one is added. */
  signup: StaffSignup | undefined;
  changes: SignupChanges;
  onClose: () => void;
}

/** Adds a sign-up by hand, or changes one. */
export function SignupDialog(props: SignupDialogProps) {
  return (
    <FormDialog title={props.signup ? 'Change a sign-up' : 'Add by hand'} onClose={props.onClose} narrow>
      <SignupForm {...props} />
    </FormDialog>
  );
}

type SignupTexts = {
  name: string;
  adults: string;
  children: string;
  phone_number: string;
  answer: string;
  coming: boolean;
};

const schema = signupSchema(signupAnswers);
const resolver: Resolver<SignupTexts> = yupResolver(schema as AnyObjectSchema, undefined, { raw: true });

const LABELS = { ...signupAnswers.fields, coming: 'They are coming' } as const;

/** As people read them where somebody else has changed the same. */
const inWords = (texts: SignupTexts) => ({ ...texts, coming: texts.coming ? 'yes' : 'no' });

function SignupForm({ event, signup, changes, onClose }: SignupDialogProps) {
  const [key] = useState(newSignupKey); // the same for each attempt
  const separately = event.signup_children === 'yes';
  const draft = useOwnDraft(`sign-up:${event.id}:${signup?.id ?? 'new'}`);
  const valuesOf = (one: StaffSignup | undefined): SignupTexts => ({
    name: one?.name ?? '',
    ...headTexts(one ?? { adults: 1, children: 0 }, separately),
    phone_number: one?.phone_number ?? '',
    answer: one?.answer ?? '',
    coming: one?.state !== 'left' && one?.state !== 'removed',
  });
  const edited = useEdited<StaffSignup, SignupTexts>({
    item: signup,
    draft,
    valuesOf,
    resolver: () => resolver,
  });
  const { form, base, conflict } = edited;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty || isSubmitting, true);
  const submit = form.handleSubmit(async ({ coming, ...texts }) => {
    // A draft may be from when the event asked for children separately.
    const filled = schema.cast(separately ? texts : { ...texts, children: '0' });
    const error = base ? await changes.change(base, { ...filled, coming }) : await changes.add(filled, key);
    if (!error) {
      forgetDraft(draft);
      return onClose();
    }
    const now = nowIn<StaffSignup>(error);
    if (now) return edited.meet(now);
    if (!sessionEnded(error)) showRefusal(form, staffApiError(error), fieldsIn(error));
  });
  return (
    <Form
      pinned
      form={form}
      onSubmit={submit}
      label={signup ? 'Change a sign-up' : 'Add by hand'}
      buttons={<FormButtons />}
    >
      <DraftNotice draft={edited.draft} />
      <FormTextField name="name" label="Name" required autoFocus />
      <HeadInputs separately={separately} />
      {event.signup_question ? <FormTextField name="answer" label={`${event.signup_question} (optional)`} /> : null}
      <FormTextField name="phone_number" type="tel" label="Phone number (optional)" />
      {signup ? <FormCheckbox name="coming" label={LABELS.coming} /> : null}
      {base && conflict ? (
        <ChangedMeanwhile
          what="this sign-up"
          fields={changedFields(
            inWords(valuesOf(base)),
            { mine: inWords(form.getValues()), theirs: inWords(valuesOf(conflict)) },
            LABELS,
          )}
          refused={edited.refused}
          onKeepMine={edited.keepMine}
          onTakeTheirs={edited.draft.startAfresh}
        />
      ) : null}
    </Form>
  );
}
