import { createHash, timingSafeEqual } from 'node:crypto';
import multipart from '@fastify/multipart';
import { fastify } from 'fastify';
import sharp from 'sharp';

const HOST = {
  cloud: 'lunch-test',
  apiKey: '123456789012345',
  apiSecret: 'hunter2-hunter2-hunter2',
  preset: 'pictures',
} as const;

/** The bytes that a piece of a large file must exceed, but for the last one. */
const LEAST_PIECE = 5 * 1024 * 1024;

interface Kept {
  public_id: string;
  version: number;
  format: string;
  width: number;
  height: number;
  bytes: number;
  etag: string;
}

export interface MediaHost {
  readonly url: string;
  readonly settings: typeof HOST & { readonly apiUrl: string; readonly deliveryUrl: string };
  /** The settings of a product that keeps its pictures there. */
  readonly env: Readonly<Record<string, string>>;
  /** Answers every request with this status from now on; null ends that. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

/**
 * Starts an image host over HTTP, as Cloudinary's reference describes it: signed uploads by a
 * preset, the admin call of one resource, destroying, and delivery. It refuses requests that it
 * does not know.
 */
export async function startMediaHost(): Promise<MediaHost> {
  const kept = new Map<string, Kept & { body: Buffer }>();
  const inPieces = new Map<string, Buffer>();
  let failing: number | null = null;
  const app = fastify();
  await app.register(multipart, { limits: { fileSize: 60_000_000 } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', 'content-range, x-unique-upload-id');
    if (failing !== null) {
      reply.code(failing).send({ error: { message: 'General Error' } });
      return reply;
    }
    return undefined;
  });
  const refused = (message: string) => ({ error: { message } });

  /** Adds a piece of a large file; what is wrong with it, or the file as far as it has come. */
  function addPiece(id: string, range: string, piece: Buffer): string | Buffer {
    const [, start, end, total] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? []).map(Number);
    if (start === undefined || end === undefined || total === undefined) return 'Invalid range';
    if (end - start + 1 !== piece.length || end >= total) return 'Invalid range';
    if (end + 1 < total && piece.length <= LEAST_PIECE) return 'Chunk is too small';
    const before = inPieces.get(id) ?? Buffer.alloc(0);
    if (before.length < start) return 'Chunks are missing';
    const file = Buffer.concat([before.subarray(0, start), piece]);
    inPieces.set(id, file);
    return file;
  }

  app.options(`/v1_1/${HOST.cloud}/image/upload`, (_request, reply) => reply.code(204).send());
  app.post(`/v1_1/${HOST.cloud}/image/upload`, async (request, reply) => {
    const fields: Record<string, string> = {};
    let file: Buffer | undefined;
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await part.toBuffer();
      else fields[part.fieldname] = String(part.value);
    }
    const wrong = unsigned(fields, ['overwrite', 'public_id', 'timestamp', 'upload_preset']);
    if (wrong) return reply.code(401).send(refused(wrong));
    if (fields.upload_preset !== HOST.preset) {
      return reply.code(400).send(refused('Upload preset not found'));
    }
    const id = fields.public_id ?? '';
    const there = kept.get(id);
    if (there && fields.overwrite === 'false') return { ...answer(there), existing: true };
    const { 'x-unique-upload-id': piecesOf, 'content-range': range } = request.headers;
    if (file && typeof piecesOf === 'string') {
      const come = addPiece(piecesOf, String(range), file);
      if (typeof come === 'string') return reply.code(400).send(refused(come));
      if (come.length < Number(range?.split('/')[1])) return { done: false, bytes: file.length };
      file = come;
    }
    const known = await sharp(file ?? Buffer.alloc(0))
      .metadata()
      .catch(() => undefined);
    if (!file || !known || known.format === 'svg') {
      return reply.code(400).send(refused('Invalid image file'));
    }
    const picture = {
      public_id: id,
      version: Math.floor(Date.now() / 1000),
      format: known.format === 'jpeg' ? 'jpg' : known.format,
      width: known.width,
      height: known.height,
      bytes: file.length,
      etag: createHash('md5').update(file).digest('hex'),
      body: file,
    };
    kept.set(id, picture);
    return answer(picture);
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    `/v1_1/${HOST.cloud}/resources/image/upload/*`,
    async (request, reply) => {
      const basic = Buffer.from(`${HOST.apiKey}:${HOST.apiSecret}`).toString('base64');
      if (request.headers.authorization !== `Basic ${basic}`) {
        return reply.code(401).send(refused('unknown api_key'));
      }
      const found = kept.get(request.params['*']);
      if (!found) return reply.code(404).send(refused('Resource not found'));
      // The hash of a file is told with its metadata alone.
      const { etag, ...picture } = answer(found);
      return request.query.media_metadata === 'true' ? { ...picture, etag } : picture;
    },
  );

  app.post<{ Body: Record<string, string> }>(
    `/v1_1/${HOST.cloud}/image/destroy`,
    async (request, reply) => {
      const wrong = unsigned(request.body, ['invalidate', 'public_id', 'timestamp']);
      if (wrong) return reply.code(401).send(refused(wrong));
      return { result: kept.delete(request.body.public_id ?? '') ? 'ok' : 'not found' };
    },
  );

  app.get<{ Params: { '*': string } }>(`/${HOST.cloud}/image/upload/*`, async (request, reply) => {
    const id = /([a-z0-9]+)\.\w+$/.exec(request.params['*'])?.[1] ?? '';
    const found = kept.get(id);
    if (!found) return reply.code(404).send();
    const [, w, h] = /w_(\d+),h_(\d+)/.exec(request.params['*']) ?? [];
    const cut = sharp(found.body).resize(w ? Number(w) : null, h ? Number(h) : null);
    return reply.type('image/jpeg').send(await cut.jpeg().toBuffer());
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    settings: { ...HOST, apiUrl: url, deliveryUrl: url },
    env: {
      MEDIA_CLOUD: HOST.cloud,
      MEDIA_API_KEY: HOST.apiKey,
      MEDIA_API_SECRET: HOST.apiSecret,
      MEDIA_UPLOAD_PRESET: HOST.preset,
      MEDIA_API_URL: url,
      MEDIA_DELIVERY_URL: url,
    },
    fail(status) {
      failing = status;
    },
    close: () => app.close(),
  };
}

const answer = ({ public_id, version, format, width, height, bytes, etag }: Kept) => ({
  public_id,
  version,
  format,
  width,
  height,
  bytes,
  etag,
  resource_type: 'image',
  type: 'upload',
});

/** Returns the fault of a signature; null for a valid one. */
function unsigned(fields: Record<string, string>, known: readonly string[]): string | null {
  const { api_key, signature = '', ...said } = fields;
  const strange = Object.keys(said).find((name) => !known.includes(name));
  if (strange) return `unknown parameter ${strange}`;
  if (api_key !== HOST.apiKey) return 'unknown api_key';
  const text = Object.keys(said)
    .sort()
    .map((name) => `${name}=${said[name]}`)
    .join('&');
  const ours = createHash('sha256').update(`${text}${HOST.apiSecret}`).digest('hex');
  if (ours.length !== signature.length) return 'Invalid Signature';
  if (!timingSafeEqual(Buffer.from(ours), Buffer.from(signature))) return 'Invalid Signature';
  const age = Date.now() / 1000 - Number(said.timestamp);
  return age >= -5 && age < 3_600 ? null : 'Stale request';
}
