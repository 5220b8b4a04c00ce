import { PrivacyText } from '#web/features/privacy/PrivacyText.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** What the site stores of people, and what they may ask. */
export function PrivacyPage() {
  return (
    <>
      <PageHead page="privacy" />
      <PrivacyText />
    </>
  );
}
