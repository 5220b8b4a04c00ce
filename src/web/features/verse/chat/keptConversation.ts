import { safeSession } from '#web/ui/hooks/safeStorage.ts';
import { language } from '#words/language.ts';
import type { Conversation, KeptConversation } from './conversation.ts';

const KEPT_CONVERSATION = 'verse-conversation';

/** The stored conversation of this tab; null if there is none, or it cannot be read. */
export function readConversation(): KeptConversation | null {
  try {
    const kept = JSON.parse(safeSession.get(KEPT_CONVERSATION) ?? 'null') as KeptConversation | null;
    return kept !== null && typeof kept.day === 'string' && Array.isArray(kept.exchanges) ? kept : null;
  } catch {
    return null; // not JSON: the conversation starts again
  }
}

export const keepConversation = (conversation: Conversation): void =>
  safeSession.set(KEPT_CONVERSATION, JSON.stringify({ language, ...conversation } satisfies KeptConversation));
