import { eventLanguage as english } from '../en/eventLanguage.ts';
import type { Language } from '../language.ts';
import { eventLanguage as swahili } from '../sw/eventLanguage.ts';
import type { EventLanguage } from './eventLanguage.ts';

export type { EventLanguage };

/** Both languages side by side, for the server and for staff; a visitor's page has one of them (`#words`). */
export const eventLanguages: Readonly<Record<Language, EventLanguage>> = { en: english, sw: swahili };
