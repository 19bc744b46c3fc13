import pg from 'pg';
import type { Log } from '../log/index.ts';

export interface Listener {
  close(): Promise<void>;
}

/**
 * Subscribes to a PostgreSQL channel (LISTEN) on a connection of its own. After a lost connection
 * `onConnect` runs again, because notifications sent in the meantime are lost.
 */
export async function listen(options: {
  readonly url: string;
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onConnect: () => Promise<void>;
  readonly log?: Log;
}): Promise<Listener> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: options.url,
      application_name: `yay-listen-${options.channel}`,
      keepAlive: true,
    });
    let over = false;
    const lost = () => {
      over = true;
      if (client !== fresh) return;
      client = undefined;
      again();
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', (message) => options.onMessage(message.payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(options.channel)}`);
      if (over) throw new Error('the connection was lost at once');
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (closed) {
      await fresh.end();
      return;
    }
    client = fresh;
    await options.onConnect();
  }

  function again(): void {
    if (closed) return;
    retry = setTimeout(() => {
      connect().catch((error) => {
        options.log?.warn({ err: error, channel: options.channel }, 'cannot listen yet');
        again();
      });
    }, 1_000);
    retry.unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
