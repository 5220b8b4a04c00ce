/** The admin dashboard (specification, section 2); it opens without a token, since it lists public data (rulings, 14). */
export { Dashboard as DashboardPage } from '#web/features/staff-events/Dashboard.tsx';
