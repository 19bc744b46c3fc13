import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Admission } from './admission.ts';
import { type ConnectionCapOptions, createConnectionCap } from './connection-cap.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The door before every route: it refuses requests beyond the limits and ends connections. */
export interface Front {
  /** Makes a server, in the form that the framework asks for: one for each address it listens at. */
  serverFactory(
    handle: Answer,
    options: {
      readonly keepAliveTimeout?: number;
      readonly requestTimeout?: number;
      readonly connectionTimeout?: number;
    },
  ): Server;
  /**
   * Stops taking connections. Requests on open ones are answered, each as the last of its
   * connection, until nobody sends any more or `within` milliseconds are over; what is still
   * unanswered then is refused. Resolves when the server may be closed.
   */
  drain(within: number): Promise<void>;
}

export interface FrontOptions {
  readonly admission: Admission;
  readonly connections: ConnectionCapOptions;
  /** Answers a request that is too much now. */
  readonly refuseOverload: Answer;
  /** Answers a request that was not done when the server ended. */
  readonly refuseUnfinished: Answer;
}

/** Milliseconds for which an open connection may still bring a request that was under way. */
const LISTENS_ON_MS = 500;
const LOOK_MS = 20;

export function createFront(options: FrontOptions): Front {
  const { admission, refuseOverload, refuseUnfinished } = options;
  const cap = createConnectionCap(options.connections);
  const servers: Server[] = [];
  let isStopping = false;
  const sockets = new Set<Socket>();
  const unanswered = new Map<ServerResponse, IncomingMessage>();

  function follow(socket: Socket): void {
    sockets.add(socket);
    cap.take(socket);
    socket.once('close', () => sockets.delete(socket));
  }
  function isLast(response: ServerResponse): void {
    if (!response.headersSent) {
      response.setHeader('connection', 'close');
      return;
    }
    const { socket } = response;
    response.once('finish', () => socket?.end());
  }

  return {
    serverFactory(handle, options) {
      const server = createServer((request, response) => {
        unanswered.set(response, request);
        response.once('close', () => unanswered.delete(response));
        const isExcess = cap.isExcess(request.socket);
        if (isStopping || isExcess) isLast(response);
        // Monitors learn how things stand in any case.
        const isTooMuch = isExcess ? request.url !== '/health' : admission.refuses(request);
        if (isTooMuch) return refuseOverload(request, response);
        const moment = admission.begin();
        response.once('close', () => admission.end(moment, response.writableFinished));
        handle(request, response);
      });
      server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout;
      server.requestTimeout = options.requestTimeout ?? server.requestTimeout;
      server.setTimeout(options.connectionTimeout ?? 0);
      server.on('connection', follow);
      server.on('upgrade', (_request, socket: Socket) => {
        sockets.delete(socket);
        cap.letGo(socket);
      });
      servers.push(server);
      return server;
    },
    async drain(within) {
      admission.stop();
      const listening = servers.filter((server) => server.listening);
      if (listening.length === 0) return;
      isStopping = true;
      for (const response of unanswered.keys()) isLast(response);
      // The server's own close would cut idle connections, on which a request may be under way.
      for (const server of listening) NetServer.prototype.close.call(server);
      const started = performance.now();
      for (;;) {
        const waited = performance.now() - started;
        if (sockets.size === 0 || waited > within) break;
        if (unanswered.size === 0 && waited > LISTENS_ON_MS) break;
        await wait(LOOK_MS);
      }
      for (const [response, request] of unanswered) {
        if (!response.headersSent) refuseUnfinished(request, response);
      }
    },
  };
}
