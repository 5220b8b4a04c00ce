import { GivingBlocks } from '#web/features/give/GivingBlocks.tsx';
import { Paybill } from '#web/features/give/Paybill.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** Give (specification, section 2). */
export function GivePage() {
  return (
    <>
      <PageHead page="give" />
      <Paybill />
      <GivingBlocks />
    </>
  );
}
