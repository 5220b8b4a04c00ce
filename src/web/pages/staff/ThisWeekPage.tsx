/** The announcements of this week or the next, for staff only. */
export { ThisWeek as ThisWeekPage } from '#web/features/this-week/ThisWeek.tsx';
