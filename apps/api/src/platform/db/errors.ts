interface DatabaseError {
  readonly code: string;
  readonly severity: string;
  readonly constraint?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error;

/** Returns the name of the constraint that refused a statement, as in the migrations. */
export function constraintOf(error: unknown): string | undefined {
  return isDatabaseError(error) ? error.constraint : undefined;
}

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) &&
  error.code === '23505' &&
  (constraint === undefined || error.constraint === constraint);

/**
 * Thrown within a transaction when another one changed rows that this one had read before it locked
 * them. The transaction then runs again and reads the new state.
 */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Tells whether a retry of the transaction helps: it met another one (deadlock, serialization). */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (isDatabaseError(error) && (error.code === '40001' || error.code === '40P01'));

/** Tells whether a value does not fit the type of its column (SQLSTATE class 22). */
export const isBadValue = (error: unknown): boolean =>
  isDatabaseError(error) && error.code.startsWith('22');

/** Tells whether a transaction gave up because another one held a lock for too long. */
export const isHeldUp = (error: unknown): boolean =>
  isDatabaseError(error) && error.code === '55P03';

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Tells whether the database is down, stopping, full or too slow to wait for. */
export function isUnavailable(error: unknown): boolean {
  // A fatal error concerns the connection, not the statement.
  if (isDatabaseError(error)) return error.severity === 'FATAL' || /^(08|53|57)/.test(error.code);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    (code !== undefined && LOST.has(code) && syscall !== undefined && syscall !== 'open') ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}
