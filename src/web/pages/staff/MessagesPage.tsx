import { RequireStaff } from '#web/auth/RequireStaff.tsx';
import { Inbox } from '#web/features/inbox/Inbox.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The inbox of the contact form, for staff only. */
export function MessagesPage() {
  return (
    <RequireStaff>
      <PageHead page="messages" />
      <Inbox />
    </RequireStaff>
  );
}
