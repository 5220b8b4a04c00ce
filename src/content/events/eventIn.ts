import type { Language } from '../language.ts';

/** The texts of an event that the church can write in Kiswahili too. */
interface Texts {
  title: string;
  description: string;
  status_note?: string | null | undefined;
  title_sw?: string | null | undefined;
  description_sw?: string | null | undefined;
  status_note_sw?: string | null | undefined;
}

/** An event with its texts in a language, where the church has written them in it. */
export const eventIn = <Event extends Texts>(language: Language, event: Event): Event =>
  language === 'en'
    ? event
    : {
        ...event,
        title: event.title_sw || event.title,
        description: event.description_sw || event.description,
        status_note: event.status_note_sw || event.status_note,
      };
