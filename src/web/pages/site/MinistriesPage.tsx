import { MinistriesHero } from '#web/features/ministries/MinistriesHero.tsx';
import { Overview } from '#web/features/ministries/Overview.tsx';
import { ServeInvitation } from '#web/features/ministries/ServeInvitation.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** Ministries (specification, section 2). */
export function MinistriesPage() {
  return (
    <>
      <PageHead page="ministries" />
      <MinistriesHero />
      <Overview />
      <ServeInvitation />
    </>
  );
}
