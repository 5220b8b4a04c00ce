/** How long a request may stall before it counts as lost: while it is sent, and until it is answered. */
const STALL_TIMEOUT_MS = { sending: 60_000, answering: 5 * 60_000 } as const;

/**
 * A `fetch` that reports how much of the request was sent, which the browser's own cannot, and aborts a request that
 * stalls.
 *
 * @param onProgress called with the share that was sent, from 0 to 1
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const lostAfter = (time: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TypeError('The connection stands still.'));
          xhr.abort();
        }, time);
      };
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        lostAfter(loaded < total ? STALL_TIMEOUT_MS.sending : STALL_TIMEOUT_MS.answering);
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      xhr.onload = () => {
        const headers = { 'content-type': xhr.getResponseHeader('content-type') ?? '' };
        resolve(new Response(xhr.responseText, { status: xhr.status, headers }));
      };
      xhr.onerror = () => reject(new TypeError('Failed to fetch'));
      xhr.onabort = () => reject(new DOMException('The request was given up.', 'AbortError'));
      xhr.onloadend = () => clearTimeout(timer);
      request.signal.addEventListener('abort', () => xhr.abort());
      lostAfter(STALL_TIMEOUT_MS.sending);
      xhr.send(body);
    });
  };
}
