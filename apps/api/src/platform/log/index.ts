import { pino } from 'pino';
import type { Config } from '../config/index.ts';
import { gatherLines } from './gather-lines.ts';
import { onceAMinute } from './once-a-minute.ts';

export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

// A database error repeats the row it refused in `detail` and `where`; both may hold a family's
// data, so only what names the fault is kept.
export function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: 'severity' in error ? `database error ${String(code)}` : error.message,
    code,
    constraint,
    table,
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
  };
}

/** Creates the structured log on standard output. Callers pass ids and codes; no personal data. */
export function createLog(config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'databaseUrl'>>) {
  const output = pino.destination({ fd: 1, sync: true });
  const outage = onceAMinute((fields) => {
    log.error(fields, 'the database does not answer');
  }, portOf(config.databaseUrl));
  const log = pino(
    {
      level: config.logLevel,
      hooks: {
        logMethod(args, write) {
          const [fields] = args;
          // The line of the outage itself has a number of those that it stands for.
          const isOwn = typeof fields === 'object' && fields !== null && 'times' in fields;
          if (isOwn || !outage.holdsBack(fields)) write.apply(this, args);
        },
      },
      base: undefined,
      serializers: { err: plainError, error: plainError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    gatherLines((text) => output.write(text)),
  );
  return log;
}

const portOf = (databaseUrl: string | undefined): number =>
  Number((databaseUrl === undefined ? '' : new URL(databaseUrl).port) || 5432);
