import type { Branch, BranchKey } from './en/branches.ts';
import type { EventLanguage } from './events/eventLanguages.ts';
import type { Fact } from './fact.ts';

interface Parts<Church, Hours, Links> {
  church: Church;
  serviceHours: Hours;
  socialLinks: Links;
  branches: readonly Branch[];
}

/** The keys of the branches besides the church in Ruiru, whose facts are the church's own. */
const OWN_FACTS = ['magomano', 'kithini', 'juja'] as const satisfies readonly BranchKey[];

/** The church's facts as one page of words, which staff edit as `church`. */
export function churchWordsOf<Church, Hours, Links>(parts: Parts<Church, Hours, Links>) {
  const { church, serviceHours, socialLinks, branches } = parts;
  const own = OWN_FACTS.map((key) => [key, branches.find((branch) => branch.key === key)]);
  const branch = Object.fromEntries(own) as Record<(typeof OWN_FACTS)[number], Branch>;
  return { ...church, serviceHours, socialLinks, branch };
}

/** What `branchesOf` reads of the church's facts. */
interface Facts {
  address: { street: Branch['place'] };
  map: Branch['map'];
  serviceHours: Branch['hours'];
  leadPastors: { names: Branch['pastor'] };
  branch: Readonly<Record<(typeof OWN_FACTS)[number], Omit<Branch, 'key'>>>;
}

/** What announcements, feeds and pictures of events are written with, with what staff changed of the church's facts. */
export const eventLanguageWith = (language: EventLanguage, facts: Facts & { name: Fact }): EventLanguage => ({
  ...language,
  church: facts.name.value,
  branches: branchesOf(language.branches, facts),
  serviceHours: facts.serviceHours,
});

/** The branches with what staff changed of the church's facts, in their order. */
export function branchesOf(branches: readonly Branch[], facts: Facts): readonly Branch[] {
  return branches.map((branch) => {
    const { key } = branch;
    if (key !== 'ruiru') return { ...branch, ...facts.branch[key], key };
    const { address, map, serviceHours, leadPastors } = facts;
    return { ...branch, place: address.street, map, hours: serviceHours, pastor: leadPastors.names };
  });
}
