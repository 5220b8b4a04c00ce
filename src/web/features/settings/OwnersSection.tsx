import { useReadAccountQuery } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { BiblesSection } from './BiblesSection.tsx';
import { StaffAccounts } from './StaffAccounts.tsx';

/** The settings that only owners see. */
export function OwnersSection() {
  const { data: account, error, refetch } = useReadAccountQuery();
  if (error) return <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} />;
  if (account?.role !== 'owner') return null;
  return (
    <>
      <StaffAccounts />
      <BiblesSection />
    </>
  );
}
