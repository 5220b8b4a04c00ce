import { Inbox } from '#web/features/inbox/Inbox.tsx';
import { WaitingRows } from '#web/features/staff-events/waiting/WaitingList.tsx';

/** The inbox of the contact form, for staff only. */
export const MessagesPage = () => <Inbox waiting={<WaitingRows place="inbox" />} />;
