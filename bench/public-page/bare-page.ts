import { fastify } from 'fastify';
import type { BarePage } from './pages.ts';

// The floor of a public page: the same framework sends the same bytes with the same headers, and
// does nothing else.
process.once('message', async ({ port, pages }: { port: number; pages: readonly BarePage[] }) => {
  const app = fastify();
  for (const { path, body, headers } of pages) {
    app.get(path, (_request, reply) => reply.headers(headers).send(body));
  }
  await app.listen({ port, host: '127.0.0.1' });
  process.send?.('ready');
});
