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

/** The changes of an event's sign-ups. */
export type SignupChanges = ReturnType<typeof useSignupChanges>;

function filledOf(signup: Omit<StaffSignup, 'id' | 'version'>): Filled {
  const { name, adults, children, phone_number, answer, state } = signup;
  return { name, adults, children, phone_number, answer, coming: state !== 'left' };
}

/**
 * The changes of an event's sign-ups. Each can be undone by its toast, unless somebody has changed the same meanwhile: a
 * change names the version that was seen.
 */
export function useSignupChanges(eventId: string) {
  const [create] = signupsApi.useCreateStaffSignupMutation();
  const [update] = signupsApi.useUpdateStaffSignupMutation();
  const [remove] = signupsApi.useDeleteSignupMutation();
  const [restore] = signupsApi.useRestoreSignupMutation();
  const [updateClosing] = signupsApi.useUpdateSignupClosingMutation();

  const tell = (answered: Answered, undo?: () => Promise<unknown>) => tellOutcome(answered, 'Done.', { undo });
  const putBack = async (id: number) => tell(await restore({ id }));
  const takeOff = async (id: number, version?: number) => tell(await remove({ id, version }), () => putBack(id));

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
      const answered: Answered = await update({ id: before.id, version: before.version, ...signup });
      if (answered.error) return answered.error;
      const saved = answered.data?.signups.find(({ id }) => id === before.id);
      tell(answered, async () => tell(await update({ id: before.id, version: saved?.version, ...filledOf(before) })));
      return null;
    },
    remove: async ({ id, version }: StaffSignup) => takeOff(id, version),
    restore: async ({ id }: StaffSignup) => tell(await restore({ id }), () => takeOff(id)),
    /** Marks it as not spam. */
    isPerson: async ({ id, version, ...signup }: StaffSignup) =>
      tell(await update({ id, version, ...filledOf(signup), spam: false })),
    /** Closes the sign-up of the event at once, or opens it again. */
    close: async (closed: boolean) =>
      tell(await updateClosing({ id: eventId, closed }), async () =>
        tell(await updateClosing({ id: eventId, closed: !closed })),
      ),
  };
}
