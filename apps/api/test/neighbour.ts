import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { compose, JOB_KINDS } from '../src/compose.ts';
import { startPlatform } from '../src/platform/start.ts';
import { createServer } from '../src/server.ts';
import { silentLog } from './silent-log.ts';
import type { TestApp } from './test-app.ts';

export interface Neighbour {
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

/** Starts another application on the same database, like a second process. */
export async function neighbourOf(app: TestApp): Promise<Neighbour> {
  const platform = await startPlatform({
    config: app.platform.config,
    databaseUrl: app.url,
    payments: app.payments.provider,
    log: silentLog,
    kinds: JOB_KINDS,
    workers: 'none',
    setsClock: false,
  });
  const server = await createServer(platform, compose(platform), silentLog);
  await server.ready();
  return {
    server,
    async close() {
      await server.close();
      await platform.close();
    },
  };
}

/** Returns the address of a server, which sockets need; requests can be injected without one. */
export async function addressOf(server: FastifyInstance): Promise<string> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
