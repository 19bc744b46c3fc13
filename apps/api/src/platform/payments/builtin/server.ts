import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createFaults, faultInput } from './faults.ts';
import { createHandler, errorBody, send } from './handler.ts';
import { openJournal } from './journal.ts';
import type { StoredEvent } from './objects.ts';
import { createPresence } from './presence.ts';
import { createService } from './service.ts';
import { apply, emptyState } from './state.ts';
import { createWebhooks, type Deliver, postTo, type Telling, tellingInput } from './webhooks.ts';

export interface BuiltinServer {
  readonly url: string;
  setFaults(faults: readonly z.input<typeof faultInput>[]): void;
  tellHow(telling: z.input<typeof tellingInput>): void;
  /** Delivers every pending event now; returns how many were accepted. */
  tellAll(): Promise<number>;
  close(): Promise<void>;
}

export interface BuiltinOptions {
  /** The folder of its log. */
  readonly folder: string;
  readonly secret: string;
  readonly port?: number;
  readonly webhookUrl?: string;
  /** Replaces the HTTP post, for a receiver in the same process. Then only `tellAll` delivers. */
  readonly deliver?: Deliver;
  /** Ends the process at once, like SIGKILL; for planted faults. */
  readonly crash: () => void;
  /** Called when the last client is gone. */
  readonly deserted?: () => void;
}

const KEPT_ADDRESSES = 5;

/** Starts the provider as an HTTP server on the loopback, once its log is read. */
export async function startBuiltinServer(options: BuiltinOptions): Promise<BuiltinServer> {
  const { journal, entries } = await openJournal(options.folder);
  const state = emptyState();
  for (const entry of entries) apply(state, entry);
  const faults = createFaults();
  const service = createService(state, journal, faults);
  const presence = createPresence(options.deserted);
  const webhooks = createWebhooks({
    secret: options.secret,
    untold: state.untold,
    faults,
    deliver: options.deliver ?? postTo(() => state.webhookUrls),
    background: options.deliver === undefined,
    crash: options.crash,
    async told(event: StoredEvent) {
      // The content is left out, because an earlier entry of the log has it.
      service.keep([{ ...event, data: { object: {} } }]);
      await journal.flushed();
    },
  });
  function tellTo(url: string): void {
    if (state.webhookUrls[0] === url) return;
    const urls = [url, ...state.webhookUrls.filter((one) => one !== url)].slice(0, KEPT_ADDRESSES);
    service.keep([{ object: 'webhook_endpoint', id: 'webhook_endpoint', urls }]);
  }

  const handle = createHandler({
    secret: options.secret,
    crash: options.crash,
    journal,
    faults,
    service,
    presence,
    webhooks,
    tellTo,
  });
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof z.ZodError) {
        send(response, 400, errorBody('invalid_request_error', 'Not as it should be.'));
      } else send(response, 500, errorBody('api_error', 'Something went wrong.'));
    });
  });
  // Longer than clients keep an idle connection, so that none is closed as a call begins.
  server.keepAliveTimeout = 120_000;
  server.requestTimeout = 30_000;
  let url: string;
  try {
    url = await listen(server, options.port ?? 0);
  } catch (error) {
    await journal.close();
    throw error;
  }
  if (options.webhookUrl !== undefined) tellTo(options.webhookUrl);
  webhooks.wake();
  return {
    url,
    setFaults: (given) => faults.set(given.map((fault) => faultInput.parse(fault))),
    tellHow: (given) => webhooks.how(tellingInput.parse(given) satisfies Telling),
    tellAll: () => webhooks.tellAll(),
    async close() {
      presence.close();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await webhooks.close();
      await journal.close();
    },
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
