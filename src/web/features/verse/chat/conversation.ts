import type { Language } from '#content/language.ts';
import type { HelpLine, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import { dailyVerse, type LanguageText } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';

/**
 * A message of the user and the bot's message to it (specification, section 3). Without an answer and a failure it waits
 * to be answered.
 */
export interface Exchange {
  id: number;
  question: string;
  /** The page's own greeting: only the answer is shown. */
  byPage?: true;
  /** The question is sent again, after a failure. */
  again?: true;
  answer?: VerseAnswer;
  /** Why no answer came, in words for the person. */
  failure?: string;
}

/** Whom to call, from an answer to a person in distress. */
export interface Help {
  language: VerseLanguage;
  lines: readonly HelpLine[];
}

/** What was said in the chat. Questions are answered one by one, in their order. */
export interface Conversation {
  /** The church's day, `YYYY-MM-DD`, on which the last greeting was sent; empty before the first. */
  day: string;
  exchanges: readonly Exchange[];
  /** Stays for the rest of the conversation; null unless somebody was in distress. */
  help: Help | null;
}

/** A conversation as it is stored, with the language of the page that stored it. */
export type KeptConversation = Conversation & { language: Language };

/** More exchanges than this are dropped, the oldest first. */
const MAX_EXCHANGES = 30;
/** How many questions may wait for an answer. */
const MAX_WAITING = 4;
/** How many suggested questions are shown above the input. */
const MAX_SUGGESTIONS = 6;

export const silence: Conversation = { day: '', exchanges: [], help: null };

const isWaiting = ({ answer, failure }: Exchange): boolean => answer === undefined && failure === undefined;

/** The question that is being answered. */
export const pendingIn = ({ exchanges }: Conversation): Exchange | undefined => exchanges.find(isWaiting);

/** Whether another question may wait. */
export const canAsk = ({ exchanges }: Conversation): boolean => exchanges.filter(isWaiting).length < MAX_WAITING;

const nextId = (exchanges: readonly Exchange[]): number => Math.max(0, ...exchanges.map(({ id }) => id)) + 1;

/** The person asks. While another question is being answered, this one waits. */
export const asked = (
  { exchanges, ...others }: Conversation,
  question: string,
  own: Pick<Exchange, 'byPage'> = {},
): Conversation => ({
  ...others,
  exchanges: [...exchanges, { id: nextId(exchanges), question, ...own }].slice(-MAX_EXCHANGES),
});

/** The page sends the greeting by itself, once a day. */
export const greeted = (conversation: Conversation, greeting: string, day: string): Conversation =>
  asked({ ...conversation, day }, greeting, { byPage: true });

/** What came of the question that was being answered: an answer, or a failure in words. */
export function settled(
  { exchanges, help, day }: Conversation,
  result: Pick<Exchange, 'answer'> | Pick<Exchange, 'failure'>,
): Conversation {
  const pending = exchanges.find(isWaiting);
  return {
    day,
    exchanges: exchanges.map((exchange) => (exchange === pending ? { ...exchange, ...result } : exchange)),
    help: 'answer' in result && result.answer ? helpAfter(help, result.answer) : help,
  };
}

/** The longer list of numbers stays: a shorter one means less certain danger. */
const helpAfter = (help: Help | null, { lines, language }: VerseAnswer): Help | null =>
  lines.length > 0 && lines.length >= (help?.lines.length ?? 0) ? { language, lines } : help;

const sentAgain = ({ failure, ...exchange }: Exchange): Exchange => ({ ...exchange, again: true });

/** Sends a question again that got no answer, as the newest. */
export function retried(conversation: Conversation, id: number): Conversation {
  const { exchanges } = conversation;
  const failed = exchanges.find((exchange) => exchange.id === id);
  if (!failed || pendingIn(conversation)) return conversation;
  return { ...conversation, exchanges: [...exchanges.filter((one) => one !== failed), sentAgain(failed)] };
}

/**
 * Resumes a stored conversation: a last question without an answer is sent again. The page in another language greets in
 * its own, unless somebody is in distress, and leaves out earlier failures, whose words are in the other language.
 */
export function takenUp({ language, day, exchanges, help }: KeptConversation): Conversation {
  const isOwn = language === pageLanguage;
  const last = exchanges.at(-1);
  const earlier = exchanges.slice(0, -1).filter(({ failure }) => isOwn || failure === undefined);
  return {
    day: isOwn || help ? day : '',
    exchanges: last ? [...earlier, last.failure === undefined ? last : sentAgain(last)] : earlier,
    help,
  };
}

/** The last answer that came. */
export const lastAnswer = ({ exchanges }: Conversation): VerseAnswer | undefined =>
  exchanges.findLast(({ answer }) => answer !== undefined)?.answer;

/**
 * The suggested questions: those of the last answer, then the general ones. No general ones after distress, or if the
 * answer asks to choose.
 */
export function suggestionsAfter(conversation: Conversation): readonly LanguageText[] {
  const { kind, language = pageLanguage, suggestions = [] } = lastAnswer(conversation) ?? {};
  const fresh = suggestions.map((text) => ({ language, text }));
  if (conversation.help || kind === 'choice') return fresh;
  const general = dailyVerse.first.filter(({ text }) => !suggestions.includes(text));
  return [...fresh, ...general].slice(0, MAX_SUGGESTIONS);
}
