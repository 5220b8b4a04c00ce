import { sample } from '../fact.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

/** The words of /media/sermons (specification, section 2: text on spiritual growth, two quotes, an embedded video). */
export const sermons = {
  hero: {
    eyebrow: 'Sermons',
    title: 'Growing, a season at a time',
    lead: 'Coffee gives nothing for three years. The farmer weeds it all the same.',
  },
  text: {
    title: 'On spiritual growth',
    paragraphs: [
      'Nobody sees a root grow. A person who prays for ten minutes before the house wakes will look much the same in a week. In a year the children have noticed, and in ten the street has.',
      'God grows us by plain means: his word read slowly, prayer that is honest, the company of people who will not flatter us, bread and cup, trouble met with patience. None of these is quick, and none is kept for clever people.',
      'If you have grown dry, do not begin with a great vow. Begin with a psalm. Read it aloud. Tell God one true thing. Come on Thursday and sit among others who are doing the same. The rain is his business.',
    ],
    picture: 'seedling',
  },
  quotes: [scripture('2 Peter 3:18'), scripture('Psalm 1:3')],
  watch: {
    title: 'Watch',
    /** The part of the video's address after `watch?v=`. */
    youtubeId: sample('7_CGP-12AE0'),
    name: sample('The Story of the Bible'),
    text: sample('One story runs from the first page to the last. Six minutes, good to watch with children.'),
    picture: 'book',
    play: 'Play the video',
    link: 'Watch on YouTube',
    blocked: 'The player comes from YouTube and loads when you press play. If it stays empty, follow the link instead.',
  },
  habits: {
    title: 'This week',
    items: [
      { day: 'Monday', text: 'Read Psalm 1 aloud, twice.' },
      { day: 'Wednesday', text: 'Write down one thing you are afraid of, and pray over it.' },
      { day: 'Thursday', text: 'Come at six, or set the hour aside at home.' },
      { day: 'Saturday', text: 'Ring somebody you have not seen, and ask after them.' },
    ],
  },
} as const;
