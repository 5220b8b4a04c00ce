import { MinistriesHero } from '#web/features/ministries/MinistriesHero.tsx';
import { Overview } from '#web/features/ministries/Overview.tsx';
import { ServeInvitation } from '#web/features/ministries/ServeInvitation.tsx';

export { approved } from '#words/ministries.ts';

/** Ministries (specification, section 2). */
export function MinistriesPage() {
  return (
    <>
      <MinistriesHero />
      <Overview />
      <ServeInvitation />
    </>
  );
}
