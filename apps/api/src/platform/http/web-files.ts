import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accepts, KEPT } from './packed-copies.ts';

/** Pages and their packed copies, and the build's own list of them, which the server alone reads. */
const NO_FILE = /\.(html|br|gz)$|^pages\.json$/;
/** Names of hashed files that pages load, workers aside: those stand outside `assets/`. */
const LOADED = /^assets\/.*\.(js|css|woff2|png|jpe?g|webp|avif)$/;

/** Code and type that pages load, by how it is sent: under two megabytes packed, all together. */
const REMEMBERED: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};
/** The packed copies of a file, the smallest first. */
const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web application's files. Those below `assets/` carry a hash of their content in
 * their name, so a browser caches them for good; pages themselves are not files. Where the build
 * wrote a compressed copy beside a file, clients that accept its encoding get that one.
 */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  const config = { permission: 'anyone', asker: 'ignored' } as const;
  const loaded = { ...config, answers: 'file' } as const;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const contents = rememberFiles();
  const sendRemembered = (path: string, type: string) => {
    const file = join(folder, path);
    const packed = PACKED.filter(([, ending]) => paths.has(file + ending));
    return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const [encoding, ending] =
        packed.find(([one]) => accepts(headers['accept-encoding'], one)) ?? [];
      const content = await contents(file + (ending ?? ''));
      if (content === undefined) return sendGone(reply);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      if (packed.length > 0) reply.header('vary', 'accept-encoding');
      return reply.header('cache-control', KEPT).type(type).send(content);
    };
  };
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile() || NO_FILE.test(path) || entry.name.startsWith('.')) continue;
    const isHashed = path.startsWith('assets/');
    const type = isHashed ? REMEMBERED[extname(path).slice(1)] : undefined;
    const sendFile = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.header('cache-control', isHashed ? KEPT : 'public, max-age=3600').sendFile(path);
    app.get(
      `/${path}`,
      { config: LOADED.test(path) ? loaded : config, compress: false },
      type === undefined ? sendFile : sendRemembered(path, type),
    );
  }
  app.get('/assets/*', { config }, (_request, reply) => sendGone(reply));
}

const sendGone = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('');

/**
 * Reads each file once, when it is first asked for: a first visit asks for a hundred of them, and to
 * look for a file, open and close it costs more than to send it. Undefined for one that is gone.
 */
function rememberFiles(): (file: string) => Promise<Buffer | undefined> {
  const contents = new Map<string, Promise<Buffer | undefined>>();
  return (file) => {
    const known = contents.get(file);
    if (known !== undefined) return known;
    const content = readFile(file).catch(() => {
      contents.delete(file);
      return undefined;
    });
    contents.set(file, content);
    return content;
  };
}
