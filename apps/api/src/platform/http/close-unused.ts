import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections without any request when the server closes. Browsers open them in advance;
 * Node does not count them as idle and would wait for them.
 */
export function closeUnused(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  const used = ({ socket }: IncomingMessage) => unused.delete(socket);
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', used);
  app.server.on('upgrade', used);
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
