import type { HeldChange } from '#shared/publication/held.ts';

/** Changes that were asked for at once. */
export type HeldGroup = readonly [HeldChange, ...HeldChange[]];

/** What a group is of. It stays when the change is made anew, so that its card stays too. */
export const keyOf = ([{ event, words, username, appears }]: HeldGroup): string =>
  JSON.stringify([event?.id, words?.page, words?.language, username, appears]);

/** What waits, with the events of a series that were saved together as one. */
export function groupsOf(held: readonly HeldChange[]): HeldGroup[] {
  const groups = Map.groupBy(held, ({ id, event, username, at }) =>
    event?.series == null ? String(id) : `${event.series} ${username} ${at}`,
  );
  return [...groups.values()].filter((group): group is [HeldChange, ...HeldChange[]] => group.length > 0);
}
