/** The inbox of the contact form, for staff only. */
export { Inbox as MessagesPage } from '#web/features/inbox/Inbox.tsx';
