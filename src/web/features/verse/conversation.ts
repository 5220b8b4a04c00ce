import { dailyVerse } from '#content/dailyVerse.ts';
import type { HelpLine, VerseAnswer, VerseLanguage } from '#shared/verse/verse.ts';
import { chapterName } from './passage/passage.ts';

/** One bubble (specification, section 3: a chat message has a sender and a message). */
export interface ChatMessage {
  id: number;
  sender: 'user' | 'bot';
  message: string;
  /** All of an answer, of which `message` is the plain text. */
  answer?: VerseAnswer;
  /** The question that got no answer, to be sent again. */
  unanswered?: string;
}

/** Whom to call, as an answer to a person in distress named them. */
export interface Help {
  language: VerseLanguage;
  lines: readonly HelpLine[];
}

/** What is said on the page, and what is on its way. */
export interface Conversation {
  /** The church's day, `YYYY-MM-DD`, on which the last greeting was sent; empty before the first. */
  day: string;
  messages: readonly ChatMessage[];
  /** Stays for the rest of the conversation; null while nobody was in distress. */
  help: Help | null;
  /** The question whose answer is awaited, and whether it is sent again. A new object for each sending. */
  asking: { question: string; again?: boolean } | null;
  /** How many of the last bubbles are questions that wait until that answer has come. */
  queued: number;
}

/** What a conversation is taken up from. */
export type KeptConversation = Pick<Conversation, 'day' | 'messages'> & Partial<Pick<Conversation, 'help'>>;

/** The most bubbles that are kept; the oldest go first. */
const MOST_MESSAGES = 60;
/** The most questions that wait for an answer to come. */
const MOST_QUEUED = 3;
/** How many questions to tap stand above the input. */
const SUGGESTIONS = 6;

export const silence: Conversation = { day: '', messages: [], help: null, asking: null, queued: 0 };

/** Adds a bubble, before the questions that still wait unless it is one of them. */
function say({ messages, queued }: Conversation, message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] {
  const id = messages.reduce((highest, said) => Math.max(highest, said.id), 0) + 1;
  const at = message.sender === 'user' ? messages.length : messages.length - queued;
  return [...messages.slice(0, at), { id, ...message }, ...messages.slice(at)].slice(-MOST_MESSAGES);
}

/** Goes on with the first of the questions that wait. */
function askNext(conversation: Conversation): Conversation {
  const { messages, queued } = conversation;
  const next = queued > 0 ? messages.at(-queued) : undefined;
  return next ? { ...conversation, asking: { question: next.message }, queued: queued - 1 } : conversation;
}

/** Whether one more question can be taken. */
export const canAsk = ({ queued }: Conversation): boolean => queued < MOST_QUEUED;

/** The person asks. A question that comes while another is on its way waits for that one's answer. */
export function asked(conversation: Conversation, question: string): Conversation {
  const messages = say(conversation, { sender: 'user', message: question });
  const queued = conversation.queued + 1;
  return conversation.asking ? { ...conversation, messages, queued } : askNext({ ...conversation, messages, queued });
}

/** The page greets on its own, once a day; only the answer becomes a bubble. */
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

/** Fewer lines, where there only may be danger, never take the place of more. */
function helpAfter({ help }: Conversation, { lines, language }: VerseAnswer): Help | null {
  return lines.length > 0 && lines.length >= (help?.lines.length ?? 0) ? { language, lines } : help;
}

/** No answer came: a bubble says so and keeps the question. */
export const failed = (conversation: Conversation, question: string, words: string): Conversation =>
  askNext({
    ...conversation,
    messages: say(conversation, { sender: 'bot', message: words, unanswered: question }),
    asking: null,
  });

/** The same question once more: the bubble that said that it failed goes. */
export function retried(conversation: Conversation, id: number): Conversation {
  const question = conversation.messages.find((message) => message.id === id)?.unanswered;
  if (question === undefined || conversation.asking) return conversation;
  const messages = conversation.messages.filter((message) => message.id !== id);
  return { ...conversation, messages, asking: { question, again: true } };
}

/** A conversation taken up again; what got no answer, because the page was left or there was no network, is asked anew. */
export function takenUp({ day, messages, help = null }: KeptConversation): Conversation {
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

/** Where the newest exchange begins, among the messages: the question, or an answer that nobody asked for. */
export function lastTurn({ messages }: Conversation): number {
  const last = messages.length - 1;
  return messages[last]?.sender === 'bot' && messages[last - 1]?.sender === 'user' ? last - 1 : last;
}

/**
 * Questions to tap next: those of the last answer, then the first ones; none of these once somebody was in distress, or
 * where one is asked to choose. What asks for the same passage in another edition stands beside the passage already.
 */
export function suggestionsAfter(conversation: Conversation): readonly string[] {
  const { kind, passages = [], suggestions = [] } = lastAnswer(conversation) ?? {};
  const places = passages.flatMap((passage) => [passage.reference, chapterName(passage)]);
  const fresh = suggestions.filter((question) => !places.some((place) => question.startsWith(`${place} `)));
  return conversation.help || kind === 'choice'
    ? fresh
    : [...new Set([...fresh, ...dailyVerse.first])].slice(0, SUGGESTIONS);
}
