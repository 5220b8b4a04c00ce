import type { Point } from '../points.ts';
import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

const points = [
  {
    title: 'We pray for people by name',
    text: 'Each member keeps a list of five people who do not yet know Christ, and prays through it before speaking to any of them.',
    verse: scripture('1 Timothy 2:1'),
  },
  {
    title: 'We go where they are',
    text: 'The bus stage at dawn, the market on Saturday, the hostel, the ward, the county prison. We do not wait to be found.',
    verse: scripture('Luke 14:23'),
  },
  {
    title: 'We say it plainly',
    text: 'That God made us, that we have all gone our own way, that Christ died for us and lives, and that anyone may come. No pressure and no performance.',
    verse: scripture('Romans 10:9'),
  },
  {
    title: 'We open the door',
    text: 'A greeting at the gate, a seat that nobody minds you taking, and a word in your own language. Strangers do not stay strangers for long.',
    verse: scripture('Romans 15:7'),
  },
  {
    title: 'We go after the one who has stopped coming',
    text: 'When a chair is empty for two Sundays, somebody calls. When it is empty for three, somebody knocks.',
    verse: scripture('Luke 15:4'),
  },
  {
    title: 'We baptise and teach',
    text: 'Those who believe are baptised, and they are walked through the first year with a teacher beside them.',
    verse: scripture('Matthew 28:19-20'),
  },
  {
    title: 'We feed, clothe and visit',
    text: 'A person who is hungry hears better after supper. We give because Christ gave, whether or not the one who eats will ever pray with us.',
    verse: scripture('Matthew 25:35-36'),
  },
  {
    title: 'We send',
    text: 'Three branches began as one family driving out on a Sunday afternoon. We are asking God where the next one should go, and who.',
    verse: scripture('Isaiah 6:8'),
  },
] as const satisfies readonly Point[];

/** The words of /about/mission (specification, section 2: eight numbered points). */
export const mission = {
  hero: {
    eyebrow: 'Our mission',
    title: 'To seek and save the lost',
    lead: 'A shepherd with a hundred sheep counts them in the evening and finds ninety-nine. Everything on this page follows from what he does next.',
    picture: 'mission',
    verse: scripture('Luke 19:10'),
  },
  title: 'What we do',
  points,
  invitation: {
    title: 'Is there someone you would like us to pray for?',
    text: 'Send us a first name. Nothing more is needed, and nobody is contacted unless you ask.',
    button: 'Send a name',
  },
} as const;
