import type {
  Asset,
  createAsset,
  startPicture,
  startUpload as startUploadCall,
} from '@yay/contract/media/calls';
import { isHttpError, send } from '../../lib/http/index.ts';
import { newUuid } from '../../lib/uuid.ts';
import type { HostUpload, Stored } from './send-to-host.ts';
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
 * lost connection goes on where it ended, to our own store or to the host that keeps the pictures.
 */
export async function storePicture(file: File, sending: Sending): Promise<Stored> {
  const former = unfinished.get(file);
  if (former !== undefined) {
    const sent = await sendRest(former, file, sending);
    if (sent !== null) return sent;
  }
  // Heard to its end, even where she cancels meanwhile: what was begun is ended by its name.
  const begun = (await startUpload(file)) ?? (await askForTicket(sending.signal));
  unfinished.set(file, begun);
  return sendOn(begun, file, sending);
}

interface Begun {
  readonly public_id: string;
  readonly url: string;
}

/** Files that have been sent in part: trying again goes on with them. */
const unfinished = new WeakMap<File, Begun | HostUpload>();

async function sendOn(begun: Begun | HostUpload, file: File, sending: Sending): Promise<Stored> {
  if ('ticket' in begun) {
    const { sendToHost } = await import('./send-to-host.ts');
    return sendToHost(begun, file, sending);
  }
  const { sendInPieces } = await import('./send-in-pieces.ts');
  await sendInPieces(begun.url, file, sending);
  return { public_id: begun.public_id, format: '' };
}

/** Goes on with a file that was begun before; null where it has been dropped since, or its ticket is over. */
async function sendRest(
  former: Begun | HostUpload,
  file: File,
  sending: Sending,
): Promise<Stored | null> {
  try {
    return await sendOn(former, file, sending);
  } catch (error) {
    const over = 'ticket' in former ? [400, 401, 404] : [404];
    if (!isHttpError(error) || !over.includes(error.status)) throw error;
    unfinished.delete(file);
    return null;
  }
}

async function askForTicket(signal: AbortSignal): Promise<HostUpload> {
  const path = '/api/assets/tickets';
  const { data } = await send<typeof startPicture>({ method: 'POST', path, signal });
  return { ticket: data, id: newUuid(), sent: 0 };
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
