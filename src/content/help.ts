/** One errand of staff's: what to do, step by step, and what the screen shows then. */
export interface Errand {
  /** Names its picture, `public/pictures/help/NAME.webp`. */
  name: string;
  title: string;
  steps: readonly string[];
  /** What the picture shows, for who does not see it. */
  picture: string;
}

/** The size of a picture of a screen, in pixels: a phone of 360 × 640 at twice its size. */
export const HELP_PICTURE = { width: 720, height: 1280 } as const;

/** The help page of staff: the errands that are done most. */
export const errands = [
  {
    name: 'create',
    title: 'Put on an event',
    steps: [
      'Open Upcoming Events and tap Create Event at the foot. On a computer, it is at the left.',
      'Fill in the title, the dates and times, and the venue. Add a picture if you have one.',
      'Tap Create Event. The new event is marked in the list.',
      'In the note that comes, tap See it or Share.',
    ],
    picture: 'The form of a new event, with a title and a description.',
  },
  {
    name: 'paste',
    title: 'Use an announcement from WhatsApp',
    steps: [
      'Copy the announcement in WhatsApp.',
      'Start a new event and paste the text into Description.',
      'Tap Fill in from this text: title, category, date, time and place are filled in. Or tap only the suggestions that are right.',
    ],
    picture: 'The button Fill in from this text under a pasted announcement, with what was found in it.',
  },
  {
    name: 'repeat',
    title: 'Put on an event of every week',
    steps: [
      'Start a new event and fill in the first day.',
      'Under Repeats, choose how often, and when it ends.',
      'Look through the dates. A date can be left out, or moved.',
      'Later you can change one date, or this one and all after it.',
    ],
    picture: 'The choice that an event repeats every week: on which day, and when that ends.',
  },
  {
    name: 'later',
    title: 'Keep a draft, or publish later',
    steps: [
      'In the form, find When people see it.',
      'Choose Keep as a draft: staff alone see the event.',
      'Or choose Publish at… with a date and a time: it comes on the site by itself.',
    ],
    picture: 'The choice when people see an event, with a date and a time.',
  },
  {
    name: 'change',
    title: 'Change an event',
    steps: [
      'Find the event in Upcoming Events, or search for it at the top.',
      'Tap the three dots beside it, then Edit.',
      'Change what is wrong and tap Update Event. The event is marked in the list.',
      'To take it back, open History and tap Go back to this.',
    ],
    picture:
      'The menu of an event: See on the site, Edit, Cancel the event, Move or postpone, Duplicate, Share, Delete and more.',
  },
  {
    name: 'cancel',
    title: 'Cancel, postpone or move an event',
    steps: [
      'Tap the three dots beside the event, then Cancel the event or Move or postpone.',
      'Write a sentence for the visitors if you like.',
      'Tap Cancel the event, or Save. The event stays on the site, marked, so that nobody comes in vain.',
      'Then tell the groups: the dialog has the words ready for WhatsApp.',
    ],
    picture: 'The dialog that cancels, postpones or moves an event.',
  },
  {
    name: 'tell',
    title: 'Send the week to the groups',
    steps: [
      'Open This Week. Choose a branch if it is for one branch.',
      'Change the words if you like. They are kept for this week.',
      'Tap WhatsApp, or copy the words. A picture for the status and a sheet to print are there too.',
    ],
    picture: 'The words of this week, ready for WhatsApp.',
  },
  {
    name: 'signups',
    title: 'Know how many are coming',
    steps: [
      'In the form of an event, open People sign up and tick People sign up for this event. Write how many places there are.',
      'Send the event to the groups. On its page people sign up with a name and a number.',
      'Tap the three dots beside the event, then Sign-ups: the list shows who is coming and who waits. Add, change or take off by hand.',
      'Tap Message everybody to write to all who left a number. Export or print the list for the kitchen or the bus.',
      'On the day, open Count at the door on each phone at the doors. It counts without a network too.',
    ],
    picture: 'The list of an event’s sign-ups: how many are coming, how many places are free, and the buttons.',
  },
  {
    name: 'sermon',
    title: 'Add last Sunday’s sermon',
    steps: [
      'Open Sermons and tap Add a sermon.',
      'Fill in the title and the preacher. Write the passages as in John 3:16-18; notes are for those who read.',
      'Under Sound, tap Choose a recording. It is made small on your phone: keep the page open until then.',
      'Tap Save. The recording is sent meanwhile, and goes on when the network is back or you open Sermons again.',
    ],
    picture: 'The form of a sermon, with the button Choose a recording.',
  },
  {
    name: 'answer',
    title: 'Answer a message',
    steps: [
      'Open Messages and tap the message.',
      'Tap Reply by mail or Reply on WhatsApp.',
      'Tap Answered, so that nobody answers it again. Write a note for the others if you like.',
      'To clear many: Select several, Select all, Delete.',
    ],
    picture: 'An open message with its buttons.',
  },
  {
    name: 'words',
    title: 'Change the hours, or words of a page',
    steps: [
      'Open the page on the site, and tap Edit this page.',
      'Tap what you want to change: an hour, a text, a picture. The page shows your draft; nobody else sees it.',
      'Tap Publish. To publish later, turn on Publish at a day and hour first.',
      'Everything else stands in Words of the site. Undo is in the note that comes; older words are under History.',
    ],
    picture: 'A text of the page About Us, opened in place.',
  },
  {
    name: 'undo',
    title: 'Take back a mistake',
    steps: [
      'Right after it: tap Undo in the note.',
      'Later: open History and find what happened. You can search for it.',
      'Restore a deleted event, or go back to what an event was. This can be undone too.',
    ],
    picture: 'The note after a deletion, with Undo.',
  },
  {
    name: 'invite',
    title: 'Let somebody in',
    steps: [
      'Open Settings from the menu at the top right. Only owners can do this.',
      'Tap Add a person, write a username and choose a role.',
      'Send the link by WhatsApp. With it the person chooses a password. It works once, for 48 hours.',
      'New password makes such a link for somebody who forgot theirs.',
    ],
    picture: 'The dialog that adds a person.',
  },
] as const satisfies readonly Errand[];
