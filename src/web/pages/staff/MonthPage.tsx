/** The month as staff see it: events are moved from day to day. */
export { StaffMonth as MonthPage } from '#web/features/staff-events/month/StaffMonth.tsx';
