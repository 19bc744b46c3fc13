import { DetailedError, Upload } from 'tus-js-client';
import { HttpError } from '../../lib/http/index.ts';
import { RETRIES, type Sending } from './sending.ts';

const PIECE = 2_000_000;
/** A connection that has died without a word: the server waits no longer for a piece, either. */
const SILENT_MS = 40_000;

/** Sends a file to an upload that was started, from where it is on. */
export function sendInPieces(
  url: string,
  file: File,
  { onProgress, onInterrupted, signal }: Sending,
): Promise<void> {
  return new Promise((done, failed) => {
    const upload = new Upload(file, {
      uploadUrl: url,
      chunkSize: PIECE,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      onBeforeRequest(request) {
        const sent: XMLHttpRequest = request.getUnderlyingObject();
        sent.timeout = SILENT_MS;
        sent.ontimeout = (event) => sent.onerror?.(event);
      },
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onShouldRetry(error) {
        const status = statusOf(error);
        // No answer, a busy server, or a request that was overtaken: where it stands is asked first.
        const again = status === 0 || status >= 500 || status === 409 || status === 429;
        if (again) onInterrupted?.();
        return again;
      },
      onSuccess: () => end(done),
      onError: (error) => end(() => failed(failureOf(error))),
    });
    const cancel = () => {
      // The pieces on the server go, too; where it can't be reached they are swept.
      void upload.abort();
      void Upload.terminate(url, { retryDelays: RETRIES.slice(0, 4) }).catch(() => undefined);
      end(() => failed(new HttpError(0, 'cancelled')));
    };
    function end(how: () => void) {
      signal.removeEventListener('abort', cancel);
      how();
    }
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
    else upload.start();
  });
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

function failureOf(error: unknown): HttpError {
  const status = statusOf(error);
  if (status === 0) return new HttpError(0, 'offline');
  if (status === 401) return new HttpError(status, 'unauthenticated');
  if (status === 403) return new HttpError(status, 'forbidden');
  if (status === 404) return new HttpError(status, 'not_found');
  if (status === 429) return new HttpError(status, 'too_many_requests');
  return new HttpError(status, status >= 500 ? 'unavailable' : 'unknown');
}
