import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { BiblesSection } from './BiblesSection.tsx';
import { StaffAccounts } from './StaffAccounts.tsx';

/** The settings that only owners see. */
export function OwnersSection() {
  const account = staffFrameApi.useReadAccountQuery();
  if (account.error) return <QueryState of={account} />;
  if (account.data?.role !== 'owner') return null;
  return (
    <>
      <StaffAccounts />
      <BiblesSection />
    </>
  );
}
