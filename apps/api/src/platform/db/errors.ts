interface DatabaseError {
  readonly code: string;
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

/** Two transactions stood in each other's way; running this one again answers rightly. */
export const isRetryable = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === '40001' || error.code === '40P01');
