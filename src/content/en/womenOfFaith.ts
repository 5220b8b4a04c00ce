import { sample } from '../fact.ts';
import type { Captioned, Item, Meeting } from '../ministry.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const circles = [
  {
    title: 'Prayer partners',
    text: 'Two women, one phone call each morning, for a whole year. The pairs are drawn in January.',
  },
  {
    title: 'The table',
    text: 'We cook for a home where there is a new baby, an illness or a burial, and we wash up before we leave.',
  },
  {
    title: 'Hands and trade',
    text: 'Savings circle, tailoring, baking and simple book-keeping, taught by women who earn by it.',
  },
  {
    title: 'Older to younger',
    text: 'Brides, new mothers and girls leaving school each walk with a woman who has been there.',
  },
] as const satisfies readonly Item[];

const meetings = [
  { name: 'Prayer and the word', when: sample('Wednesdays, 2 pm'), where: sample('Church hall, Ruiru') },
  {
    name: 'Evening circle, for those at work',
    when: sample('Every second Monday, 6 pm'),
    where: sample('In homes and online'),
  },
  {
    name: 'Women’s kesha',
    when: sample('Last Friday of the quarter, 9 pm'),
    where: sample('Main sanctuary, Ruiru'),
  },
] as const satisfies readonly Meeting[];

const gallery = [
  { picture: 'seven-candles', caption: 'Seven lamps at the women’s kesha' },
  { picture: 'basket', caption: 'Bread for a house with a new baby' },
  { picture: 'lamp', caption: 'Her lamp does not go out by night' },
  { picture: 'vine', caption: 'Grown slowly, in company' },
  { picture: 'coffee', caption: 'Harvest days, and the songs that go with them' },
  { picture: 'dove', caption: 'Peace asked for, and given' },
] as const satisfies readonly Captioned[];

/** The words of /ministries/women-of-faith. */
export const womenOfFaith = {
  hero: {
    eyebrow: 'Women’s ministry',
    title: 'Women of Faith',
    lead: 'We have buried husbands and raised children, opened shops and closed them. We have seen God keep his word.',
    picture: 'women',
    verse: scripture('Luke 1:45'),
  },
  text: {
    title: 'Come in and sit',
    paragraphs: [
      'On Wednesday afternoon the chairs are set in a circle, so that there is no back row. We read, we pray, and nobody leaves before someone has asked how she is and waited for the answer.',
      'You do not need to be married, or a mother, or sure of what you believe. Bring the baby. Bring the mending. Bring the thing you have told no one.',
    ],
    verse: scripture('Galatians 6:2'),
  },
  circles: { title: 'How we hold one another up', items: circles },
  meetings: { title: 'When we meet', items: meetings },
  gallery: { title: 'From our days together', items: gallery },
} as const;
