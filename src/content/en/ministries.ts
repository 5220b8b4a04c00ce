import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

/** The words of /ministries (specification, section 2: a hero with scripture quotes, and the overview). */
export const ministries = {
  hero: {
    eyebrow: 'Ministries',
    title: 'Many members, one body',
    lead: 'Sunday is where we all meet. The week is where we grow, each among people who are carrying the same things.',
    picture: 'ministries',
    verses: [scripture('Romans 12:4-5'), scripture('1 Corinthians 12:7')],
  },
  overview: {
    title: 'Where do you belong?',
    cards: [
      {
        page: 'menOfGlory',
        title: 'Men of Glory',
        text: 'Brothers who pray before work, tell one another the truth, and raise their children on purpose.',
        link: 'Men of Glory',
        picture: 'men',
      },
      {
        page: 'womenOfFaith',
        title: 'Women of Faith',
        text: 'Mothers, widows, business owners and brides who hold each other up in prayer and in plain help.',
        link: 'Women of Faith',
        picture: 'women',
      },
      {
        page: 'youths',
        title: 'Youths',
        text: 'From Form One to first job: honest questions, loud songs, and a faith that is your own.',
        link: 'Youths',
        picture: 'youths',
      },
      {
        page: 'sundaySchool',
        title: 'Sunday School',
        text: 'Children from three to twelve who sing the Bible, act it out, and take a verse home.',
        link: 'Sunday School',
        picture: 'children',
      },
    ],
  },
  team: {
    title: 'Or come and serve',
    text: 'Six teams make a Sunday possible. Each is glad of a beginner.',
    button: 'Join our team',
    picture: 'team',
  },
} as const;
