/** Join our team (rulings, 17). */
export { Teams as JoinOurTeamPage } from '#web/features/ministries/Teams.tsx';
export { approved } from '#words/joinOurTeam.ts';
