import { scripture } from '../scripture/scripture.ts';

/** English words need no approval. */
export const approved = true;

/** The words of /contact (specification, sections 2, 4, 5 and 8, and what stands around the form). */
export const contact = {
  hero: {
    eyebrow: 'Contact',
    title: 'We would like to hear from you',
    lead: 'A question, a prayer, a visit to plan: a person reads every message.',
    picture: 'bridge',
  },
  form: {
    title: 'Send Us A Message',
    send: 'Send',
    sending: 'Sending...',
    labels: { name: 'Name', email: 'Email', phone_number: 'Phone number (optional)', message: 'Message' },
    required: 'Name, email and message are needed. The phone number is yours to give.',
    withoutScript:
      'Sending a message here needs JavaScript. You can reach us without it: call, text or write an email.',
    kept: 'What you type stays on this device until it is sent.',
    privacy: { before: 'What becomes of your message, and what you may ask of us:', link: 'how we look after it' },
  },
  ways: {
    call: 'Call or text',
    write: 'Write to us',
    visit: 'Come by',
    directions: 'Directions',
    hours: 'Service hours',
  },
  verse: scripture('1 Peter 5:7'),
} as const;
