import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** The header of a file whose name carries the hash of its content: it never changes. */
export const KEPT = 'public, max-age=31536000, immutable';

/** Tells whether a client accepts an encoding. */
export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, quality = '1'] = part.trim().split(/\s*;\s*q=/i);
    return name?.toLowerCase() === encoding && Number(quality) > 0;
  });
}

/**
 * Sends a text that stays as it is while the process runs, packed as small as it gets: that takes longer
 * than a request may, so it is done once, when the first client asks for an encoding.
 */
export function sendPacked(
  type: string,
  content: Buffer,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const packers = {
    br: () => br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: () => gz(content, { level: 9 }),
  };
  const copies = new Map<string, Promise<Buffer>>();
  const copyIn = (encoding: keyof typeof packers) => {
    const copy = copies.get(encoding) ?? packers[encoding]();
    copies.set(encoding, copy);
    return copy;
  };
  return async ({ headers }, reply) => {
    const encoding = (['br', 'gzip'] as const).find((one) =>
      accepts(headers['accept-encoding'], one),
    );
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', KEPT)
      .type(type)
      .send(encoding === undefined ? content : await copyIn(encoding));
  };
}
