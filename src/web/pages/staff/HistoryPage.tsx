/** Who changed which event and when, for staff only. */
export { History as HistoryPage } from '#web/features/history/History.tsx';
