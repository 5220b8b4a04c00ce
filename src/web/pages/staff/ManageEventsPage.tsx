/** The Manage Events screen, for staff only (rulings, 12). */
export { ManageEvents as ManageEventsPage } from '#web/features/staff-events/ManageEvents.tsx';
