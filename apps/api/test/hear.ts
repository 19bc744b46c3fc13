import type { TinyApp } from './tiny-app.ts';

export interface Hearing {
  /** What was said on the channel since the last `forget`. */
  on: (channel: string) => Promise<{ event: string; data: unknown }[]>;
  forget: () => void;
  stop: () => Promise<void>;
}

/** Listens to what is announced, as every process does. */
export async function hear(app: TinyApp): Promise<Hearing> {
  const said: { channel: string; event: string; data: unknown }[] = [];
  const client = await app.platform.db.pool.connect();
  client.on('notification', ({ payload }) => said.push(JSON.parse(payload ?? '{}')));
  await client.query('listen realtime');
  return {
    on: async (channel) => {
      // What was committed before this answer has been handed over by the time it is here.
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
