import type { Point } from '../points.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const points = [
  {
    title: 'A pulpit where the Bible is opened',
    text: 'Sermons that go through whole books, so that the easy pages and the hard ones are both heard and nobody’s favourite subject takes the place of God’s.',
    verse: scripture('2 Timothy 4:2'),
  },
  {
    title: 'Every member a reader',
    text: 'No one should have to take the preacher’s word for it. We teach people to read a passage for themselves, and we find large print, audio or Kiswahili for those who need it.',
    verse: scripture('Acts 17:11'),
  },
  {
    title: 'Homes where the word is spoken',
    text: 'Ten minutes at the table, a psalm on the road to school: parents are the first teachers, and the church’s work is to help them.',
    verse: scripture('Deuteronomy 6:6-7'),
  },
  {
    title: 'A generation that knows it young',
    text: 'Children and young people taught with as much care as their parents, by people who have prepared and who stay for more than a term.',
    verse: scripture('2 Timothy 3:15'),
  },
  {
    title: 'Teachers raised in every branch',
    text: 'Magomano, Kithini and Juja each with people of their own who can rightly teach, so that the word does not wait for a car from Ruiru.',
    verse: scripture('Ephesians 4:11-12'),
  },
  {
    title: 'A word that is lived',
    text: 'Teaching has done its work when a debt is paid, a brother is forgiven, a bribe is refused. We want to be known in this town by what we do with what we hear.',
    verse: scripture('James 1:22'),
  },
] as const satisfies readonly Point[];

/** The words of /about/vision (specification, section 2: six numbered points). */
export const vision = {
  hero: {
    eyebrow: 'Our vision',
    title: 'To preach and teach the word',
    lead: 'A seed is small, and it is enough. Six points say what we hope to see grow.',
    picture: 'vision',
    verse: scripture('Isaiah 55:10-11'),
  },
  title: 'Where we are going',
  points,
  next: 'What we do about it: our mission',
} as const;
