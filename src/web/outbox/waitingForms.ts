import {
  draftText,
  forgetDraft,
  idempotencyKeyOf,
  keepDraft,
  keptDraft,
  markWaiting,
  waitingDrafts,
  waitingText,
} from '#web/ui/drafts/drafts.ts';
import type { Box } from './items.ts';
import type { Submitted } from './openOutbox.ts';
import type { Saved } from './sending/answered.ts';

/** Forms whose saves wait (rulings, 40): they keep their fields until the server has answered. */

type Listener = (answer: Submitted) => void;

/** The forms that save just now, by the names of their drafts: the answer comes to them directly. */
export const savedNow = new Set<string>();

/** The forms on screen, by the names of their drafts. */
const onScreen = new Map<string, Listener>();

/** Calls `listen` with the answer to what the form of this draft saved. Returns a function that ends this. */
export function followForm(name: string, listen: Listener): () => void {
  onScreen.set(name, listen);
  return () => {
    if (onScreen.get(name) === listen) onScreen.delete(name);
  };
}

/** The draft of the form with this key, if its save waits, and what the form had then. */
export function markedForm(key: string | undefined): { name: string; text: string | null } | undefined {
  const name = waitingDrafts().find((one) => idempotencyKeyOf(one) === key);
  return name === undefined ? undefined : { name, text: waitingText(name) };
}

/**
 * Clears the forms whose saves are not in the box any more: the server has them, whoever sent them. A refusal goes to
 * its form.
 *
 * @param answers the answers that this tab has received, by the keys of the forms
 */
export function settleForms(items: Box, answers: ReadonlyMap<string, Saved>): void {
  for (const name of waitingDrafts()) {
    if (savedNow.has(name)) continue;
    const key = idempotencyKeyOf(name);
    const last = items.filter(({ origin }) => origin === key).at(-1);
    if (!last) clear(name, answers.get(key));
    else if (last.refusal) {
      markWaiting(name, null);
      onScreen.get(name)?.({ error: last.refusal });
    }
  }
}

/** What was typed since the save is kept: of a new event as a change of it. */
function clear(name: string, data: Saved = { message: null }): void {
  const typed = draftText(name) === waitingText(name) ? null : keptDraft(name);
  forgetDraft(name);
  const { event, sermon } = data;
  const next = event ? draftOfEvent(name, event.id) : name.replace(/\bsermon:new$/, `sermon:${sermon?.id ?? 'new'}`);
  if (typed) keepDraft(next, typed.values, event ?? sermon ?? typed.from);
  onScreen.get(name)?.({ data, more: typed !== null });
}

/** The draft's name once a new event has its id: `event:new` and `event:copy:7` become `event:12`. */
const draftOfEvent = (name: string, id: string): string =>
  /event:(?:new|copy)\b/.test(name) ? `${name.slice(0, name.indexOf('event:'))}event:${id}` : name;
