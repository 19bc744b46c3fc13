import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Phrases } from './actor.ts';
import { refuse } from './answers.ts';
import { refusalBody } from './send-refusal.ts';

/** Statuses of requests that the HTTP parser refuses, by its error's code; others are a 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers bytes that are no HTTP with the headers and the shape of every other refusal, and ends
 * its connection: where one message ends and the next begins is not known.
 */
export function answerBroken(
  phrases: Phrases,
  everywhere: Readonly<Record<string, string>>,
): (error: Error & { readonly code?: string }, socket: Socket) => void {
  const bodyOf = (status: number) =>
    Buffer.from(
      JSON.stringify(
        refusalBody(refuse(400, status === 408 ? 'too_slow' : 'malformed'), phrases, 'en'),
      ),
    );
  return ({ code = '' }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const status = STATUSES[code] ?? 400;
      const body = bodyOf(status);
      const headers = {
        ...everywhere,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(body.length),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
      socket.write(Buffer.concat([Buffer.from(head), body]));
    }
    socket.destroy();
  };
}
