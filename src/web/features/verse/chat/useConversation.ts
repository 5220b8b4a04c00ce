import { useCallback, useEffect, useState } from 'react';
import { churchClock } from '#shared/time.ts';
import type { VerseContext } from '#shared/verse/verse.ts';
import { shortened } from '#shared/verse/verseLimits.ts';
import { useAskVerseMutation, verseApi } from '#web/api/endpoints/verse.ts';
import { verseError } from '#web/api/errors.ts';
import { forgetDraft, writeDraft } from '#web/ui/drafts/drafts.ts';
import { useKeptDraft } from '#web/ui/drafts/useDraft.ts';
import { useNow } from '#web/ui/hooks/NowProvider.tsx';
import { greeting } from '#words/interface.ts';
import { language } from '#words/language.ts';
import {
  asked,
  type Conversation,
  canAsk,
  greeted,
  lastAnswer,
  pendingIn,
  retried,
  settled,
  silence,
  takenUp,
} from './conversation.ts';
import { keepConversation, readConversation } from './keptConversation.ts';

/** Before any answer: a Kiswahili page is answered in Kiswahili, unless the question is in English. */
const FIRST_CONTEXT: VerseContext | undefined = language === 'en' ? undefined : { language };

/** The name of the draft of what is in the input. */
const INPUT = 'visit:verse';

/** The conversation and its actions. */
export interface ConversationState {
  conversation: Conversation;
  /** False until the stored conversation has been read, after hydration. */
  ready: boolean;
  /** The text in the input. */
  draft: string;
  setDraft: (text: string) => void;
  /** Sends a question, or queues it. False if it is empty, or too many are waiting. */
  ask: (question: string) => boolean;
  /** Sends the question of a failed bubble again. */
  retry: (id: number) => void;
}

/**
 * The chat of the daily verse: resumed from this tab's session storage, greeted once a day (specification, section 2), one
 * question at a time. A question that fails is put back into the input, unless that has other text.
 */
export function useConversation(): ConversationState {
  const today = churchClock(useNow()).date;
  const { data: preloaded } = verseApi.endpoints.askGreeting.useQueryState();
  const [conversation, setConversation] = useState(() =>
    preloaded ? settled(greeted(silence, greeting, today), { answer: preloaded }) : silence,
  );
  const [ready, setReady] = useState(false);
  const [draft, setDraft] = useState('');
  const [send] = useAskVerseMutation();

  useEffect(() => {
    const kept = readConversation();
    if (kept) setConversation(takenUp(kept));
    setReady(true);
  }, []);

  useEffect(() => {
    if (ready) keepConversation(conversation);
  }, [ready, conversation]);

  useKeptDraft(INPUT, (values, by) => {
    const { text = '' } = (values ?? {}) as { text?: string };
    if (by !== 'tab') setDraft((typed) => typed || text);
  });
  useEffect(() => {
    if (draft) writeDraft(INPUT, { text: draft });
    else forgetDraft(INPUT);
  }, [draft]);

  const { day } = conversation;
  const pending = pendingIn(conversation);
  useEffect(() => {
    if (ready && !pending && day !== today) setConversation((now) => greeted(now, greeting, today));
  }, [ready, pending, day, today]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each question, with the context of that moment
  useEffect(() => {
    if (!pending) return;
    const { question, byPage, again } = pending;
    let left = false;
    const context = lastAnswer(conversation)?.context ?? (byPage ? undefined : FIRST_CONTEXT);
    void send({ message: shortened(question), context }).then(({ data, error }) => {
      if (left) return;
      if (data) {
        setConversation((now) => settled(now, { answer: data }));
        setDraft((text) => (again && text === question ? '' : text));
      } else {
        setConversation((now) => settled(now, { failure: verseError(error ?? {}) }));
        setDraft((text) => (!byPage && text === '' ? question : text));
      }
    });
    return () => {
      left = true;
    };
  }, [pending?.id]);

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
