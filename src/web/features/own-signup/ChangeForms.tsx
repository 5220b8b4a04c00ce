import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { headsOf, type OwnSignupAnswer, type RefusedForm } from '#shared/signup/signup.ts';
import { MAX_HEADS } from '#shared/signup/signupLimits.ts';
import { useReadSignupQuery, useUpdateSignupMutation } from '#web/api/endpoints/signups.ts';
import { asCallError } from '#web/api/errors.ts';
import { HeadFields } from '#web/entities/signup/HeadField.tsx';
import { ownPagePath } from '#web/entities/signup/SendToSelf.tsx';
import { Form } from '#web/ui/forms/Form.tsx';
import { loadAhead } from '#web/ui/hooks/loadAhead.ts';
import { languagePath } from '#words/language.ts';
import { signUp } from '#words/signUp.ts';

const words = signUp.page;

interface ChangeTexts {
  coming: string;
  adults: string;
  children: string;
}

interface ChangeFormsProps {
  own: OwnSignupAnswer;
  secretKey: string;
  /** A form without script that was refused. */
  refused: RefusedForm | undefined;
}

/** Without it nothing can be saved, and the network may go meanwhile. */
const resolver = () => import('./changeResolver.ts');
const loadRest = () => void loadAhead(resolver);

/**
 * Changes the number, leaves, or comes back: two plain forms, which work without script too. Nothing is shown where
 * nothing can be changed any more.
 */
export function ChangeForms({ own: { event, shown, signup }, secretKey, refused }: ChangeFormsProps) {
  const [update, { isLoading }] = useUpdateSignupMutation();
  const { refetch } = useReadSignupQuery(secretKey);
  const [leaveError, setLeaveError] = useState<string>();
  const stays = signup.state === 'coming' || signup.state === 'waiting';
  const faults = Object.entries(refused?.fields ?? {}).map(([field, message]) => [field, { type: 'server', message }]);
  const form = useForm<ChangeTexts>({
    defaultValues: {
      coming: 'true',
      adults: refused?.sent.adults ?? String(signup.adults),
      children: refused?.sent.children ?? String(signup.children),
    },
    ...(refused && {
      errors: {
        ...Object.fromEntries(faults),
        ...(faults.length === 0 && { root: { type: 'server', message: refused.message } }),
      } as FieldErrors<ChangeTexts>,
    }),
    resolver: async (...check) => (await resolver()).changeResolver(...check),
  });

  if (signup.most === 0 || shown.state === 'over' || shown.state === 'cancelled' || shown.state === 'removed')
    return null;

  /** Answers why it was not saved; null if it was. */
  const save = async (coming: boolean, { adults, children }: { adults: number; children: number }) => {
    const { error } = await update({ key: secretKey, coming, adults, children });
    if (!error) return null;
    const failure = asCallError(error);
    if (failure.kind === 'refused') void refetch(); // what is shown here is old
    return failure.text ?? signUp.failed;
  };
  const submit = form.handleSubmit(async (texts) => {
    const message = await save(true, (await resolver()).castChange(texts));
    if (message) form.setError('root', { message });
  });
  const leave = async () => setLeaveError((await save(false, signup)) ?? undefined);

  const action = `${languagePath}${ownPagePath(secretKey)}`;
  const full = signup.most < MAX_HEADS;
  const hint = !full ? undefined : signup.most <= headsOf(signup) && stays ? words.fixed : words.most(signup.most);
  return (
    <Box onFocus={loadRest} sx={{ display: 'grid', gap: 3 }}>
      <Form
        onSubmit={submit}
        action={action}
        error={form.formState.errors.root?.message}
        label={stays ? words.number : words.back}
        buttons={
          <div>
            <Button type="submit" variant="contained" color="secondary" disabled={form.formState.isSubmitting}>
              {form.formState.isSubmitting ? words.saving : stays ? words.save : words.back}
            </Button>
          </div>
        }
      >
        <input type="hidden" name="coming" value="true" />
        {!stays && shown.state === 'full' ? <Typography>{words.backWaiting}</Typography> : null}
        <HeadFields
          control={form.control}
          separately={event.signup_children === 'yes'}
          most={signup.most}
          hint={hint}
        />
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
                {words.leaveHint}
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
