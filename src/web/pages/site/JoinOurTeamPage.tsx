/** Join our team (rulings, 17). */
export { Teams as JoinOurTeamPage } from '#web/features/church/Teams.tsx';
export { approved } from '#words/joinOurTeam.ts';
