import { type Fact, sample } from '../fact.ts';
import { church, serviceHours } from './church.ts';

/** English words need no approval. */
export const approved = true;

/** One service of the week: its day, its name and hours on screen, and the hours as `HH:MM`, Africa/Nairobi. */
export interface ServiceHour {
  day: string;
  name: string;
  hours: string;
  opens: string;
  closes: string;
  /** Whether it is a sample until the church gives its own. */
  sample?: boolean;
}

/** A branch's name in addresses: `/events.ics?branch=juja`. */
export type BranchKey = 'ruiru' | 'magomano' | 'kithini' | 'juja';

/** One of the church's places. */
export interface Branch {
  key: BranchKey;
  name: string;
  /**
   * The names of its venues, as staff write them: an event whose venue holds one of them belongs to this branch
   * (`branchOf`). The branch's own name always counts.
   */
  venues: readonly string[];
  /** Where it stands, for a line on screen, a map and a calendar. */
  place: Fact;
  town: Fact;
  /** Where the pin stands, in degrees. */
  map: { latitude: number; longitude: number; sample: boolean };
  hours: readonly ServiceHour[];
  pastor: Fact;
}

/** Each branch has hours of its own, so that each is counted as a sample until it is put in. */
const branchHours = (): readonly ServiceHour[] => [
  { day: 'Thursday', name: 'Thursday', hours: '06:00pm-07:00pm', opens: '18:00', closes: '19:00', sample: true },
  { day: 'Sunday', name: 'Sunday service', hours: '10:00am-12:30pm', opens: '10:00', closes: '12:30', sample: true },
];

/** The church in Ruiru and its three branches, the church itself first. */
export const branches: readonly Branch[] = [
  {
    key: 'ruiru',
    name: 'Ruiru',
    venues: ['Main Sanctuary', 'Main Church', 'Church Hall', 'Prayer Garden', 'Ruiru Stadium'],
    place: church.address.street,
    town: sample('Ruiru, Kiambu County'),
    map: church.map,
    hours: serviceHours,
    pastor: church.leadPastors.names,
  },
  {
    key: 'magomano',
    name: 'Magomano',
    venues: ['Magomano Shopping Centre'],
    place: sample('Magomano Shopping Centre, community hall'),
    town: sample('Magomano, Kiambu County'),
    map: { latitude: -1.1372, longitude: 36.9921, sample: true },
    hours: branchHours(),
    pastor: sample('Pastor Daniel Mwangi'),
  },
  {
    key: 'kithini',
    name: 'Kithini',
    venues: ['Kithini Primary School'],
    place: sample('Kithini Primary School, assembly hall'),
    town: sample('Kithini, Machakos County'),
    map: { latitude: -1.2874, longitude: 37.3521, sample: true },
    hours: branchHours(),
    pastor: sample('Pastor Ruth Mutua'),
  },
  {
    key: 'juja',
    name: 'Juja',
    venues: ['Gachororo Road'],
    place: sample('Gachororo Road, second floor above the bookshop'),
    town: sample('Juja, Kiambu County'),
    map: { latitude: -1.1017, longitude: 37.0144, sample: true },
    hours: branchHours(),
    pastor: sample('Pastor Peter Otieno'),
  },
];
