/**
 * A `fetch` that tells how much of the request has gone out, which the browser's own cannot.
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
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onload = () => {
        const headers = { 'content-type': call.getResponseHeader('content-type') ?? '' };
        resolve(new Response(call.responseText, { status: call.status, headers }));
      };
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'));
      request.signal.addEventListener('abort', () => call.abort());
      call.send(body);
    });
  };
}
