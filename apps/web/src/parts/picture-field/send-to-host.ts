import { HttpError, isHttpError } from '../../lib/http/index.ts';
import { RETRIES, type Sending } from './sending.ts';

/** In bytes. The host takes no smaller pieces than 5 MB, but for the last one. */
const PIECE = 6_000_000;
const SILENT_MS = 120_000;

/** A picture on its way to an image host. */
export interface HostUpload {
  readonly ticket: { readonly url: string; readonly fields: Readonly<Record<string, string>> };
  /** The id of the upload, the same for all of its pieces. */
  readonly id: string;
  /** The bytes that the host has acknowledged. */
  sent: number;
}

/** A picture that is stored. */
export interface Stored {
  readonly public_id: string;
  readonly format: string;
}

/**
 * Sends a file to an image host by a ticket, from where it is on. Pieces whose answer is lost are sent
 * again; the name of the picture is the ticket's, so that none is there twice.
 */
export async function sendToHost(
  upload: HostUpload,
  file: File,
  sending: Sending,
): Promise<Stored> {
  const { signal, onInterrupted } = sending;
  if (upload.sent === file.size) return storedIn(upload, null);
  let tries = 0;
  for (;;) {
    const end = Math.min(upload.sent + PIECE, file.size);
    try {
      const answer = await sendPiece(upload, file, end, sending);
      upload.sent = end;
      tries = 0;
      if (end === file.size) return storedIn(upload, answer);
    } catch (error) {
      const refused = isHttpError(error) && error.status >= 400 && error.status < 500;
      // An answer to the whole was lost: whether the host has it, the library asks the host.
      if (refused && error.status !== 429 && tries > 0 && end === file.size) {
        return storedIn(upload, null);
      }
      const delay = RETRIES[tries];
      const isOver = signal.aborted || (refused && error.status !== 429) || delay === undefined;
      if (isOver) throw error;
      tries += 1;
      onInterrupted?.();
      await pause(delay, signal);
    }
  }
}

function storedIn({ ticket }: HostUpload, answer: Answer): Stored {
  const told = typeof answer?.public_id === 'string' ? answer.public_id : undefined;
  return {
    public_id: told ?? ticket.fields.public_id ?? '',
    format: typeof answer?.format === 'string' ? answer.format : '',
  };
}

/** Waits for the time to be over or for the network to come back; not once it is canceled. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const end = (how: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      how();
    };
    const goOn = end(done);
    const stop = end(() => failed(new HttpError(0, 'cancelled')));
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
  });
}

type Answer = {
  readonly public_id?: unknown;
  readonly format?: unknown;
  readonly code?: unknown;
  readonly errors?: unknown;
} | null;

// fetch says nothing of how far an upload is.
function sendPiece(
  { ticket, id, sent }: HostUpload,
  file: File,
  end: number,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  // Behind the fields: the store decides by them whether it reads on.
  form.append('file', file.slice(sent, end, file.type), file.name);
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    const cancelled = () => request.abort();
    signal.addEventListener('abort', cancelled, { once: true });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (!lengthComputable || total === 0) return;
      onProgress((sent + (loaded / total) * (end - sent)) / file.size);
    });
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status < 300) done(answer);
      else failed(refusal(request.status, answer));
    });
    request.addEventListener('error', () => failed(new HttpError(0, 'offline')));
    request.addEventListener('timeout', () => failed(new HttpError(0, 'timeout')));
    request.addEventListener('abort', () => failed(new HttpError(0, 'cancelled')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancelled));
    request.open('POST', ticket.url);
    request.timeout = SILENT_MS;
    if (file.size > PIECE) {
      request.setRequestHeader('x-unique-upload-id', id);
      request.setRequestHeader('content-range', `bytes ${sent}-${end - 1}/${file.size}`);
    }
    if (signal.aborted) failed(new HttpError(0, 'cancelled'));
    else request.send(form);
  });
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return null;
  }
}

/** Our own store says what is wrong with the file; a host says so in its own way, and in English. */
function refusal(status: number, answer: Answer): HttpError {
  if (answer?.errors && typeof answer.errors === 'object') {
    return new HttpError(status, 'invalid', { errors: answer.errors as Record<string, string[]> });
  }
  if (status === 429) return new HttpError(status, 'too_many_requests');
  if (status === 413) return new HttpError(status, 'too_large');
  if (status === 400 || status === 422) {
    return new HttpError(status, 'invalid', { errors: { file: ['not_a_picture'] } });
  }
  return new HttpError(status, status >= 500 ? 'unavailable' : 'unknown');
}
