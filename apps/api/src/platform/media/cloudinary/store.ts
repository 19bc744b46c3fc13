import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newPublicId } from '../public-id.ts';
import { type MediaStore, MediaUnavailable } from '../store.ts';

export interface CloudinarySettings {
  readonly cloud: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly preset: string;
  readonly apiUrl: string;
  readonly deliveryUrl: string;
}

const TIMEOUT_MS = 15_000;

const resource = z.object({
  public_id: z.string(),
  version: z.number().int().positive(),
  format: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  bytes: z.number().int().positive(),
  /** The MD5 of the file, by which the library knows one that is sent again. */
  etag: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional()
    .catch(undefined),
});

/**
 * Creates a store on a host with Cloudinary's API: signed uploads by a preset, its own addresses.
 */
export function createCloudinaryStore(settings: CloudinarySettings): MediaStore {
  const { cloud, apiKey, apiSecret, preset } = settings;
  const api = `${withoutSlash(settings.apiUrl)}/v1_1/${encodeURIComponent(cloud)}`;
  const delivery = `${withoutSlash(settings.deliveryUrl)}/${encodeURIComponent(cloud)}`;
  const basic = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;

  /** Signs the fields in alphabetical order, followed by the secret, as the host requires. */
  function signed(fields: Readonly<Record<string, string>>) {
    const signedText = Object.entries(fields)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const signature = createHash('sha256').update(`${signedText}${apiSecret}`).digest('hex');
    return { ...fields, api_key: apiKey, signature };
  }
  const now = () => String(Math.floor(Date.now() / 1000));

  async function removeFrom(publicId: string): Promise<void> {
    const fields = signed({ invalidate: 'true', public_id: publicId, timestamp: now() });
    const answer = await ask(`${api}/image/destroy`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const result = (answer.body as { result?: unknown } | null)?.result;
    if (answer.status !== 200 || (result !== 'ok' && result !== 'not found')) {
      throw new MediaUnavailable(`the image host answered ${answer.status}`);
    }
  }

  return {
    service: 'cloudinary',
    origins: {
      images: [new URL(settings.deliveryUrl).origin],
      uploads: [new URL(settings.apiUrl).origin],
    },

    async ticket() {
      return {
        url: `${api}/image/upload`,
        fields: signed({
          overwrite: 'false',
          public_id: newPublicId(),
          timestamp: now(),
          upload_preset: preset,
        }),
      };
    },

    async find(publicId) {
      const path = publicId.split('/').map(encodeURIComponent).join('/');
      // The host tells a file's hash with its metadata alone.
      const answer = await ask(`${api}/resources/image/upload/${path}?media_metadata=true`, {
        headers: { authorization: basic },
      });
      if (answer.status === 404) return null;
      const read = resource.safeParse(answer.body);
      if (answer.status !== 200 || !read.success) {
        throw new MediaUnavailable(`the image host answered ${answer.status}`);
      }
      const { etag, ...picture } = read.data;
      return { ...picture, fileHash: etag === undefined ? null : Buffer.from(etag, 'hex') };
    },

    // The host takes files itself.
    finish: async () => null,

    // The host's addresses hold a version, so a cached old picture is never asked for again.
    leave: (publicId) => removeFrom(publicId),
    remove: (publicId) => removeFrom(publicId),

    elsewhere: (path) => `${delivery}/image/upload/${path}`,
  };
}

async function ask(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch {
    // The cause may contain the address, and with it the key, so it is not passed on.
    throw new MediaUnavailable('the image host did not answer');
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');
