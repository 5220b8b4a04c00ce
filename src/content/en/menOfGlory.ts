import { sample } from '../fact.ts';
import type { Captioned, Item, Meeting } from '../ministry.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const pillars = [
  {
    title: 'Pray',
    text: 'For our wives, our children, our work and our town, out loud and by name, even those of us who are new to it.',
  },
  {
    title: 'Provide',
    text: 'With clean hands. We talk openly about debt, wages, side work and saving, and we help one another to plan.',
  },
  {
    title: 'Protect',
    text: 'Our homes from anger and from drink, the weak from the strong, our own eyes from what steals a man slowly.',
  },
  {
    title: 'Pass it on',
    text: 'Every man here has a younger one beside him, and every boy in this church has an uncle in Christ.',
  },
] as const satisfies readonly Item[];

const meetings = [
  {
    name: 'Prayer breakfast',
    when: sample('First Saturday of the month, 6:30 am'),
    where: sample('Church hall, Ruiru'),
  },
  { name: 'Bible study for men', when: sample('Tuesdays, 6:30 pm'), where: sample('In homes; ask for the nearest') },
  {
    name: 'Fathers and sons day',
    when: sample('Last Saturday of every school holiday'),
    where: sample('Announced each term'),
  },
] as const satisfies readonly Meeting[];

const gallery = [
  { picture: 'mount-kenya', caption: 'Six in the morning, before anyone has reached work' },
  { picture: 'path', caption: 'The road we walk together, older men beside younger' },
  { picture: 'tea-rows', caption: 'Work of our hands: the rows above Githunguri' },
  { picture: 'sheep', caption: 'Learning to lead from the Shepherd' },
  { picture: 'keys', caption: 'The keys of a home: trust, held carefully' },
  { picture: 'anchor', caption: 'What keeps a man when the week is heavy' },
] as const satisfies readonly Captioned[];

/** The words of /ministries/men-of-glory. */
export const menOfGlory = {
  hero: {
    eyebrow: 'Men’s ministry',
    title: 'Men of Glory',
    lead: 'A man can be surrounded all week and have nobody to tell the truth to. Here he does.',
    picture: 'men',
    verse: scripture('Proverbs 27:17'),
  },
  text: {
    title: 'Iron, and patience',
    paragraphs: [
      'We are fathers, bachelors, boda riders, engineers, farmers and men between jobs. We meet early because the day is long. Somebody reads, somebody prays, and then we ask each other how it really is at home.',
      'Nobody is lectured. A man who has fallen is not talked about. He is visited. A man who has done well is asked to teach the rest of us how.',
    ],
  },
  pillars: { title: 'What we do', items: pillars },
  meetings: { title: 'When we meet', items: meetings },
  gallery: { title: 'A year among the men', items: gallery },
  verse: scripture('1 Corinthians 16:13-14'),
} as const;
