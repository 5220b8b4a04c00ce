import { sample } from '../fact.ts';
import type { Captioned, Item, Meeting } from '../ministry.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const questions = [
  {
    title: 'Can I come if I am not sure I believe?',
    text: 'Yes. Some of our best evenings began with someone who did not. You will not be put on the spot.',
  },
  {
    title: 'If God is good, why did my mother die?',
    text: 'We do not have a short answer. We have a Bible full of people who asked, a Saviour who wept, and friends who will sit with you.',
  },
  {
    title: 'What about money, sex and my phone?',
    text: 'We talk about all three, girls and boys sometimes together and sometimes apart, with leaders who tell the truth about their own lives.',
  },
  {
    title: 'I have a gift. Is there room for it?',
    text: 'There is a drum kit, a camera, a football team and a microphone. Speak to any leader and you will be using it within the month.',
  },
] as const satisfies readonly Item[];

const meetings = [
  { name: 'Youth fellowship', when: sample('Saturdays, 3 to 5 pm'), where: sample('Church grounds, Ruiru') },
  { name: 'Campus group', when: sample('Thursdays, 7 pm'), where: sample('Juja, near the main gate') },
  { name: 'Football and a short word', when: sample('Sundays, 3 pm'), where: sample('Ruiru Stadium, outer pitch') },
] as const satisfies readonly Meeting[];

const gallery = [
  { picture: 'drum', caption: 'Practice on Friday, praise on Saturday' },
  { picture: 'flame', caption: 'Night of worship' },
  { picture: 'star', caption: 'Star-gazing at the August camp' },
  { picture: 'acacia', caption: 'Lunch under the one tree with shade' },
  { picture: 'rainbow', caption: 'It rained on sports day. Nobody left.' },
  { picture: 'book', caption: 'Mark, one chapter a week' },
] as const satisfies readonly Captioned[];

/** The words of /ministries/youths. */
export const youths = {
  hero: {
    eyebrow: 'Youth ministry',
    title: 'Youths',
    lead: 'Thirteen to thirty. Come with your questions, your gift and your friend.',
    picture: 'youths',
    verse: scripture('1 Timothy 4:12'),
  },
  text: {
    title: 'Saturday at three',
    paragraphs: [
      'Two songs you know, one you will learn, a passage, and then small groups under the trees. We finish with football or tea, depending on the sky.',
      'Nobody is too young to lead here. Those in Form Four teach those in Form One, and the ones who have just found work help the ones who have not.',
    ],
  },
  questions: { title: 'Questions we have been asked', items: questions },
  meetings: { title: 'Where to find us', items: meetings },
  gallery: { title: 'This year so far', items: gallery },
  verse: scripture('Ecclesiastes 12:1'),
} as const;
