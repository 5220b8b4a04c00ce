import { GivingBlocks } from '#web/features/give/GivingBlocks.tsx';
import { Paybill } from '#web/features/give/Paybill.tsx';

export { approved } from '#words/give.ts';

/** Give (specification, section 2). */
export function GivePage() {
  return (
    <>
      <Paybill />
      <GivingBlocks />
    </>
  );
}
