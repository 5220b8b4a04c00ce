import type { Language } from '#content/language.ts';
import { type Endpoint, endpoints } from '#shared/http/endpoints.ts';
import type { CallError } from '#web/api/callError.ts';
import { idbBoxStore } from '#web/outbox/boxStore.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import { lock } from '#web/outbox/locks.ts';
import { Outbox, type Sent } from '#web/outbox/outbox.ts';
import type { WorkerMessage } from '../workerMessages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends what waits, after the browser has told that there is a network. Open tabs do it as ever. Without one the worker
 * sends what visitors saved; it has no token, so what staff saved goes when a tab is open.
 *
 * @throws if something is left for later: then the browser wakes the worker again
 */
export async function sendOutbox(): Promise<void> {
  const message: WorkerMessage = { outbox: true };
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
  if (pages.length > 0) return;
  const left = await new Outbox({
    store: idbBoxStore(() => undefined),
    send,
    lock,
    account: () => null,
    online: () => navigator.onLine,
    now: () => new Date(),
    newKey: () => crypto.randomUUID(),
    patience: () => new Promise(() => undefined),
  }).drain();
  if (left === 'later') throw new Error('Some of what waits could not be sent.');
}

/** Sends a visitor's item. */
async function send(item: OutboxItem): Promise<Sent> {
  if (item.kind === 'contact') {
    return post(endpoints.submitMessage, item, { ...item.message, ...item.signs }, { 'idempotency-key': item.key });
  }
  if (item.kind !== 'signup') throw new Error(`The worker does not send ${item.kind}.`);
  const { event, secret: key, signup, signs } = item;
  return post(endpoints.createSignup, item, { event: Number(event.id), key, ...signup, ...signs }, {});
}

async function post(
  { path }: Endpoint,
  { language }: { language?: Language },
  body: object,
  headers: Record<string, string>,
): Promise<Sent> {
  const query = language === 'sw' ? '?lang=sw' : '';
  try {
    const answer = await fetch(path + query, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (answer.ok) return { data: null, result: {} };
    const said: { error?: string } | null = await answer.json().catch(() => null);
    return { error: failure('refused', answer.status, said?.error ?? null, said) };
  } catch {
    return { error: failure('unanswered', null, null, null) };
  }
}

const failure = (kind: CallError['kind'], status: number | null, text: string | null, answer: unknown): CallError => ({
  kind,
  status,
  text,
  exception: '',
  answer,
});
