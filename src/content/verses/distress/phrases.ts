import type { VerseLanguage } from '#shared/verse/verse.ts';

/** What phrases tell, before it is known who is in danger and how old. */
export type Matter = 'despair' | 'poison' | 'hurt' | 'sexual' | 'harm';

/** Ways in which people tell of danger. */
export interface DangerPhrases {
  matter: Matter;
  /** Of whom they tell: of the writer, or of somebody else. */
  who: 'self' | 'other';
  level: 'clear' | 'possible';
  language: VerseLanguage;
  /** One phrase a line, in the grammar of `server/verses/distress/grammar.ts`; `#` begins a comment. */
  lines: string;
}
