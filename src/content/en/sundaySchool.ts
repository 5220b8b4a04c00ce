import { sample } from '../fact.ts';
import type { Captioned, Item, Meeting } from '../ministry.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const classes = [
  {
    name: 'Little lambs',
    ages: sample('3 to 5 years'),
    text: 'A story, a song with actions, something to colour, and a hand to hold to the toilet and back.',
  },
  {
    name: 'Explorers',
    ages: sample('6 to 8 years'),
    text: 'We act the story out. Everyone has been Goliath at least once.',
  },
  {
    name: 'Bereans',
    ages: sample('9 to 12 years'),
    text: 'Their own Bibles, a map, and a teacher who is glad when they say, but why?',
  },
] as const;

const morning = [
  {
    title: 'You bring them to the side gate',
    text: 'Two teachers greet each child by name and give you a numbered card.',
  },
  { title: 'We sing', text: 'With drum and shaker, standing up, for as long as it takes to stop wriggling.' },
  { title: 'We hear the story', text: 'One passage from the Bible, told so that a child could tell it again.' },
  { title: 'We do something with it', text: 'Draw it, build it, act it, or take it to a neighbour.' },
  {
    title: 'You collect them with the card',
    text: 'No child leaves with anyone else. Ask them for the verse on the way home.',
  },
] as const satisfies readonly Item[];

const meetings = [
  {
    name: 'Sunday school',
    when: sample('Sundays, 11 am to 12:30 pm'),
    where: sample('Classrooms behind the hall, Ruiru'),
  },
  {
    name: 'Holiday Bible week',
    when: sample('First week of April, August and December holidays'),
    where: sample('All three branches'),
  },
] as const satisfies readonly Meeting[];

const gallery = [
  { picture: 'rainbow', caption: 'Noah, with forty animals and two umbrellas' },
  { picture: 'sheep', caption: 'Counting sheep until one is missing' },
  { picture: 'drum', caption: 'The loudest class in Ruiru' },
  { picture: 'tree-by-water', caption: 'Zacchaeus needed a tree. We have one.' },
  { picture: 'star', caption: 'The Christmas play, seen from the back row' },
  { picture: 'basket', caption: 'Five loaves, and enough for everyone' },
] as const satisfies readonly Captioned[];

/** The words of /ministries/sunday-school. */
export const sundaySchool = {
  hero: {
    eyebrow: 'Children’s ministry',
    title: 'Sunday School',
    lead: 'They sing it, act it, draw it and ask about it. By the gate on the way home they can tell it.',
    picture: 'children',
    verse: scripture('Mark 10:14'),
  },
  text: {
    paragraphs: [
      'Children are not the church of tomorrow. They are in the room now, and they pray with more trust than most of us. We teach them in small classes, with teachers who have prepared during the week.',
    ],
  },
  classes: { title: 'Three classes', items: classes },
  morning: { title: 'A Sunday morning, step by step', items: morning },
  parents: {
    title: 'For parents',
    items: [
      'Every teacher has been known to the church for at least a year and is never alone with a child.',
      'Tell us about allergies, medicine and fears. It is written on the card, and the teacher reads it.',
      'You are welcome to sit at the back, on the first day or on any day.',
    ],
  },
  meetings: { title: 'When we meet', items: meetings },
  gallery: { title: 'From our classes', items: gallery },
  verse: scripture('Proverbs 22:6'),
} as const;
