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

/** Has the server do what it is asked, and its answer be lost on the way. */
export const losing =
  (calls: typeof fetch): typeof fetch =>
  async (...call) => {
    await calls(...call);
    throw new TypeError('Failed to fetch');
  };

/** The same, for the first request alone of those whose path begins so. */
export function lostOnce(path: string) {
  let isLost = false;
  return atPath(path, (calls, ...call) => {
    const answer = isLost ? calls : losing(calls);
    isLost = true;
    return answer(...call);
  });
}

/** A server that never answers. */
export const never = (): Promise<Response> => new Promise(() => undefined);
