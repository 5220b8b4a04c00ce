import type { InjectOptions } from 'fastify';
import type { App } from '#server/http/appContext.ts';

/** A `fetch` whose every request goes straight into the application, whatever host it names. The clock gives `Date`. */
export function fetchFrom(app: App, now: () => Date): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://localhost'), init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as InjectOptions['method'],
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    request.signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    headers.set('date', now().toUTCString());
    const empty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
}
