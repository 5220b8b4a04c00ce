import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { headsOf, type OwnSignupAnswer, type RefusedForm } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import type { Heads } from '#shared/signup/staffSignups.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { asApiError } from '#web/api/errors.ts';
import { checkedBy, checkHeads, errorsOf, type HeadTexts } from '#web/entities/signup/checkSignup.ts';
import { HeadInputs, headTexts } from '#web/entities/signup/HeadInput.tsx';
import { isExpected } from '#web/entities/signup/ownStateWords.ts';
import { ownPagePath } from '#web/entities/signup/SendToSelf.tsx';
import { Form, SubmitButton } from '#web/ui/forms/Form.tsx';
import { languagePath } from '#words/language.ts';
import { ownSignup } from '#words/ownSignup.ts';
import { signUp } from '#words/signUp.ts';

const words = ownSignup.page;

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
export function ChangeForms({
  own: { event, shown, signup },
  secretKey,
  refused,
  onRefused,
  onSaved,
}: ChangeFormsProps) {
  const [update, { isLoading }] = signupsApi.useUpdateSignupMutation();
  const { refetch } = signupsApi.useReadSignupQuery(secretKey);
  const [leaveError, setLeaveError] = useState<string>();
  const stays = isExpected(signup);
  const separately = event.signup_children === 'yes';
  const [atFirst] = useState(() => {
    const { adults, children } = headTexts(signup, separately);
    return {
      defaultValues: { adults: refused?.sent.adults ?? adults, children: refused?.sent.children ?? children },
      ...(refused && { errors: errorsOf<HeadTexts>(refused.fields, refused.message) }),
    };
  });
  const form = useForm<HeadTexts>({
    ...atFirst,
    resolver: checkedBy((texts) => checkHeads(texts).faults),
  });

  if (signup.most === 0 || shown.state === 'over' || shown.state === 'cancelled' || shown.state === 'removed')
    return null;

  /** Answers the error; null after a success. @param sent what was typed */
  const save = async (change: Heads & { coming: boolean; version?: number }, sent: RefusedForm['sent'] = {}) => {
    const { error } = await update({ key: secretKey, ...change });
    if (!error) {
      onRefused(undefined);
      onSaved();
      return null;
    }
    const failure = asApiError(error);
    const message = failure.text ?? signUp.failed;
    if (failure.kind === 'refused') {
      onRefused({ message, fields: {}, sent });
      void refetch(); // the data on screen is out of date
    }
    return message;
  };
  const submit = form.handleSubmit(async (texts) => {
    const shown = headTexts(signup, separately);
    const fields = ['adults', 'children'] as const;
    const typed = fields.filter((name) => texts[name] !== shown[name]).map((name) => [name, texts[name]]);
    const change = { ...checkHeads(texts).heads, coming: true, version: signup.version };
    const message = await save(change, Object.fromEntries(typed));
    if (message !== null) form.setError('root', { message });
  });
  // Who leaves means it, whatever the number was.
  const { adults, children } = signup;
  const leave = async () => setLeaveError((await save({ adults, children, coming: false })) ?? undefined);

  const action = `${languagePath}${ownPagePath(secretKey)}`;
  const takes = shown.state === 'open' || shown.state === 'full';
  const { leaveHint: toOthers, leaveHintWaiting, leaveHintClosed } = words;
  const leaveHint = !takes ? leaveHintClosed : signup.state === 'waiting' ? leaveHintWaiting : toOthers;
  const full = signup.most < MAX_HEADS;
  const hint = !full ? undefined : signup.most <= headsOf(signup) && stays ? words.fixed : words.most(signup.most);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
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
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void leave();
          }}
          action={action}
          error={leaveError}
          label={words.leave}
          buttons={
            <Box>
              <Button type="submit" variant="outlined" color="inherit" disabled={isLoading}>
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
