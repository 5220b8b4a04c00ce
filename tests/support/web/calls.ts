const addressOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, location.href);

/** A `fetch` that notes what it is asked for, as `GET /path?query`. */
export function noting(calls: typeof fetch) {
  const asked: string[] = [];
  const fetch: typeof calls = (input, init) => {
    const { pathname, search } = addressOf(input);
    asked.push(`${input instanceof Request ? input.method : (init?.method ?? 'GET')} ${pathname}${search}`);
    return calls(input, init);
  };
  return { fetch, asked };
}

/** Has requests whose path begins so answered in another way, which may ask the server too. */
export const atPath =
  (path: string, answer: (calls: typeof fetch, ...call: Parameters<typeof fetch>) => Promise<Response>) =>
  (calls: typeof fetch): typeof fetch =>
  (...call) =>
    addressOf(call[0]).pathname.startsWith(path) ? answer(calls, ...call) : calls(...call);

/** A server that never answers. */
export const never = (): Promise<Response> => new Promise(() => undefined);
