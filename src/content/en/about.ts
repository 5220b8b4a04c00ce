import { sample } from '../fact.ts';
import { scripture } from '../scripture/scripture.ts';
import { church } from './church.ts';

/** English words need no approval. */
export const approved = true;

/** The words of /about (specification, section 2, About). */
export const about = {
  hero: {
    eyebrow: 'About us',
    title: 'A church built on one foundation',
    lead: 'We are a Bible-teaching church in Ruiru with branches in Magomano, Kithini and Juja. What holds us together is not a building. It is a person.',
    picture: 'cornerstone',
    verse: scripture('1 Corinthians 3:11'),
  },
  mission: {
    eyebrow: 'Our mission',
    title: 'To seek and save the lost',
    paragraphs: [
      'Jesus crossed Jericho to find one man in a tree. So we go where people are: to the stage and the market, the hospital ward, the neighbour’s gate. We tell them what God has done, and we stay long enough to be asked about it.',
    ],
    verse: scripture('Luke 19:10'),
  },
  vision: {
    eyebrow: 'Our vision',
    title: 'To preach and teach the word',
    paragraphs: [
      'We want every home that calls this church its own to have an open Bible on the table and someone who can explain it to a child. That begins on Sunday, when we read a passage, ask what it says, and ask what we will do about it on Monday.',
    ],
    verse: scripture('2 Timothy 4:2'),
  },
  more: {
    title: 'Read further',
    /** On the card of a page that the church has not written yet. */
    soon: 'Soon',
    cards: [
      {
        page: 'motto',
        title: 'Our motto',
        text: 'Ten things we give ourselves to.',
        picture: 'motto',
      },
      {
        page: 'vision',
        title: 'Our vision',
        text: 'Six points that say where we are going.',
        picture: 'vision',
      },
      {
        page: 'mission',
        title: 'Our mission',
        text: 'Eight things we do to seek the lost.',
        picture: 'mission',
      },
      {
        page: 'ourJourney',
        title: 'Our journey',
        text: 'How God has led us so far.',
        picture: 'journey',
      },
    ],
  },
  pastors: {
    eyebrow: 'Associate pastors',
    title: 'Those who serve the branches with us',
    text: `They teach, visit and pray alongside ${church.leadPastors.names.value}. You can speak to any of them after a service.`,
    people: [
      {
        name: sample('Pastor Daniel Mwangi'),
        role: sample('Magomano branch'),
        picture: 'pastor-1',
      },
      { name: sample('Pastor Ruth Mutua'), role: sample('Kithini branch'), picture: 'pastor-2' },
      { name: sample('Pastor Peter Otieno'), role: sample('Juja branch'), picture: 'pastor-3' },
    ],
  },
  testimonials: {
    eyebrow: 'From the congregation',
    title: 'What God has done among us',
    people: [
      {
        name: sample('Mary Wanjiku'),
        from: sample('Ruiru'),
        picture: 'member-1',
        quote: sample(
          'When my husband died I stopped coming. Two women from the church came to my house every Thursday for four months. They never told me to come back. One Sunday I put on my dress and walked there myself.',
        ),
      },
      {
        name: sample('Brian Kiprono'),
        from: sample('Juja'),
        picture: 'member-2',
        quote: sample(
          'I came to Juja for university and for the freedom. I was not looking for God. The youth were reading Mark, one chapter a week, and they let me argue. By chapter fifteen I had no argument left.',
        ),
      },
      {
        name: sample('Joseph Musyoka'),
        from: sample('Kithini'),
        picture: 'member-3',
        quote: sample(
          'I drove a matatu for nineteen years and I was a hard man at home. The men of this church taught me to pray with my children before the first trip. My eldest says that is the day I became his father.',
        ),
      },
    ],
  },
} as const;
