import { pino } from 'pino';
import type { Config } from '../config/index.ts';
import { gatherLines } from './gather-lines.ts';

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
export function createLog(config: Pick<Config, 'logLevel'>) {
  const output = pino.destination({ fd: 1, sync: true });
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      serializers: { err: plainError, error: plainError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    gatherLines((text) => output.write(text)),
  );
}
