import { once } from 'node:events';
import { connect } from 'node:net';

/** A kept-open connection with one request in progress at a time. */
export interface Wire {
  send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<{ status: number; body: Buffer }>;
  /** Tells that nothing more can be sent: the server has said so, or is gone. */
  isOver(): boolean;
  close(): void;
}

/**
 * Opens a connection with as little HTTP as the load needs: on two cores, every cycle of a full
 * client is taken from the server that it measures.
 */
export async function openWire(port: number): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let chunks: Buffer[] = [];
  let received = 0;
  let expected = -1;
  let over = false;
  let waiting: PromiseWithResolvers<{ status: number; body: Buffer }> | undefined;

  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => {
    over = true;
    fail(new Error('the connection was closed'));
  });
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    if (expected < 0) {
      const head = Buffer.concat(chunks);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const headers = head.toString('latin1', 0, end);
      over ||= /\r\nconnection: *close/i.test(headers);
      const length = /\r\ncontent-length: *(\d+)/i.exec(headers)?.[1];
      if (length === undefined) {
        fail(new Error('an answer without a length'));
        return;
      }
      expected = end + 4 + Number(length);
    }
    if (received < expected) return;
    const all = Buffer.concat(chunks);
    const status = Number(all.toString('latin1', 9, 12));
    const body = all.subarray(all.indexOf('\r\n\r\n') + 4);
    chunks = [];
    received = 0;
    expected = -1;
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.({ status, body });
  });

  return {
    send(method, path, headers, body) {
      waiting = Promise.withResolvers();
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body ?? ''}`,
      );
      return waiting.promise;
    },
    isOver: () => over,
    close: () => socket.destroy(),
  };
}
