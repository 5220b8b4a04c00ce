import type { CareWords, DistressKind } from './care.ts';

const MAY_BE = 'If you are in danger, or think of ending your life, please call {lines} now.';

/** Words of care in English: short, because they are read in pain, on a small screen. */
export const english: Record<DistressKind, CareWords> = {
  despair: {
    clear:
      'I am so glad that you wrote this, and sorry that it hurts so much. Your life is precious. Please do not stay ' +
      'alone with this: call now, or go to somebody you trust.',
    possible: `Thank you for telling this. You matter, and you do not have to carry it alone. ${MAY_BE}`,
    note: 'If there are pills, poison, a rope or a blade near you, go away from them, to where people are.',
  },
  poison: {
    clear:
      'Please call 999 or 112 now, or go to the nearest hospital, even if nothing hurts yet. Take the packet along, and ' +
      'do not stay alone. Life is precious, and there is help.',
    possible:
      'If somebody has swallowed poison or too much medicine, please call {lines} now, or go to the nearest hospital, ' +
      'even if nothing hurts yet.',
    note: 'Do not wait, and do not try to vomit. Tell the doctors what it was and how much.',
  },
  violence: {
    clear:
      'I am so sorry. What is being done to you is wrong, and it is not your fault. Please get to a safe place if you ' +
      'can, and let somebody help you.',
    possible:
      'I am sorry that you live with this. Nobody has the right to hurt you or to make you afraid. If you are in ' +
      'danger, please call {lines}.',
    note: 'If somebody looks at your phone, close this page when you have called.',
  },
  sexual: {
    clear:
      'I am so sorry. What was done to you is wrong, and it is not your fault. You do not have to be alone with it: ' +
      'these people will listen and believe you.',
    possible:
      'I am sorry. Nobody may touch you or press you against your will, and it is never your fault. If somebody does, ' +
      'please call {lines}.',
    note: 'A hospital can still protect you from HIV and from pregnancy, best within 72 hours, and keeps the proof.',
  },
  child: {
    clear:
      'You did right to tell this. It is wrong, and it is not your fault. Please call 116, they help children, and tell ' +
      'a grown-up whom you trust, today.',
    possible:
      'Thank you for telling this. Nobody may hurt you or ask you to keep bad secrets. If somebody does, please call ' +
      '{lines}, or tell a grown-up whom you trust.',
    note: 'If the first grown-up does not help, tell another one, until somebody does.',
  },
  otherDespair: {
    clear:
      'Thank you for caring. Take it seriously: stay with them, listen, ask openly whether they think of dying, and call ' +
      'with them or for them.',
    possible:
      'Thank you for caring. Ask openly how they are, and listen. If they may be in danger, stay with them and call ' +
      '{lines}.',
    note: 'Put pills, poison, ropes and blades out of reach, and do not promise to keep it a secret.',
  },
  otherViolence: {
    clear:
      'Thank you for standing by them. Believe them, do not blame them, and help them to a safe place if they want it. ' +
      'These people know what to do.',
    possible: 'Thank you for caring. Listen, and believe what you are told. If somebody is in danger, call {lines}.',
    note: 'Do not face the one who does it alone. If it is happening now, call the police.',
  },
  otherChild: {
    clear:
      'Thank you for caring for this child. Believe the child, say that it is not the child’s fault, keep the child ' +
      'away from whoever does this, and call now.',
    possible: 'Thank you for caring. If a child may be in danger, call {lines}: they will tell you what to do.',
    note: 'After sexual abuse, go to a hospital first, best within 72 hours. Do not settle it within the family.',
  },
  harm: {
    clear:
      'It is good that you wrote this before anything happens. Please go away from them now, and put down whatever could ' +
      'hurt somebody. Talk to one of these people until it is calmer.',
    possible:
      'It is good that you wrote this. Anger this strong can be told to somebody. If you may hurt a person, go away from ' +
      'them now and call {lines}.',
    note: 'You can decide anew in this moment. Nothing has to happen tonight.',
  },
};
