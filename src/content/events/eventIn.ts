import type { Language } from '../language.ts';

/** An event with its title and description in a language, where the church has written them in it. */
export const eventIn = <
  Event extends { title: string; description: string; title_sw?: string | null; description_sw?: string | null },
>(
  language: Language,
  event: Event,
): Event =>
  language === 'en'
    ? event
    : { ...event, title: event.title_sw || event.title, description: event.description_sw || event.description };
