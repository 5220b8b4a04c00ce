/** The dashboard with the question whether to delete an event (rulings, 13). */
export { DashboardPage as DashboardEventPage } from './DashboardPage.tsx';
