/** English words need no approval. */
export const approved = true;

/** The title and description of each page that visitors see (specification, section 2). */
export const pageWords = {
  home: {
    title: 'Home',
    description:
      'A church family in Ruiru, Kenya, with branches in Magomano, Kithini and Juja. Service hours, events and a verse for today.',
  },
  about: {
    title: 'About Us',
    description: 'Our mission, our vision, our pastors and what people say of this church family in Ruiru.',
  },
  motto: {
    title: 'Our Motto',
    description: 'Ten things we give ourselves to, each with the scripture it stands on.',
  },
  vision: {
    title: 'Our Vision',
    description: 'To preach and teach the word: six points that say where we are going.',
  },
  mission: {
    title: 'Our Mission',
    description: 'To seek and save the lost: eight points that say what we do each week.',
  },
  ourJourney: {
    title: 'Our Journey',
    description: '',
  },
  ourBranches: {
    title: 'Our Branches',
    description: '',
  },
  magomano: {
    title: 'Magomano',
    description: '',
  },
  kithini: {
    title: 'Kithini',
    description: '',
  },
  juja: {
    title: 'Juja',
    description: '',
  },
  ministries: {
    title: 'Ministries',
    description: 'A place for everyone: men, women, young people and children, and teams to serve in.',
  },
  menOfGlory: {
    title: 'Men of Glory',
    description: 'Men who pray, provide and grow together. When we meet and what we do.',
  },
  womenOfFaith: {
    title: 'Women of Faith',
    description: 'Women who hold one another up in prayer, in work and in the word.',
  },
  youths: {
    title: 'Youths',
    description: 'Young people who follow Christ with their questions, their gifts and their friends.',
  },
  sundaySchool: {
    title: 'Sunday School',
    description: 'Children who learn the Bible by singing it, acting it and asking about it.',
  },
  joinOurTeam: {
    title: 'Join Our Team',
    description: 'Six teams a person can serve in, and how to begin.',
  },
  give: {
    title: 'Give',
    description: 'How to give by M-Pesa paybill, and what your giving does.',
  },
  media: {
    title: 'Media',
    description: '',
  },
  gallery: {
    title: 'Gallery',
    description: 'Ten windows on the life of the church.',
  },
  sermons: {
    title: 'Sermons',
    description: 'On growing in the Spirit, with a sermon to watch.',
  },
  sermon: {
    title: 'Sermon',
    description: 'One sermon of the church: its notes, its recording and its passages.',
  },
  events: {
    title: 'Events',
    description: 'What is coming up: services, keshas, Bible studies and fellowships, with place and time.',
  },
  event: {
    title: 'Event',
    description: 'One event of the church: when and where it is, and what it is about.',
  },
  signup: {
    title: 'Your sign-up',
    description: 'Change how many are coming, or tell the church that you are not.',
  },
  dailyVerse: {
    title: 'Our Verse of the Day',
    description: 'A verse for today, and an answer from the Bible for what you need.',
  },
  contact: {
    title: 'Contact',
    description: 'Send us a message, call us, or find your way to a service.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What this website stores of you and why, for how long, who sees it, and what you may ask of us.',
  },
};

/** Said by the 404 page (specification, section 2). */
export const notFound = {
  title: 'Page not found',
  text: "Sorry, we couldn't find this page.",
  back: 'Back to home',
  /** Of a page that the church has not written yet; links to others follow. */
  beingWritten: (title: string) => `${title} is being written. Meanwhile:`,
  picture: 'lost-sheep',
} as const;
