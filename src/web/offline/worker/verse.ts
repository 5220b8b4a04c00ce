import { greeting as english } from '#content/en/interface.ts';
import { LANGUAGES, type Language } from '#content/language.ts';
import { greeting as swahili } from '#content/sw/interface.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { VerseQuestion } from '#shared/verse/verse.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

/** The API's origin. */
export const backend = new URL(import.meta.env.VITE_API_HOST || origin).origin;
const verseAddress = backend + endpoints.askVerse.path;

/** The cache key of the day's verse: one for each language. */
export const verseKey = (language: Language): string =>
  language === 'en' ? verseAddress : `${verseAddress}?lang=${language}`;

const greetings: Readonly<Record<Language, string>> = { en: english, sw: swahili };

/**
 * The language of the greeting that a page sends by itself, and whether it begins a conversation: the answer to a later
 * greeting depends on earlier messages. Undefined for a person's question.
 */
export async function greetingOf(request: Request): Promise<{ language: Language; isFirst: boolean } | undefined> {
  const { message, context }: Partial<VerseQuestion> = await request.json().catch(() => ({}));
  const language = LANGUAGES.find((known) => greetings[known] === message);
  return language && { language, isFirst: context === undefined };
}

/** The same greeting, sent by the worker. */
export const greetingIn = (language: Language): Request =>
  new Request(backend === origin ? verseKey(language) : verseAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: greetings[language] }),
  });
