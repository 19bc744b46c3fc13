import type { FastifyInstance } from 'fastify';

/**
 * Registers `GET /health`: 200 while requests can be served, else 503; monitors read the status
 * alone.
 */
export function healthRoute(app: FastifyInstance, isHealthy: () => Promise<boolean>): void {
  app.route({
    method: 'GET',
    url: '/health',
    config: { permission: 'anyone', asker: 'ignored' },
    handler: async (_request, reply) => {
      const healthy = await isHealthy().catch(() => false);
      return reply
        .code(healthy ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: healthy ? 'ok' : 'unavailable' });
    },
  });
}
