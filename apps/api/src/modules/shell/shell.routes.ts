import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/index.ts';
import { webManifest } from './web-manifest.ts';

export function shellRoutes(
  app: FastifyInstance,
  { config }: { readonly config: Pick<Config, 'product' | 'publicUrl'> },
): void {
  app.route({
    method: 'GET',
    url: '/manifest.webmanifest',
    config: { permission: 'anyone', asker: 'ignored' },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(webManifest(config.product)),
  });
  app.route({
    method: 'GET',
    url: '/robots.txt',
    config: { permission: 'anyone', asker: 'ignored' },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('text/plain; charset=utf-8')
        // Pages that need a sign-in lead to it by themselves; answers of the API are no pages.
        .send(
          `User-agent: *\nDisallow: /api/\n${config.publicUrl ? `Sitemap: ${config.publicUrl}/sitemap.xml\n` : ''}`,
        ),
  });
}
