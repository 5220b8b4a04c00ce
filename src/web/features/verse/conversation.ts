import { dailyVerse } from '#content/dailyVerse.ts';
import type { VerseAnswer } from '#shared/verse.ts';

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

/** What is said on the page, and what is on its way. */
export interface Conversation {
  /** The church's day, `YYYY-MM-DD`, on which the last greeting was sent; empty before the first. */
  day: string;
  messages: readonly ChatMessage[];
  /** The question whose answer is awaited, and whether it is sent again. A new object for each sending. */
  asking: { question: string; again?: boolean } | null;
}

/** The most bubbles that are kept; the oldest go first. */
const MOST_MESSAGES = 60;

export const silence: Conversation = { day: '', messages: [], asking: null };

function say(conversation: Conversation, message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] {
  const id = (conversation.messages.at(-1)?.id ?? 0) + 1;
  return [...conversation.messages, { id, ...message }].slice(-MOST_MESSAGES);
}

/** The person asks. */
export const asked = (conversation: Conversation, question: string): Conversation => ({
  ...conversation,
  messages: say(conversation, { sender: 'user', message: question }),
  asking: { question },
});

/** The page greets on its own, once a day; only the answer becomes a bubble. */
export const greeted = (conversation: Conversation, greeting: string, day: string): Conversation => ({
  ...conversation,
  day,
  asking: { question: greeting },
});

/** The answer has come. */
export const answered = (conversation: Conversation, answer: VerseAnswer): Conversation => ({
  ...conversation,
  messages: say(conversation, { sender: 'bot', message: answer.bot_message, answer }),
  asking: null,
});

/** No answer came: a bubble says so and keeps the question. */
export const failed = (conversation: Conversation, question: string, words: string): Conversation => ({
  ...conversation,
  messages: say(conversation, { sender: 'bot', message: words, unanswered: question }),
  asking: null,
});

/** The same question once more: the bubble that said that it failed goes. */
export const retried = (conversation: Conversation, id: number): Conversation => {
  const question = conversation.messages.find((message) => message.id === id)?.unanswered;
  if (question === undefined || conversation.asking) return conversation;
  return {
    ...conversation,
    messages: conversation.messages.filter((message) => message.id !== id),
    asking: { question, again: true },
  };
};

/** A conversation taken up again; what got no answer, because the page was left or there was no network, is asked anew. */
export function takenUp({ day, messages }: Pick<Conversation, 'day' | 'messages'>): Conversation {
  const last = messages.at(-1);
  if (last?.unanswered !== undefined) {
    return { day, messages: messages.slice(0, -1), asking: { question: last.unanswered, again: true } };
  }
  return { day, messages, asking: last?.sender === 'user' ? { question: last.message } : null };
}

/** The last answer that came. */
export const lastAnswer = ({ messages }: Conversation): VerseAnswer | undefined =>
  messages.findLast(({ answer }) => answer !== undefined)?.answer;

/** Where the newest exchange begins, among the messages: the question, or an answer that nobody asked for. */
export function lastTurn({ messages }: Conversation): number {
  const last = messages.length - 1;
  return messages[last]?.sender === 'bot' && messages[last - 1]?.sender === 'user' ? last - 1 : last;
}

/** Questions to tap next: those of the last answer, else the first ones; none are pressed on a person in distress. */
export function suggestionsAfter(conversation: Conversation): readonly string[] {
  const answer = lastAnswer(conversation);
  if (answer?.kind === 'distress' || answer?.suggestions.length) return answer.suggestions;
  return dailyVerse.first;
}
