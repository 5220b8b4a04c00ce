import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { SignupListAnswer, StaffSignup } from '#shared/signup/staffSignups.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import type { Failure } from '#web/api/errors.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';

/** A sign-up as a form holds it. */
type Filled = SignupInput & { coming: boolean };

interface Answered {
  data?: SignupListAnswer;
  error?: Failure;
}

/** The changes of an event's sign-ups. Each can be undone by its toast. */
export type SignupChanges = ReturnType<typeof useSignupChanges>;

const filledOf = ({ name, adults, children, phone_number, answer, state }: StaffSignup): Filled => ({
  name,
  adults,
  children,
  phone_number,
  answer,
  coming: state !== 'left',
});

/** The changes of an event's sign-ups, each with its toast. */
export function useSignupChanges(eventId: string) {
  const [create] = signupsApi.useCreateStaffSignupMutation();
  const [update] = signupsApi.useUpdateStaffSignupMutation();
  const [remove] = signupsApi.useDeleteSignupMutation();
  const [restore] = signupsApi.useRestoreSignupMutation();
  const [updateClosing] = signupsApi.useUpdateSignupClosingMutation();

  const tell = (answered: Answered, undo?: () => Promise<unknown>) => tellOutcome(answered, 'Done.', { undo });
  const putBack = async (id: number) => tell(await restore({ id }));
  const takeOff = async (id: number) => tell(await remove({ id }), () => putBack(id));

  return {
    /** Adds a sign-up; answers the error for the form, or null after a success. */
    add: async (signup: SignupInput, key: string): Promise<Failure | null> => {
      const answered: Answered = await create({ id: eventId, key, ...signup });
      if (answered.error) return answered.error;
      const id = answered.data?.changed;
      tell(answered, id === undefined ? undefined : () => takeOff(id));
      return null;
    },
    /** Changes a sign-up; answers the error for the form, or null after a success. */
    change: async (before: StaffSignup, signup: Filled): Promise<Failure | null> => {
      const answered: Answered = await update({ id: before.id, ...signup });
      if (answered.error) return answered.error;
      tell(answered, async () => tell(await update({ id: before.id, ...filledOf(before) })));
      return null;
    },
    remove: async ({ id }: StaffSignup) => takeOff(id),
    restore: async ({ id }: StaffSignup) => tell(await restore({ id }), () => takeOff(id)),
    /** Marks it as not spam. */
    isPerson: async (signup: StaffSignup) => tell(await update({ id: signup.id, ...filledOf(signup), spam: false })),
    /** Closes the sign-up of the event at once, or opens it again. */
    close: async (closed: boolean) =>
      tell(await updateClosing({ id: eventId, closed }), async () =>
        tell(await updateClosing({ id: eventId, closed: !closed })),
      ),
  };
}
