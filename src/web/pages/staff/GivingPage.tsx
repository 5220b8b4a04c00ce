import { Giving } from '#web/features/giving-accounts/Giving.tsx';
import { SecondFactor } from '#web/features/profile/SecondFactor.tsx';

/** Where money goes, for staff only. An owner without a second factor sets one up here before they change anything. */
export function GivingPage() {
  return <Giving setUp={(onDone) => <SecondFactor onDone={onDone} />} />;
}
