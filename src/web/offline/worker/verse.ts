import { greeting as english } from '#content/en/interface.ts';
import { LANGUAGES, type Language } from '#content/language.ts';
import { greeting as swahili } from '#content/sw/interface.ts';
import type { VerseQuestion } from '#shared/verse/verse.ts';

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
export const greetingTo = (url: string, language: Language): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: greetings[language] }),
  });
