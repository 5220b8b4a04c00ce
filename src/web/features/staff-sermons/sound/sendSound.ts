import type { DetailedError } from 'tus-js-client';
import { SERMON_UPLOADS } from '#shared/sermons/sermonLimits.ts';
import { staffApiError } from '#web/api/errors.ts';
import { API_HOST, refusal } from '#web/api/requests.ts';

/** How much one request brings: what stands before the server may hand on whole requests alone. */
const CHUNK_BYTES = 512 * 1024;

/** When it is tried again while there is no network: for as long as a tab is open. */
const RETRY_DELAYS_MS = [1000, 3000, ...Array<number>(5000).fill(10_000)];

/** Refusals that a later attempt may not meet: a lock that an earlier request holds, too many requests. */
const PASSING = [409, 423, 429];

interface Sending {
  token: () => string | null;
  /** Where an earlier upload of the same bytes goes on. */
  uploadUrl: string | undefined;
  onUrl: (uploadUrl: string) => void;
  /** Gets the share that the server has, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The network is away, or the server cannot take it now; it tries again by itself. */
  onBreak: (what: 'network' | 'server') => void;
  /** The session of the token has ended. */
  onEnded: (token: string | null) => void;
  signal: AbortSignal;
}

/**
 * Sends a recording, by the tus protocol. It goes on by itself when the network is back.
 *
 * @returns the upload's id
 * @throws an Error with the server's sentence if it is refused, or if it is stopped by the signal
 */
export async function sendSound(file: Blob, sending: Sending): Promise<string> {
  const { token, uploadUrl, onUrl, onProgress, onBreak, onEnded, signal } = sending;
  const { Upload } = await import('tus-js-client').catch(() => {
    throw new Error('What sends a recording could not be loaded: there is no network. Go on once there is.');
  });
  return new Promise((resolve, reject) => {
    let sent: string | null = null;
    const upload = new Upload(file, {
      endpoint: `${API_HOST}${SERMON_UPLOADS}`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      ...(uploadUrl && { uploadUrl }),
      onBeforeRequest: (request) => {
        sent = token();
        request.setHeader('authorization', `Bearer ${sent}`);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const isPassing = status === 0 || PASSING.includes(status) || (status >= 500 && status !== 507);
        if (isPassing) onBreak(status === 0 ? 'network' : 'server');
        return isPassing;
      },
      onUploadUrlAvailable: () => onUrl(upload.url ?? ''),
      onProgress: (bytes, total) => onProgress(bytes / total),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => {
        if ((error as DetailedError).originalResponse?.getStatus() === 401) onEnded(sent);
        reject(new Error(wordsOf(error)));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

/** The server's sentence. */
function wordsOf(error: Error): string {
  const response = (error as DetailedError).originalResponse;
  if (!response) return 'The recording could not be sent.';
  let answer: unknown;
  try {
    answer = JSON.parse(response.getBody());
  } catch {
    answer = null; // not one of our own answers
  }
  return staffApiError(refusal(response.getStatus(), answer));
}
