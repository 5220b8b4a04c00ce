import { type Branch, type BranchKey, branches as english, type ServiceHour } from '../en/branches.ts';
import { sample } from '../fact.ts';
import { church, serviceHours } from './church.ts';

/** Whether a native reader has approved these words. */
export const approved = false;

/** What of a branch has words. Its names of venues stay as staff write them. */
type BranchWords = Pick<Branch, 'place' | 'town' | 'hours' | 'pastor'>;

const branchHours: readonly ServiceHour[] = [
  {
    day: 'Alhamisi',
    name: 'Alhamisi',
    hours: 'saa 12 jioni hadi saa 1 usiku (06:00pm-07:00pm)',
    opens: '18:00',
    closes: '19:00',
    sample: true,
  },
  {
    day: 'Jumapili',
    name: 'Ibada ya Jumapili',
    hours: 'saa 4 asubuhi hadi saa 6 na nusu mchana (10:00am-12:30pm)',
    opens: '10:00',
    closes: '12:30',
    sample: true,
  },
];

const words: Record<BranchKey, BranchWords> = {
  ruiru: {
    place: church.address.street,
    town: sample('Ruiru, Kaunti ya Kiambu'),
    hours: serviceHours,
    pastor: church.leadPastors.names,
  },
  magomano: {
    place: sample('Kituo cha Biashara cha Magomano, ukumbi wa jamii'),
    town: sample('Magomano, Kaunti ya Kiambu'),
    hours: branchHours,
    pastor: sample('Mchungaji Daniel Mwangi'),
  },
  kithini: {
    place: sample('Shule ya Msingi ya Kithini, ukumbi wa mikutano'),
    town: sample('Kithini, Kaunti ya Machakos'),
    hours: branchHours,
    pastor: sample('Mchungaji Ruth Mutua'),
  },
  juja: {
    place: sample('Barabara ya Gachororo, ghorofa ya pili, juu ya duka la vitabu'),
    town: sample('Juja, Kaunti ya Kiambu'),
    hours: branchHours,
    pastor: sample('Mchungaji Peter Otieno'),
  },
};

/** The church in Ruiru and its three branches, as Kiswahili pages name them. */
export const branches: readonly Branch[] = english.map((branch) => ({ ...branch, ...words[branch.key] }));
