import type {
  Asset,
  createAsset,
  startPicture,
  startUpload as startUploadCall,
} from '@yay/contract/media/calls';
import { HttpError, isHttpError, send } from '../../lib/http/index.ts';
import type { Sending } from './sending.ts';

export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The asset that a file has become, or has been already. */
export interface SentPicture {
  readonly asset: Asset;
  readonly isNew: boolean;
}

/** Puts a picture into the store, and into the library by the name that its file has. */
export async function sendPicture(file: File, alt: string, sending: Sending): Promise<SentPicture> {
  const { signal } = sending;
  const stored = await storePicture(file, sending);
  const body = {
    name: nameOf(file),
    alt,
    type: 'image' as const,
    ...(stored.format !== '' && { format: stored.format }),
    details: { public_id: stored.public_id },
  };
  const created = { method: 'POST', path: '/api/assets', body, signal } as const;
  const { data, is_new } = await send<typeof createAsset>(created);
  return { asset: data, isNew: is_new };
}

/**
 * Puts a picture into the store; it is in the library once an asset is made of it. In pieces, so that a
 * lost connection goes on where it ended; as a form where a host keeps the pictures.
 */
export async function storePicture(file: File, sending: Sending): Promise<Stored> {
  const { signal } = sending;
  const former = unfinished.get(file);
  if (former !== undefined) {
    const sent = await sendRest(former, file, sending);
    if (sent !== null) return sent;
  }
  // Heard to its end, even where she cancels meanwhile: what was begun is ended by its name.
  const begun = await startUpload(file);
  if (begun !== null) {
    unfinished.set(file, begun);
    const { sendInPieces } = await import('./send-in-pieces.ts');
    await sendInPieces(begun.url, file, sending);
    return { public_id: begun.public_id, format: '' };
  }
  const path = '/api/assets/tickets';
  const ticket = (await send<typeof startPicture>({ method: 'POST', path, signal })).data;
  return post(ticket, file, sending);
}

interface Begun {
  readonly public_id: string;
  readonly url: string;
}

/** Files that are on the server in part: trying again goes on with them. */
const unfinished = new WeakMap<File, Begun>();

/** Goes on with a file that was begun before; null where the server has dropped it since. */
async function sendRest(former: Begun, file: File, sending: Sending): Promise<Stored | null> {
  const { sendInPieces } = await import('./send-in-pieces.ts');
  try {
    await sendInPieces(former.url, file, sending);
    return { public_id: former.public_id, format: '' };
  } catch (error) {
    if (!isHttpError(error) || error.status !== 404) throw error;
    unfinished.delete(file);
    return null;
  }
}

async function startUpload(file: File): Promise<Begun | null> {
  const request = {
    method: 'POST',
    path: '/api/assets/uploads',
    body: { size: file.size },
  } as const;
  return (await send<typeof startUploadCall>(request)).data;
}

const nameOf = (file: File) =>
  file.name
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 160) || 'picture';

interface Stored {
  readonly public_id: string;
  readonly format: string;
}

// fetch says nothing of how far an upload is.
function post(
  ticket: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  file: File,
  { onProgress, signal }: Sending,
): Promise<Stored> {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value);
  // Behind the fields: the store decides by them whether it reads on.
  form.append('file', file);
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    const cancelled = () => request.abort();
    signal.addEventListener('abort', cancelled, { once: true });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (request.status < 300 && typeof answer?.public_id === 'string') done(answer as Stored);
      else failed(refusal(request.status, answer));
    });
    request.addEventListener('error', () => failed(new HttpError(0, 'offline')));
    request.addEventListener('timeout', () => failed(new HttpError(0, 'timeout')));
    request.addEventListener('abort', () => failed(new HttpError(0, 'cancelled')));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancelled));
    request.open('POST', ticket.url);
    request.timeout = 120_000;
    if (signal.aborted) failed(new HttpError(0, 'cancelled'));
    else request.send(form);
  });
}

type Answer = { public_id?: unknown; code?: unknown; errors?: unknown } | null;

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
