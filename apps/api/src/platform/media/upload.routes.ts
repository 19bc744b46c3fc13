import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse, sendRefusal } from '../http/index.ts';
import type { BuiltinStore } from './builtin/store.ts';

const TUS = '1.0.0';
const NAME = /^[a-z0-9]{20}$/;

/**
 * Takes files in pieces by the core of the tus protocol (https://tus.io): HEAD says how far an upload
 * is, PATCH adds to it from there on, DELETE ends it. It is started by a call of the API, and is its
 * person's alone.
 */
export function uploadRoutes(app: FastifyInstance, { uploads }: BuiltinStore): void {
  const config = {
    permission: { any: ['internal_dashboard:items', 'internal_dashboard:pages'] },
  } as const;
  const url = '/media/uploads/:id';

  void app.register((room, _options, done) => {
    // The body is handed on as a stream: nothing of it is gathered first.
    room.addContentTypeParser('application/offset+octet-stream', (_request, body, parsed) =>
      parsed(null, body),
    );
    room.route({
      method: 'HEAD',
      url,
      config,
      async handler(request, reply) {
        const { name, person } = askedOf(request);
        const upload = name === null ? null : await uploads.find(name, person);
        if (upload === null) return refused(request, reply, refuse(404, 'not_found'));
        return head(reply, upload.received).header('upload-length', upload.length).code(200).send();
      },
    });
    room.route({
      method: 'PATCH',
      url,
      config,
      async handler(request, reply) {
        const { name, person } = askedOf(request);
        const at = placeOf(request.headers['upload-offset']);
        if (!isStream(request.body)) {
          return refused(request, reply, refuse(415, 'unsupported_media_type'));
        }
        if (at === null) return refused(request, reply, refuse(400, 'malformed'));
        const stored = name === null ? null : await uploads.receive(name, person, at, request.body);
        if (stored === null) return refused(request, reply, refuse(404, 'not_found'));
        if (stored === 'elsewhere') return refused(request, reply, refuse(409, 'version_conflict'));
        return head(reply, stored.received).code(204).send();
      },
    });
    room.route({
      method: 'DELETE',
      url,
      config,
      async handler(request, reply) {
        const { name, person } = askedOf(request);
        const dropped = name !== null && (await uploads.drop(name, person));
        if (!dropped) return refused(request, reply, refuse(404, 'not_found'));
        return reply.header('tus-resumable', TUS).code(204).send();
      },
    });
    done();
  });

  function refused(request: FastifyRequest, reply: FastifyReply, why: Refusal) {
    return sendRefusal(request, reply, why, app.phrases);
  }
}

const head = (reply: FastifyReply, received: number): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('tus-resumable', TUS)
    .header('upload-offset', received);

function askedOf(request: FastifyRequest): { name: string | null; person: number } {
  const { id = '' } = request.params as { id?: string };
  return { name: NAME.test(id) ? id : null, person: request.actor?.userId ?? 0 };
}

const placeOf = (header: string | string[] | undefined): number | null =>
  /^\d{1,9}$/.test(String(header)) ? Number(header) : null;

const isStream = (body: unknown): body is AsyncIterable<Buffer> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
