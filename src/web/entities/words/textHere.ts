import { looksSwahili } from '#content/events/looksSwahili.ts';
import type { Language } from '#content/language.ts';
import { language } from '#words/language.ts';

/** A text as this page shows it, and the language that it is in. */
export interface TextHere {
  text: string;
  lang: Language;
}

/**
 * A text that staff wrote. A Kiswahili page shows the Kiswahili text if there is one. Otherwise it is the text of the
 * English field, which may be in Kiswahili too.
 */
export function textHere(text: string, swahili?: string | null): TextHere {
  if (language === 'sw' && swahili) return { text: swahili, lang: 'sw' };
  return { text, lang: looksSwahili(text) ? 'sw' : 'en' };
}
