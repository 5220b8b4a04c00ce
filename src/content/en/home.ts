import { sample } from '../fact.ts';
import { scripture } from '../scripture/scripture.ts';
import { church } from './church.ts';

/** English words need no approval. */
export const approved = true;

/** The words of the home page (specification, section 2, Home). */
export const home = {
  hero: {
    title: church.name,
    tagline: church.tagline,
    picture: 'hero',
    upright: 'hero-tall',
    film: { webm: '/film/hero.webm', mp4: '/film/hero.mp4' },
    visit: 'Plan a visit',
    events: 'See all events',
    nextService: 'Next service',
    next: 'Next event',
  },
  intro: {
    eyebrow: 'Welcome',
    title: 'Connect with Our congregation',
    paragraphs: [
      'You will find us in Ruiru on Sunday mornings: traders and teachers, students and grandmothers, people with steady work and people still looking for it. Sit where you like. By the second song somebody will have asked your name, and meant it.',
      'In the week we meet in homes, on the phone and at hospital beds, in Ruiru and in our branches at Magomano, Kithini and Juja. If you are new to the area, or new to faith, start wherever it is easiest.',
    ],
    picture: 'welcome',
    about: 'About us',
    ministries: 'Find your people',
  },
  slides: {
    title: 'Divine Inspiration',
    label: 'Seven scriptures in pictures',
    slides: [
      { picture: 'lamp', quote: scripture('Psalm 119:105') },
      { picture: 'sheep', quote: scripture('Psalm 23:1-2') },
      { picture: 'tree-by-water', quote: scripture('Jeremiah 17:7') },
      { picture: 'vine', quote: scripture('John 15:5') },
      { picture: 'anchor', quote: scripture('Hebrews 6:19') },
      { picture: 'rainbow', quote: scripture('Lamentations 3:22-23') },
      { picture: 'star', quote: scripture('Matthew 2:10') },
    ],
  },
  leadership: {
    eyebrow: 'Church leadership',
    names: church.leadPastors.names,
    role: 'Lead pastors',
    paragraphs: [
      sample(
        'Samuel and Grace began with nine people and a borrowed room. He teaches most Sundays and she leads the prayer that comes before it, on Thursday, when the room is quieter and people say what they truly need.',
      ),
      sample(
        'Their door is open on Tuesday afternoons. No appointment, no form. If you would like someone to pray with you, come then, or tell them at the door on Sunday.',
      ),
    ],
    people: [
      { name: sample('Samuel Kamau'), picture: 'lead-1' },
      { name: sample('Grace Kamau'), picture: 'lead-2' },
    ],
    verse: scripture('1 Thessalonians 2:8'),
  },
  themes: {
    eyebrow: 'Year by year',
    title: 'Featured Themes',
    text: 'Each January we ask God for one word to live by, and we carry it until December.',
    themes: [
      {
        name: '2025',
        line: sample('A year crowned with goodness'),
        picture: 'theme-2025',
        verse: scripture('Psalm 65:11'),
      },
      {
        name: '2024',
        line: sample('The year of open doors'),
        picture: 'theme-2024',
        verse: scripture('Revelation 3:8'),
      },
      {
        name: '2023',
        line: sample('Built on the rock'),
        picture: 'theme-2023',
        verse: scripture('Matthew 7:24'),
      },
    ],
  },
  verse: {
    title: 'A word for the day you are having',
    text: 'Ask for a verse, a passage or simply for help, and read what the Bible says about it.',
    picture: 'contact',
    button: 'Bible Verse of the Day',
  },
  visit: {
    eyebrow: 'Visit us',
    title: 'Service hours',
    text: sample(
      'Every service is open to everyone. Children have their own class during the second service, and there is level ground all the way to the left-hand door.',
    ),
    find: 'Where we are',
    reach: 'Speak to us',
    directions: 'Directions',
    showMap: 'Show the map',
    mapUnreachable: 'The map cannot be loaded just now. The address and directions stand here.',
    mapTitle: 'Map of Ruiru with the church marked',
  },
} as const;
