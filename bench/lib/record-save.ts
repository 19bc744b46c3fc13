import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { compose, JOB_KINDS } from '../../apps/api/src/compose.ts';
import { readConfig } from '../../apps/api/src/platform/config/index.ts';
import { createLog } from '../../apps/api/src/platform/log/index.ts';
import { createBuiltinProvider } from '../../apps/api/src/platform/payments/builtin/client.ts';
import { startPlatform } from '../../apps/api/src/platform/start.ts';
import { createServer } from '../../apps/api/src/server.ts';
import { headersOf, readWeek, type Send, save, type TwoWeeks } from './families.ts';
import { MONDAY } from './worlds.ts';

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Two saves of one family, each of which changes every day. */
export interface RecordedFamily {
  readonly saves: readonly [readonly Statement[], readonly Statement[]];
}

/** Records every statement of a save, from the look-up of the session to the commit. */
export async function recordSaves(
  databaseUrl: string,
  families: readonly TwoWeeks[],
): Promise<RecordedFamily[]> {
  const log = createLog({ logLevel: 'silent' });
  const platform = await startPlatform({
    config: readConfig({ APP_ENV: 'demo', DATABASE_URL: databaseUrl, ROLE: 'api' }),
    databaseUrl,
    // A save never calls the payment provider.
    payments: createBuiltinProvider({ url: () => 'http://127.0.0.1:9', secret: 'of nobody' }),
    log,
    kinds: JOB_KINDS,
    workers: 'none',
    setsClock: false,
  });
  const server = await createServer(platform, compose(platform), log);
  const send: Send = async (call) => {
    const { statusCode, body } = await server.inject({
      method: call.method,
      url: call.path,
      headers: headersOf(call),
      ...(call.body !== undefined && { payload: call.body }),
    });
    return { status: statusCode, text: body };
  };
  try {
    const recorded: RecordedFamily[] = [];
    for (const family of families) {
      let { version } = await readWeek(send, family, MONDAY);
      const change = async (week: 0 | 1) => {
        version = (await save(send, family, version, family.weeks[week])).version;
      };
      // From here on the week is the second one, and its menus are known.
      await change(0);
      await change(1);
      recorded.push({
        saves: [await statementsOf(() => change(0)), await statementsOf(() => change(1))],
      });
    }
    return recorded;
  } finally {
    await server.close();
    await platform.close();
  }
}

const recording = new AsyncLocalStorage<Statement[]>();

async function statementsOf(act: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | pg.QueryConfig, unknown[] | undefined];
    recording
      .getStore()
      ?.push(
        typeof config === 'string'
          ? { text: config, values: values ?? [] }
          : { text: config.text, values: config.values ?? [] },
      );
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await recording.run(statements, act);
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
