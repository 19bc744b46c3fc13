import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { LARGEST_PICTURE_BYTES, readMediaAddress } from '@yay/domain/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal, type Refusal, refuse, sendRefusal } from '../http/index.ts';
import type { Limits } from '../limits/index.ts';
import { type BuiltinStore, isBuiltinStore } from './builtin/store.ts';
import { deliver } from './deliver.ts';
import { BY_ADDRESS } from './limits.ts';
import type { MediaStore } from './store.ts';
import { uploadRoutes } from './upload.routes.ts';

/**
 * Serves pictures by their addresses, whichever store keeps them: those of a host are redirected,
 * and those that the built-in store got before there was a host are still served from it.
 */
export function mediaRoutes(
  app: FastifyInstance,
  parts: {
    readonly media: MediaStore;
    readonly builtin: BuiltinStore;
    readonly limits: Limits;
  },
): void {
  const { media, builtin, limits } = parts;
  const PATH = '/media/image/upload/';
  app.route({
    method: 'GET',
    url: `${PATH}*`,
    config: { permission: 'anyone', asker: 'ignored' },
    // Pictures are compressed already.
    compress: false,
    async handler(request, reply) {
      // The raw path is used: a decoded address could differ from the one that was checked.
      const path = (request.url.split('?')[0] ?? '').slice(PATH.length);
      const answered = await deliver({ builtin, limits }, request, reply, path);
      if (answered) return reply;
      const hostUrl = readMediaAddress(path) === null ? null : media.elsewhere(path);
      if (hostUrl === null) return refused(request, reply, refuse(404, 'not_found'));
      return reply.header('cache-control', 'public, max-age=86400').redirect(hostUrl, 302);
    },
  });
  if (isBuiltinStore(media)) {
    forms(app, media, limits);
    uploadRoutes(app, media);
  }

  function refused(request: FastifyRequest, reply: FastifyReply, why: ReturnType<typeof refuse>) {
    return sendRefusal(request, reply, why, app.phrases);
  }
}

/** Takes uploads in a plugin of its own, since no other route reads forms. */
function forms(app: FastifyInstance, store: BuiltinStore, limits: Limits): void {
  void app.register((room, _options, done) => {
    void room.register(multipart, {
      limits: {
        fileSize: LARGEST_PICTURE_BYTES,
        files: 1,
        fields: 8,
        parts: 9,
        fieldSize: 200,
        fieldNameSize: 40,
        headerPairs: 20,
      },
    });
    room.route({
      method: 'POST',
      url: '/media/upload',
      config: { permission: 'anyone' },
      bodyLimit: LARGEST_PICTURE_BYTES + 20_000,
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const spent = await limits.spend(BY_ADDRESS, request.ip);
        const answer = spent.ok
          ? await receive(request, store)
          : refuse(429, 'too_many_requests', undefined, spent);
        if (isRefusal(answer)) return sendRefusal(request, reply, answer, app.phrases);
        const { fileHash: _, ...picture } = answer;
        return { ...picture, resource_type: 'image', type: 'upload' };
      },
    });
    done();
  });
}

async function receive(request: FastifyRequest, store: BuiltinStore) {
  if (!request.isMultipart()) return refuse(415, 'unsupported_media_type');
  const folder = await mkdtemp(join(tmpdir(), 'yay-upload-'));
  try {
    const path = join(folder, 'file');
    const sent = await readForm(request, path, (fields) => store.admits(fields));
    if (isRefusal(sent)) return sent;
    const { publicId, sha256 } = sent;
    const stored = await store.take(publicId, { path, sha256 });
    if (stored === undefined) {
      return refuse(503, 'unavailable', undefined, { retryAfterSeconds: 2 });
    }
    if (stored === 'ticket_used') return refuse(403, 'forbidden');
    return typeof stored === 'string' ? refuse(422, 'invalid', { file: [stored] }) : stored;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Fields = ReadonlyMap<string, string>;

/** Reads the fields of a form, and its file into one on disk: memory holds a piece of it at a time. */
async function readForm(
  request: FastifyRequest,
  path: string,
  admits: (fields: Fields) => Promise<string | null>,
): Promise<{ publicId: string; sha256: Buffer } | Refusal> {
  const fields = new Map<string, string>();
  const parts = request.parts()[Symbol.asyncIterator]();
  for (;;) {
    const { value: part } = await parts.next().catch(() => ({ value: null }));
    if (part === null) return refuse(400, 'malformed');
    if (part === undefined) return refuse(422, 'invalid', { file: ['required'] });
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value));
      continue;
    }
    // The ticket's fields come before the picture, so an unauthorized upload is not read to its
    // end.
    const publicId = part.fieldname === 'file' ? await admits(fields) : null;
    if (publicId === null) {
      part.file.resume();
      return refuse(403, 'forbidden');
    }
    const hash = createHash('sha256');
    part.file.on('data', (chunk: Buffer) => hash.update(chunk));
    const whole = await pipeline(part.file, createWriteStream(path, { mode: 0o600 })).then(
      () => true,
      () => false,
    );
    if (part.file.truncated) return refuse(413, 'too_large', { file: ['picture_too_large'] });
    return whole ? { publicId, sha256: hash.digest() } : refuse(400, 'malformed');
  }
}
