import { endpointPath } from '#shared/http/endpoints.ts';
import type { ChunkAnswer } from '#shared/images/pictureChunks.ts';
import { updatePictureChunkRequest } from '#web/api/pictureRequests.ts';
import { type ApiError, type ApiRequest, carriesError, refusal, sessionOver, unanswered } from '#web/api/requests.ts';
import { requestOf } from '#web/api/writes.ts';
import type { OutboxItem } from '#web/outbox/items.ts';
import type { Sent } from '#web/outbox/outbox.ts';
import { sendKeptPictures } from '#web/outbox/sending/keptPictures.ts';
import { lentSession } from '#web/outbox/sending/workerSession.ts';

/** Sends an item. Staff's items need the session of their account, and only while it is lent. */
export async function sendByWorker(item: OutboxItem): Promise<Sent> {
  const session = item.account === null ? undefined : await lentSession();
  if (session?.account !== (item.account ?? undefined)) return { error: sessionOver };
  const token = session?.accessToken;
  const missing = await sendKeptPictures(item, async (chunk) => {
    const { answer, error } = await ask(updatePictureChunkRequest(chunk), token);
    return error ? { error } : { data: answer as ChunkAnswer };
  });
  if (missing) return { error: missing };
  const language = 'language' in item && token === undefined ? item.language : 'en';
  const request = requestOf(item);
  const asked = language === 'sw' ? { ...request, params: { ...request.params, lang: language } } : request;
  const { answer, error } = await ask(asked, token);
  return error ? { error } : { data: answer };
}

type Answer = { answer: unknown; error?: undefined } | { answer?: undefined; error: ApiError };

async function ask({ endpoint, pathParams, params = {}, body, headers }: ApiRequest, token?: string): Promise<Answer> {
  const given = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();
  const isRaw = body instanceof ArrayBuffer;
  try {
    const answer = await fetch(endpointPath(endpoint, pathParams) + (given && `?${given}`), {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    });
    const said: unknown = await answer.json().catch(() => null);
    if (answer.status === 401 && token !== undefined) return { error: sessionOver };
    if (!answer.ok || carriesError(said)) return { error: refusal(answer.status, said) };
    return { answer: said };
  } catch {
    return { error: unanswered() };
  }
}
