import type { Language } from '#content/language.ts';
import type { HelpLine, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import { dailyVerse, type LanguageText } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';
import { chapterName } from '../passage/passage.ts';

/** One bubble (specification, section 3: a chat message has a sender and a message). */
export interface ChatMessage {
  id: number;
  sender: 'user' | 'bot';
  message: string;
  /** The whole answer; `message` is its plain text. */
  answer?: VerseAnswer;
  /** The question that got no answer. */
  unanswered?: string;
}

/** Whom to call, from an answer to a person in distress. */
export interface Help {
  language: VerseLanguage;
  lines: readonly HelpLine[];
}

/** The messages of the chat, and the question that is being answered. */
export interface Conversation {
  /** The church's day, `YYYY-MM-DD`, on which the last greeting was sent; empty before the first. */
  day: string;
  messages: readonly ChatMessage[];
  /** Stays for the rest of the conversation; null unless somebody was in distress. */
  help: Help | null;
  /** The question that is being answered, and whether it is a retry. A new object for each request. */
  asking: { question: string; again?: boolean } | null;
  /** How many of the last messages are questions that wait for that answer. */
  queued: number;
}

/** The stored part of a conversation. */
export type KeptConversation = Pick<Conversation, 'day' | 'messages'> &
  Partial<Pick<Conversation, 'help'>> & {
    /** The language of the page that stored it. */
    language?: Language;
  };

/** More messages than this are dropped, the oldest first. */
const MAX_MESSAGES = 60;
/** How many questions may wait for an answer. */
const MAX_QUEUED = 3;
/** How many suggested questions are shown above the input. */
const MAX_SUGGESTIONS = 6;

export const silence: Conversation = { day: '', messages: [], help: null, asking: null, queued: 0 };

/** Adds a message: a question at the end, an answer before the waiting questions. */
function say({ messages, queued }: Conversation, message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] {
  const id = messages.reduce((highest, said) => Math.max(highest, said.id), 0) + 1;
  const at = message.sender === 'user' ? messages.length : messages.length - queued;
  return [...messages.slice(0, at), { id, ...message }, ...messages.slice(at)].slice(-MAX_MESSAGES);
}

/** Continues with the first waiting question. */
function askNext(conversation: Conversation): Conversation {
  const { messages, queued } = conversation;
  const next = queued > 0 ? messages.at(-queued) : undefined;
  return next ? { ...conversation, asking: { question: next.message }, queued: queued - 1 } : conversation;
}

/** Whether another question may wait. */
export const canAsk = ({ queued }: Conversation): boolean => queued < MAX_QUEUED;

/** The person asks. While another question is being answered, this one waits. */
export function asked(conversation: Conversation, question: string): Conversation {
  const messages = say(conversation, { sender: 'user', message: question });
  const queued = conversation.queued + 1;
  return conversation.asking ? { ...conversation, messages, queued } : askNext({ ...conversation, messages, queued });
}

/** The page sends the greeting by itself, once a day; only the answer is shown. */
export const greeted = (conversation: Conversation, greeting: string, day: string): Conversation => ({
  ...conversation,
  day,
  asking: { question: greeting },
});

/** The answer has come. */
export const answered = (conversation: Conversation, answer: VerseAnswer): Conversation =>
  askNext({
    ...conversation,
    messages: say(conversation, { sender: 'bot', message: answer.bot_message, answer }),
    help: helpAfter(conversation, answer),
    asking: null,
  });

/** The longer list of numbers stays: a shorter one means less certain danger. */
function helpAfter({ help }: Conversation, { lines, language }: VerseAnswer): Help | null {
  return lines.length > 0 && lines.length >= (help?.lines.length ?? 0) ? { language, lines } : help;
}

/** No answer came: a message says so, and keeps the question. */
export const failed = (conversation: Conversation, question: string, words: string): Conversation =>
  askNext({
    ...conversation,
    messages: say(conversation, { sender: 'bot', message: words, unanswered: question }),
    asking: null,
  });

/** Sends a question again: the message that it failed is removed. */
export function retried(conversation: Conversation, id: number): Conversation {
  const question = conversation.messages.find((message) => message.id === id)?.unanswered;
  if (question === undefined || conversation.asking) return conversation;
  const messages = conversation.messages.filter((message) => message.id !== id);
  return { ...conversation, messages, asking: { question, again: true } };
}

/**
 * Resumes a stored conversation. A question without an answer is sent again. The page in another language greets in its
 * own, unless somebody is in distress.
 */
export function takenUp({ help = null, ...kept }: KeptConversation): Conversation {
  const { language = 'en' } = kept;
  const day = language === pageLanguage || help ? kept.day : '';
  // The message of a failure is in the other language.
  const messages = kept.messages.filter(
    ({ unanswered }, at) => language === pageLanguage || unanswered === undefined || at === kept.messages.length - 1,
  );
  const last = messages.at(-1);
  if (last?.unanswered !== undefined) {
    return {
      ...silence,
      day,
      help,
      messages: messages.slice(0, -1),
      asking: { question: last.unanswered, again: true },
    };
  }
  const queued = messages.length - 1 - messages.findLastIndex(({ sender }) => sender === 'bot');
  return askNext({ ...silence, day, help, messages, queued });
}

/** The last answer that came. */
export const lastAnswer = ({ messages }: Conversation): VerseAnswer | undefined =>
  messages.findLast(({ answer }) => answer !== undefined)?.answer;

/** The index at which the newest exchange begins: the question, or an answer without one. */
export function lastTurn({ messages }: Conversation): number {
  const last = messages.length - 1;
  return messages[last]?.sender === 'bot' && messages[last - 1]?.sender === 'user' ? last - 1 : last;
}

/**
 * The suggested questions: those of the last answer, then the general ones. No general ones after distress, or if the
 * answer asks to choose. Other editions of a passage are offered beside the passage, not here.
 */
export function suggestionsAfter(conversation: Conversation): readonly LanguageText[] {
  const { kind, language = pageLanguage, passages = [], suggestions = [] } = lastAnswer(conversation) ?? {};
  const places = passages.flatMap(({ reference }) => [reference, chapterName(reference)]);
  const fresh = suggestions
    .filter((question) => !places.some((place) => question.startsWith(`${place} `)))
    .map((text) => ({ language, text }));
  if (conversation.help || kind === 'choice') return fresh;
  const general = dailyVerse.first.filter(({ text }) => !suggestions.includes(text));
  return [...fresh, ...general].slice(0, MAX_SUGGESTIONS);
}
