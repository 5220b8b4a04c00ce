import { useEffect, useState } from 'react';
import type { VerseContext } from '#shared/verse/verse.ts';
import { shortened } from '#shared/verse/verseLimits.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { verseError } from '#web/api/errors.ts';
import { forgetDraft, writeDraft } from '#web/ui/drafts/drafts.ts';
import { useKeptDraft } from '#web/ui/drafts/useDraft.tsx';
import { safeSession } from '#web/ui/hooks/deviceText.ts';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { greeting } from '#words/interface.ts';
import { language } from '#words/language.ts';
import {
  asked,
  type Conversation,
  canAsk,
  greeted,
  type KeptConversation,
  lastAnswer,
  pendingIn,
  retried,
  settled,
  silence,
  takenUp,
} from './conversation.ts';

/** Before any answer: a Kiswahili page is answered in Kiswahili, unless the question is in English. */
const FIRST_CONTEXT: VerseContext | undefined = language === 'en' ? undefined : { language };

/** The name of the draft of what is in the input. */
const INPUT = 'visit:verse';

const KEPT_CONVERSATION = 'verse-conversation';

/** The stored conversation of this tab; null if there is none, or it cannot be read. */
function readConversation(): KeptConversation | null {
  try {
    const kept = JSON.parse(safeSession.get(KEPT_CONVERSATION) ?? 'null') as KeptConversation | null;
    return kept !== null && typeof kept.day === 'string' && Array.isArray(kept.exchanges) ? kept : null;
  } catch {
    return null; // not JSON: the conversation starts again
  }
}

const keepConversation = (conversation: Conversation): void =>
  safeSession.set(KEPT_CONVERSATION, JSON.stringify({ language, ...conversation } satisfies KeptConversation));

/**
 * The chat of the daily verse: resumed from this tab's session storage, greeted once a day (specification, section 2), one
 * question at a time. A question that fails is put back into the input, unless that has other text.
 */
export function useConversation() {
  const today = useClock().date;
  const { data: preloaded } = verseApi.endpoints.askGreeting.useQueryState();
  const [conversation, setConversation] = useState(() =>
    preloaded ? settled(greeted(silence, greeting, today), { answer: preloaded }) : silence,
  );
  const [ready, setReady] = useState(false); // once the stored conversation has been read, after hydration
  const [draft, setDraft] = useState('');
  const [send] = verseApi.useAskVerseMutation();

  useEffect(() => {
    const kept = readConversation();
    // Before the first question the greeting of the page in another language gives way to this page's own.
    const isOwn = kept?.language === language || kept?.exchanges.some(({ byPage }) => !byPage);
    if (kept && isOwn) setConversation(takenUp(kept));
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

  /** Sends a question, or queues it. False if it is empty, or too many are waiting. */
  const ask = (text: string) => {
    const question = text.trim();
    if (question === '' || !ready || !canAsk(conversation)) return false;
    setConversation((now) => asked(now, question));
    return true;
  };
  /** Sends the question of a failed bubble again. */
  const retry = (id: number) => setConversation((now) => retried(now, id));

  return { conversation, ready, draft, setDraft, ask, retry };
}
