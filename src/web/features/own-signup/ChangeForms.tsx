import { yupResolver } from '@hookform/resolvers/yup';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { AnyObjectSchema } from 'yup';
import { headsOf, type OwnSignupAnswer, type RefusedForm } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { signupSchema } from '#shared/signup/signupSchemas.ts';
import { asApiError } from '#web/api/errors.ts';
import { ownPagePath } from '#web/api/kept/keptSignups.ts';
import type { WriteOf } from '#web/api/writes.ts';
import { errorsIn, HeadInputs, type HeadTexts, headTexts } from '#web/entities/signup/HeadInput.tsx';
import { isExpected } from '#web/entities/signup/ownStateWords.ts';
import { UnsentChange } from '#web/entities/signup/Unsent.tsx';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { useWaitingChange } from '#web/outbox/waiting/useWaiting.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { Form, SubmitButton } from '#web/ui/forms/Form.tsx';
import { language, languagePath } from '#words/language.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signUp } from '#words/signUp.ts';
import { signupAnswers } from '#words/signupAnswers.ts';

const words = ownSignup.page;

const schema = signupSchema(signupAnswers).pick(['adults', 'children']);
const resolver: Resolver<HeadTexts> = yupResolver(schema as AnyObjectSchema, undefined, { raw: true });

interface ChangeFormsProps {
  own: OwnSignupAnswer;
  secretKey: string;
  /** A form that was refused before this one was drawn. */
  refused: RefusedForm | undefined;
  /** Called with a form that was refused, since the sign-up may be drawn anew then. */
  onRefused: (refused: RefusedForm | undefined) => void;
  /** Called after a change: the form that had the focus is gone then. */
  onSaved: () => void;
}

/**
 * Changes the number, cancels, or signs up again: two plain forms, which work without script too. Renders nothing where
 * nothing can be changed any more.
 */
export function ChangeForms({ own, secretKey, refused, onRefused, onSaved }: ChangeFormsProps) {
  const { event, shown, signup } = own;
  const save = useOutbox();
  const waits = useWaitingChange(secretKey);
  const stays = isExpected(signup);
  const separately = event.signup_children === 'yes';
  const [atFirst] = useState(() => {
    const { adults, children } = headTexts(waits?.coming ? waits : signup, separately);
    return {
      defaultValues: { adults: refused?.sent.adults ?? adults, children: refused?.sent.children ?? children },
      ...(refused && { errors: errorsIn<HeadTexts>(refused) }),
    };
  });
  const form = useForm<HeadTexts>({ ...atFirst, resolver });

  const leaving = useForm();

  if (signup.most === 0 || shown.state === 'over' || shown.state === 'cancelled' || shown.state === 'removed')
    return null;

  /** @param typed the fields of the form that were changed */
  const saveChange = async (
    change: WriteOf<'updateSignup'>['change'],
    { setError }: { setError: (name: 'root', error: { message: string }) => void },
    typed: RefusedForm['sent'] = {},
  ) => {
    const { id, title, start_date, end_date } = event;
    const about = { event: { id, title, start_date, end_date }, secret: secretKey };
    const { error, waits } = await save({ kind: 'updateSignup', language, ...about, change }, newKey());
    if (error) {
      const failure = asApiError(error);
      const message = failure.text ?? signUp.failed;
      setError('root', { message });
      if (failure.kind === 'refused') onRefused({ message, fields: {}, sent: typed }); // it is drawn anew
    } else if (!waits) {
      onRefused(undefined);
      onSaved();
    }
  };
  const submit = form.handleSubmit((texts) => {
    const shown = headTexts(signup, separately);
    const fields = ['adults', 'children'] as const;
    const typed = fields.filter((name) => texts[name] !== shown[name]).map((name) => [name, texts[name]]);
    const wanted = { ...schema.cast(texts), coming: true, version: signup.version };
    return saveChange(wanted, form, Object.fromEntries(typed));
  });
  // Who leaves means it, whatever the number was.
  const { adults, children } = signup;
  const leave = leaving.handleSubmit(() => saveChange({ adults, children, coming: false }, leaving));

  const action = `${languagePath}${ownPagePath(secretKey)}`;
  const takes = shown.state === 'open' || shown.state === 'full';
  const { leaveHint: toOthers, leaveHintWaiting, leaveHintClosed } = words;
  const leaveHint = !takes ? leaveHintClosed : signup.state === 'waiting' ? leaveHintWaiting : toOthers;
  const full = signup.most < MAX_HEADS;
  const hint = !full ? undefined : signup.most <= headsOf(signup) && stays ? words.fixed : words.most(signup.most);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <UnsentChange secretKey={secretKey} name={signup.name} />
      <Form
        form={form}
        onSubmit={submit}
        action={action}
        label={stays ? words.number : words.back}
        buttons={
          <div>
            <SubmitButton busy={words.saving}>{stays ? words.save : words.back}</SubmitButton>
          </div>
        }
      >
        <input type="hidden" name="coming" value="true" />
        <input type="hidden" name="version" value={signup.version} />
        {!stays && shown.state === 'full' ? <Typography>{words.backWaiting}</Typography> : null}
        <HeadInputs separately={separately} most={signup.most} hint={hint} />
      </Form>
      {stays ? (
        <Form
          form={leaving}
          onSubmit={leave}
          action={action}
          label={words.leave}
          buttons={
            <Box>
              <Button type="submit" variant="outlined" color="inherit" disabled={leaving.formState.isSubmitting}>
                {words.leave}
              </Button>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {leaveHint}
              </Typography>
            </Box>
          }
        >
          <input type="hidden" name="coming" value="false" />
        </Form>
      ) : null}
    </Box>
  );
}
