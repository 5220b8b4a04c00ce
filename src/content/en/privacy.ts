import { MAX_SIGNUP_AGE_DAYS } from '#shared/signup/signupLimits.ts';
import { sample } from '../fact.ts';
import { church } from './church.ts';

/** English words need no approval. */
export const approved = true;

/** How long the machine that the site runs on keeps the site's log. */
export const logsKept = sample('about four weeks');

/** One thing that is stored: what, why and for how long. */
export interface StoredThing {
  title: string;
  what: string;
  why: string;
  until: string;
}

const onServer: readonly StoredThing[] = [
  {
    title: 'What you write to us',
    what: 'The name, the email address and the message that you send by the contact form, and your phone number if you give it.',
    why: 'To read it, to answer you, and to pray for you where you ask for it. We send no advertising, and give it to nobody.',
    until:
      'A year after it came, then it is deleted by itself. We keep a message longer only where it is still needed, such as a promise that was made to you. A message that we delete sooner can be brought back for 30 days, in case it was a mistake. Copies made against loss are gone four weeks later.',
  },
  {
    title: 'Who comes to an event',
    what: 'Where people sign up for an event: the name that you give, how many adults and children come, your answer to our question, and your phone number if you want to be told of changes. No names of children.',
    why: 'To know how many will eat, ride or need a seat, and to tell you of changes. Only those who look after the events see the names.',
    until: `${MAX_SIGNUP_AGE_DAYS} days after the event names, phone numbers and answers are deleted by the site itself; how many came stays. Copies made against loss are gone four weeks later.`,
  },
  {
    title: 'Reminders that you ask for',
    what: 'If you press Remind me or Tell me of new events: the address at which your browser’s push service reaches it, the event or the branches and categories, and the language of the page. No name, no number.',
    why: 'To send the notifications that you asked for, and no others. They go through the push service of your browser’s maker, and say nothing personal.',
    until:
      'A reminder is deleted a day after the event, what you follow when you turn it off, and both when your browser no longer takes them. Copies made against loss are gone four weeks later.',
  },
  {
    title: 'How often calls come from one place',
    what: 'The address of your connection, with a number beside it: how many messages, sign-ups, questions or attempts to log in came from there just now.',
    why: 'So that nobody can flood the inbox or the list of an event, or guess a password.',
    until: 'For minutes, a quarter of an hour at most.',
  },
  {
    title: 'The site’s log',
    what: 'For what went wrong or changed something: the moment, the page or the call, and how long the answer took. Not your address, not what you wrote, not what you asked the daily verse. Of our own staff it also names the account and the network that they came from.',
    why: 'To find and mend faults.',
    until: `The log is kept for ${logsKept.value}.`,
  },
  {
    title: 'Accounts of our own staff',
    what: 'A username, a password that is kept only in scrambled form, the key of two-step verification where it is turned on, where they are logged in and on what kind of device, the networks that they logged in from in the last 90 days, in scrambled form, and which events and accounts they changed.',
    why: 'So that only those who look after the events can change them, and mistakes can be undone.',
    until:
      'As long as the account; a login ends by itself after twelve hours without use. The history of events stays, with the name of who changed them.',
  },
];

const onDevice: readonly { title: string; text: string }[] = [
  {
    title: 'What you are typing',
    text: 'so that a lost connection costs you no word. It goes once it is sent, or after a day.',
  },
  { title: 'Your choice of colours', text: 'light, dark, or as the device is set.' },
  { title: 'Which branch is yours', text: 'if you choose one, so that its hours and events come first.' },
  {
    title: 'Your conversation with the daily verse',
    text: 'so that it is still there when you turn the page. Our server answers each question and forgets it.',
  },
  {
    title: 'Your sign-ups for events',
    text: 'the link by which you change them or leave, until some days after the event.',
  },
  { title: 'Copies of pages that you opened', text: 'so that they can be read without a network.' },
  {
    title: 'Sermons',
    text: 'the recordings that you keep for listening without a network, until you remove them, and where you stopped in each.',
  },
  { title: 'A key for staff who have logged in', text: 'until they log out.' },
];

/** The words of /privacy: what Kenya's Data Protection Act, 2019 asks a church to tell. */
export const privacy = {
  eyebrow: 'Privacy',
  title: 'What we know of you, and what we do with it',
  lead: `You can read this whole site without telling us who you are. There is no advertising on it, and nothing follows what you read, here or elsewhere. Here is what ${church.name.value} does store, as Kenya’s Data Protection Act, 2019 asks us to tell you.`,
  server: {
    title: 'What we store',
    labels: { what: 'What', why: 'Why', until: 'How long' },
    things: onServer,
  },
  device: {
    title: 'What stays on your own device',
    lead: 'Your browser keeps a few things for you. We cannot see them, and you can clear them in its settings at any time.',
    things: onDevice,
  },
  elsewhere: {
    title: 'Maps, films and other sites',
    paragraphs: [
      'The map comes from OpenStreetMap and the sermon’s film from YouTube, and each only once you press the button that shows it. They then learn the address of your connection, as any site does that you visit. The links to social media are plain links: nothing is loaded from there before you follow one.',
    ],
  },
  people: {
    title: 'Who sees it',
    paragraphs: [
      'Those who look after this site for the church, each with an account of their own. They read your message to answer it, and pass it on only to the person in the church whom it is for. We sell nothing, and share nothing with anybody outside, unless the law of Kenya obliges us.',
      'Please do not send us by the form what only a doctor, a bank or the police should know. If you write for a child, let it be a parent or a guardian who sends it.',
    ],
  },
  rights: {
    title: 'What you may ask of us',
    list: [
      'To see what we hold of you, and to have a copy of it.',
      'To have it put right where it is wrong.',
      'To have it deleted.',
      'To say no to how we use it, or to take back what you agreed to.',
    ],
    how: 'Write or call, and say who you are and what you would like. It costs nothing. We answer within seven days, and what has to be corrected or deleted is corrected or deleted within fourteen.',
    email: church.email,
    phone: church.phone,
    postal: church.address.postal,
    complaint:
      'If you think that we do not treat your data rightly, please tell us, so that we can mend it. You may also complain at any time to the Office of the Data Protection Commissioner:',
    commissioner: { name: 'odpc.go.ke', href: 'https://www.odpc.go.ke' },
  },
} as const;
