import * as english from './en/interface.ts';
import type { Language } from './language.ts';
import * as swahili from './sw/interface.ts';

/** The words of the interface in one language. */
export type InterfaceWords = Omit<typeof swahili, 'approved' | 'unapproved'>;

/** Both languages side by side, for the server; a visitor's page has one of them (`#words/interface.ts`). */
export const interfaceWords: Readonly<Record<Language, InterfaceWords>> = { en: english, sw: swahili };
