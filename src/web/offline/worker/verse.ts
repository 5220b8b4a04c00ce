import { greeting } from '#content/greeting.ts';
import type { VerseQuestion } from '#shared/verse/verse.ts';

/**
 * Whether a question is the greeting that the page sends by itself: the `first` of a conversation, or a `later` one,
 * whose answer depends on what was said before. Undefined for what a person asks.
 */
export async function greetingOf(request: Request): Promise<'first' | 'later' | undefined> {
  const { message, context }: Partial<VerseQuestion> = await request.json().catch(() => ({}));
  if (message !== greeting) return undefined;
  return context === undefined ? 'first' : 'later';
}

/** The same greeting, sent by the worker. */
export const greetingTo = (url: string): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: greeting }),
  });
