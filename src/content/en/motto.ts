import { sample } from '../fact.ts';
import type { Point } from '../points.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const focusAreas = [
  {
    title: 'Prayer',
    text: 'We ask before we plan. On Thursday evening, at the Friday kesha and in the first minutes of every meeting we bring God the thing itself, by name.',
    verse: scripture('Jeremiah 33:3'),
  },
  {
    title: 'The word',
    text: 'A sermon here starts from an open page. We read the passage aloud, explain it in plain English, Kiswahili or Gĩkũyũ, and leave people able to find it again.',
    verse: scripture('2 Timothy 3:16-17'),
  },
  {
    title: 'Worship',
    text: 'We sing with drum, keyboard and hands, and we also keep silence. Worship is how we spend Monday too: honest scales, a kept promise.',
    verse: scripture('John 4:24'),
  },
  {
    title: 'Evangelism',
    text: 'Each of us has somebody who would come if asked. We ask, and we walk with them to the door.',
    verse: scripture('Romans 10:14'),
  },
  {
    title: 'Discipleship',
    text: 'A new believer is given a Bible, a friend and twelve weeks of patient teaching, and after that someone to teach in turn.',
    verse: scripture('2 Timothy 2:2'),
  },
  {
    title: 'Fellowship',
    text: 'We know each other’s children and each other’s trouble. When one family buries, we all come. When one rejoices, we all eat.',
    verse: scripture('Hebrews 10:24-25'),
  },
  {
    title: 'Family',
    text: 'We prepare couples for marriage, stand with single parents and teach fathers to pray with their children before the day begins.',
    verse: scripture('Joshua 24:15'),
  },
  {
    title: 'Holiness',
    text: 'What we do in the dark should bear the light. We confess, we put right what can be put right, and we help one another to begin again.',
    verse: scripture('1 Peter 1:15-16'),
  },
  {
    title: 'Compassion',
    text: 'School fees, a week’s unga, a visit on the ward: we look for the need that is close enough to be met by hand, and we meet it without a photograph.',
    verse: scripture('James 1:27'),
  },
  {
    title: 'Stewardship',
    text: 'Time, money and skill are on loan. We give the first part, keep clear accounts, and train the next people to take our place.',
    verse: scripture('1 Peter 4:10'),
  },
] as const satisfies readonly Point[];

/** The words of /about/motto (specification, section 2: ten numbered focus areas, each with a scripture). */
export const motto = {
  hero: {
    eyebrow: 'Our motto',
    title: sample('One foundation, one family'),
    lead: 'Ten things we give ourselves to. We read them aloud together on the first Sunday of the year.',
    picture: 'city',
  },
  title: 'Our ten focus areas',
  focusAreas,
  print: 'Print this page',
} as const;
