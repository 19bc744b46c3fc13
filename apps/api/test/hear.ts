import type { TinyApp } from './tiny-app.ts';

export interface Hearing {
  /** Returns the events published on the channel since the last `forget`. */
  on: (channel: string) => Promise<{ event: string; data: unknown }[]>;
  forget: () => void;
  stop: () => Promise<void>;
}

/** Subscribes to published events, as every process does. */
export async function hear(app: TinyApp): Promise<Hearing> {
  const said: { channel: string; event: string; data: unknown }[] = [];
  const client = await app.platform.db.pool.connect();
  client.on('notification', ({ payload }) => said.push(JSON.parse(payload ?? '{}')));
  await client.query('listen realtime');
  return {
    on: async (channel) => {
      // PostgreSQL delivers notifications before the result of this statement, so all that were
      // committed earlier have arrived.
      await client.query('select 1');
      return said
        .filter((one) => one.channel === channel)
        .map(({ event, data }) => ({ event, data }));
    },
    forget: () => {
      said.length = 0;
    },
    stop: async () => {
      await client.query('unlisten *');
      client.release();
    },
  };
}
