import type { KeptConversation } from './conversation.ts';

/** Where the tab keeps what was said and what is being typed, until it is closed. */
const CONVERSATION = 'verse-conversation';
const DRAFT = 'verse-draft';

/** What was said in this tab before; null where there is nothing, or nothing that can be read. */
export function readConversation(): KeptConversation | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CONVERSATION) ?? 'null') as KeptConversation | null;
    return kept !== null && typeof kept.day === 'string' && Array.isArray(kept.messages) ? kept : null;
  } catch {
    return null; // not ours, or storage is shut off: the conversation begins anew
  }
}

/** What was being typed in this tab. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? '';
  } catch {
    return ''; // storage is shut off: nothing was kept
  }
}

export const keepConversation = ({ day, messages, help }: KeptConversation): void =>
  keep(CONVERSATION, JSON.stringify({ day, messages, help }));

export const keepDraft = (text: string): void => keep(DRAFT, text);

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage is full or shut off: the page itself still holds what was said; only a reload would lose it.
  }
}
