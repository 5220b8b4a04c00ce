/** How long nothing may happen before a request counts as lost: while it is sent, and until it is answered. */
const STALL_TIMEOUT_MS = { sending: 60_000, answering: 5 * 60_000 } as const;

/**
 * A `fetch` that tells how much of the request has gone out, which the browser's own cannot, and gives up where nothing
 * moves any more.
 *
 * @param onProgress is told the share that was sent, from 0 to 1
 */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const lostAfter = (time: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          reject(new TypeError('The connection stands still.'));
          call.abort();
        }, time);
      };
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        lostAfter(loaded < total ? STALL_TIMEOUT_MS.sending : STALL_TIMEOUT_MS.answering);
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onload = () => {
        const headers = { 'content-type': call.getResponseHeader('content-type') ?? '' };
        resolve(new Response(call.responseText, { status: call.status, headers }));
      };
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'));
      call.onloadend = () => clearTimeout(timer);
      request.signal.addEventListener('abort', () => call.abort());
      lostAfter(STALL_TIMEOUT_MS.sending);
      call.send(body);
    });
  };
}
