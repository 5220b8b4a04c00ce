import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

/** A team that a person can serve in. `key` is what the address of the contact form carries (rulings, 17). */
export interface Team {
  key: string;
  name: string;
  does: string;
  asks: string;
}

const list = [
  {
    key: 'ushering',
    name: 'Ushering',
    does: 'The first face a visitor sees. You open the gate, find the seat, and notice who is sitting alone.',
    asks: 'One Sunday in three, from 8:15 am.',
  },
  {
    key: 'choir-and-worship',
    name: 'Choir and worship',
    does: 'Leads the singing in English, Kiswahili and Gĩkũyũ: voices, keyboard, guitar, drum and shaker.',
    asks: 'Practice each week. No audition, only patience.',
  },
  {
    key: 'media',
    name: 'Media',
    does: 'Sound, screen, camera and the recordings that reach those who are at work or in bed on Sunday.',
    asks: 'A steady hand. We will teach you the desk.',
  },
  {
    key: 'sunday-school-teaching',
    name: 'Sunday-school teaching',
    does: 'Tells one story well to twelve children, and knows every one of them by name.',
    asks: 'A year’s promise, a reference, and one evening a month to prepare together.',
  },
  {
    key: 'hospitality',
    name: 'Hospitality',
    does: 'Tea after the service, lunch at the conference, a pot of food for the house that needs one.',
    asks: 'Whatever your week allows.',
  },
  {
    key: 'intercession',
    name: 'Intercession',
    does: 'Prays for what others have written on the cards, and keeps it to itself.',
    asks: 'An hour on Thursday before the service, or from home.',
  },
] as const satisfies readonly Team[];

/** The words of /ministries/join-our-team (rulings, 17). */
export const joinOurTeam = {
  hero: {
    eyebrow: 'Join our team',
    title: 'There is work here with your name on it',
    lead: 'No experience needed. Come and stand beside somebody who does it already, and see.',
    picture: 'team',
    verse: scripture('1 Peter 4:10'),
  },
  teams: { title: 'Six teams', asksLabel: 'What it asks', button: 'I would like to join', list },
  begin: {
    title: 'How it begins',
    steps: [
      'You send us a message with the team’s name in it.',
      'The team’s leader calls you within the week.',
      'You come for two Sundays to watch, and then you decide.',
    ],
  },
  /** Stands in the contact form's message when somebody comes from a team; `{team}` is its name. */
  message: 'I would like to join the {team} team. ',
} as const;
