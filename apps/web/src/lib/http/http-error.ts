import type { ErrorCode } from '@yay/contract/codes';

/** Codes of the network, beside those of the server. */
export type FailureCode = ErrorCode | 'offline' | 'timeout' | 'cancelled';

export type FieldErrors = Record<string, string[]>;

/** A call that did not give its answer. */
export class HttpError extends Error {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: FieldErrors;
  /** The whole answer, for refusals that carry more (a 409 brings the week as it is now). */
  readonly body: unknown;

  constructor(
    status: number,
    code: FailureCode,
    details: { message?: string; errors?: FieldErrors; body?: unknown; cause?: unknown } = {},
  ) {
    super(details.message ?? code, { cause: details.cause });
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.errors = details.errors ?? {};
    this.body = details.body;
  }
}

export function isHttpError(error: unknown): error is HttpError {
  return error instanceof HttpError;
}

/** Somebody walked away from it: nothing to say. */
export function isCancelled(error: unknown): boolean {
  return isHttpError(error) && error.code === 'cancelled';
}

/** No answer came, so nobody knows whether it was carried out. */
export function isUnanswered(error: unknown): boolean {
  return isHttpError(error) && (error.code === 'offline' || error.code === 'timeout');
}
