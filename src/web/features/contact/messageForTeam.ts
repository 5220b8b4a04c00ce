import { joinOurTeam } from '#words/joinOurTeam.ts';

/**
 * The message of somebody who wants to join a team; empty if there is no such team. Loaded on demand.
 *
 * @param key the team's name in the address (rulings, 17)
 */
export function messageForTeam(key: string): string {
  const team = joinOurTeam.teams.list.find((one) => one.key === key);
  return team ? joinOurTeam.message.replace('{team}', team.name) : '';
}
