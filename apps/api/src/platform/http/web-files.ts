import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pages and their packed copies, and the build's own list of them, which the server alone reads. */
const NO_FILE = /\.(html|br|gz)$|^pages\.json$/;
/** Names of what pages load by its hash, workers aside: these stand outside `assets/`. */
const LOADED = /^assets\/.*\.(js|css|woff2|png|jpe?g|webp|avif)$/;

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
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile() || NO_FILE.test(path) || entry.name.startsWith('.')) continue;
    const kept = path.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    app.get(
      `/${path}`,
      { config: LOADED.test(path) ? loaded : config, compress: false },
      (_request, reply) => reply.header('cache-control', kept).sendFile(path),
    );
  }
  app.get('/assets/*', { config }, (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send(''),
  );
}
