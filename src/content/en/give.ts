import type { Fact } from '../fact.ts';
import { scripture } from '../scripture/scripture.ts';
import { church } from './church.ts';

/** English words need no approval. */
export const approved = true;

/** One step of paying on the phone, and the value to be entered or checked at it. */
interface Step {
  text: string;
  fact?: Fact;
}

const steps = [
  { text: 'Open M-Pesa and choose Lipa na M-Pesa, then Pay Bill.' },
  { text: 'Enter the business number', fact: church.giving.paybill },
  { text: 'Enter the account number', fact: church.giving.account },
  { text: 'Enter the amount in shillings, then your M-Pesa PIN.' },
  { text: 'Before you confirm, check that the name shown is', fact: church.giving.accountName },
  { text: 'Keep the message that M-Pesa sends you. It is your receipt.' },
] as const satisfies readonly Step[];

/** The words of /give (specification, sections 1 and 2: two blocks of text and picture, paybill and account number). */
export const give = {
  hero: {
    eyebrow: 'Give',
    title: 'Giving is part of how we worship',
    lead: 'If you are visiting, please feel no duty to give: you are our guest. If this is your church family, thank you. Here is how.',
  },
  blocks: [
    {
      title: 'Give what you have decided, and be glad',
      paragraphs: [
        'Nobody here is asked how much, and nobody is thanked by name from the front. Decide it at home, with your wife or husband if you are married, and bring it as you would bring any gift: freely.',
        'A hundred shillings from someone who has a hundred and fifty is a great deal of money. God sees it so, and so do we.',
      ],
      verse: scripture('2 Corinthians 9:7'),
      picture: 'offering',
    },
    {
      title: 'What your giving does',
      paragraphs: [
        'It pays the rent of the halls, keeps the lights and the sound on, and puts fuel in the car that goes to Magomano and Kithini. It buys Bibles for children who have finished their first year of Sunday school.',
        'A part of every offering is set aside for people in need before anything else is paid. You can read the accounts at the annual meeting, and ask about any line in them.',
      ],
      verse: scripture('Proverbs 3:9-10'),
      picture: 'wheat',
    },
  ],
  /** Whose name M-Pesa shows before one confirms. */
  payee: church.giving.accountName,
  mpesa: {
    eyebrow: 'M-Pesa',
    title: 'Give by paybill',
    paybill: { label: 'Paybill number', fact: church.giving.paybill },
    account: { label: 'Account number', fact: church.giving.account },
    copy: 'Copy',
    copied: 'Copied',
    choose: {
      branch: 'Branch',
      purpose: 'Purpose',
      /** Where the numbers stand once both are chosen. */
      first: 'Choose a branch and a purpose, and the two numbers to enter appear here.',
    },
    /** Below the numbers, with the day of their last change. */
    since: (day: string) => `These numbers have not changed since ${day}.`,
    poster: { show: 'QR code for a poster', name: (of: string) => `QR code with the numbers for ${of}` },
    failed: 'The numbers could not be loaded. Please do not send money by memory: try again.',
    stepsTitle: 'On your phone, step by step',
    steps,
    care: 'We never ask for money by a private call or message, and no pastor has a paybill of their own for the church. If somebody asks you in our name, please tell us.',
    contact: 'Ask about giving',
  },
} as const;
