interface DatabaseError {
  readonly code: string;
  readonly severity: string;
  readonly constraint?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error;

/** The constraint that refused a statement, by the name it has in the migrations. */
export function constraintOf(error: unknown): string | undefined {
  return isDatabaseError(error) ? error.constraint : undefined;
}

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/**
 * Another transaction changed what this one had read before it had the lock. Thrown within a
 * transaction, which then runs again and reads what the other one left.
 */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Two transactions stood in each other's way; running this one again answers rightly. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (isDatabaseError(error) && (error.code === '40001' || error.code === '40P01'));

/** A value that the column's type does not hold (class 22). */
export const isBadValue = (error: unknown): boolean =>
  isDatabaseError(error) && error.code.startsWith('22');

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** The database is down, stopping, full, or slower than anybody waits. */
export function isUnavailable(error: unknown): boolean {
  // A fatal error is one about the connection, not about the statement.
  if (isDatabaseError(error)) return error.severity === 'FATAL' || /^(08|53|57)/.test(error.code);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && LOST.has(code) && syscall !== undefined && syscall !== 'open') ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}
