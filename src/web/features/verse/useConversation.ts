import { useCallback, useEffect, useState } from 'react';
import { dailyVerse } from '#content/dailyVerse.ts';
import { churchClock } from '#shared/time.ts';
import { api, useAskVerseMutation } from '#web/api/api.ts';
import { verseError } from '#web/api/errors.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import {
  answered,
  asked,
  type Conversation,
  canAsk,
  failed,
  greeted,
  lastAnswer,
  retried,
  silence,
  takenUp,
} from './conversation.ts';
import { keepConversation, keepDraft, readConversation, readDraft } from './keptConversation.ts';

/** What the page does with its conversation. */
export interface ConversationState {
  conversation: Conversation;
  /** False while the page is as the server drew it, at most with the day's greeting; the kept conversation comes after. */
  ready: boolean;
  /** What is being typed. */
  draft: string;
  setDraft: (text: string) => void;
  /** Sends a question, or has it wait for the answer before it. False where nothing was asked, or too much waits. */
  ask: (question: string) => boolean;
  /** Sends the question of a failed bubble again. */
  retry: (id: number) => void;
}

/**
 * The conversation with the daily verse: taken up from this tab's session, greeted once a day (specification, section
 * 2), one question at a time in its order. A question that fails comes back into the input unless something new stands there.
 */
export function useConversation(): ConversationState {
  const today = churchClock(useNow()).date;
  const { data: carried } = api.endpoints.greet.useQueryState();
  const [conversation, setConversation] = useState(() =>
    carried ? answered(greeted(silence, dailyVerse.greeting, today), carried) : silence,
  );
  const [ready, setReady] = useState(false);
  const [draft, setDraft] = useState('');
  const [send] = useAskVerseMutation();

  useEffect(() => {
    const kept = readConversation();
    if (kept) setConversation(takenUp(kept));
    // Typed before the page came to life stays.
    setDraft((typed) => typed || readDraft());
    setReady(true);
  }, []);

  useEffect(() => {
    if (ready) keepConversation(conversation);
  }, [ready, conversation]);

  useEffect(() => {
    if (ready) keepDraft(draft);
  }, [ready, draft]);

  const { asking, day } = conversation;
  useEffect(() => {
    if (ready && !asking && day !== today) setConversation((now) => greeted(now, dailyVerse.greeting, today));
  }, [ready, asking, day, today]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one call for each question, with the context of its moment
  useEffect(() => {
    if (!asking) return;
    const { question, again } = asking;
    const { messages, queued } = conversation;
    const typed = messages[messages.length - 1 - queued]?.sender === 'user';
    let left = false;
    const call = send({ message: question, context: lastAnswer(conversation)?.context });
    void call.then(({ data, error }) => {
      if (left) return;
      if (data) {
        setConversation((now) => answered(now, data));
        setDraft((text) => (again && text === question ? '' : text));
      } else {
        setConversation((now) => failed(now, question, verseError(error ?? {})));
        setDraft((text) => (typed && text === '' ? question : text));
      }
    });
    return () => {
      left = true;
    };
  }, [asking]);

  const ask = useCallback(
    (text: string) => {
      const question = text.trim();
      if (question === '' || !ready || !canAsk(conversation)) return false;
      setConversation((now) => asked(now, question));
      return true;
    },
    [ready, conversation],
  );
  const retry = useCallback((id: number) => setConversation((now) => retried(now, id)), []);

  return { conversation, ready, draft, setDraft, ask, retry };
}
