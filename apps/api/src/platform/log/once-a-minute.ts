import { isUnavailable } from '../db/errors.ts';

const MINUTE_MS = 60_000;

/** Writes a line about the database that is away. */
export type Tell = (fields: { readonly err: unknown; readonly times: number }) => void;

/**
 * Gathers the lines of an outage: every part that asks the database meets it at once, and hundreds
 * of lines hide the cause that they share. The first is written, and then one a minute with the
 * number of those in between.
 */
export function onceAMinute(
  tell: Tell,
  databasePort: number,
): { holdsBack(fields: unknown): boolean } {
  let last: unknown;
  let times = 0;
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    timer = undefined;
    if (times === 0) return;
    const line = { err: last, times };
    times = 0;
    last = undefined;
    timer = setTimeout(next, MINUTE_MS).unref();
    tell(line);
  }
  return {
    /** Tells whether a line is one of an outage, which is written here in its place. */
    holdsBack(fields) {
      const error = errorOf(fields);
      if (!isUnavailable(error) || isOfAnother(error, databasePort)) return false;
      last = error;
      times += 1;
      if (timer === undefined) next();
      return true;
    },
  };
}

/** Tells whether a connection was refused by something else than the database, such as mail. */
function isOfAnother(error: unknown, databasePort: number): boolean {
  const { address, port } = error as { readonly address?: string; readonly port?: number };
  return port === undefined
    ? address !== undefined && !address.includes('.s.PGSQL.')
    : port !== databasePort;
}

function errorOf(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return undefined;
  return (
    (fields as { err?: unknown; error?: unknown }).err ?? (fields as { error?: unknown }).error
  );
}
