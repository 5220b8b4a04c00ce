import { looksSwahili } from '#content/events/looksSwahili.ts';
import type { Language } from '#content/language.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { categories } from '#words/interface.ts';
import { language } from '#words/language.ts';

/** A text of an event as this page shows it, and the language that it is in. */
interface EventText {
  text: string;
  lang: Language;
}

/** The texts of an event that the church can write in Kiswahili too. */
type TextField = 'title' | 'description' | 'signup_question' | 'status_note';

/**
 * A text of an event: in Kiswahili on a Kiswahili page where the church has written one, else as it stands in the English
 * field, where some write Kiswahili too.
 */
export function eventText(event: ChurchEvent, field: TextField): EventText {
  const swahili = event[`${field}_sw`];
  if (language === 'sw' && swahili) return { text: swahili, lang: 'sw' };
  const text = event[field] ?? '';
  return { text, lang: looksSwahili(text) ? 'sw' : 'en' };
}

/** An event's category as this page names it. Another backend may have others than ours. */
export const categoryText = (category: string): EventText => {
  const known = (categories as Readonly<Record<string, string>>)[category];
  return known === undefined ? { text: category, lang: 'en' } : { text: known, lang: language };
};
