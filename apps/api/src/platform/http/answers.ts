import type { Readable } from 'node:stream';
import type { ErrorCode, FieldCode } from '@yay/contract/codes';

const REFUSAL = Symbol('refusal');

export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 503;
/** Error codes by the dotted path of a field in the request. */
export type FieldErrors = Readonly<Record<string, readonly FieldCode[]>>;

/** The refusal of a request for an expected reason. Exceptions are for bugs and outages. */
export interface Refusal {
  readonly [REFUSAL]: true;
  readonly status: RefusalStatus;
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** Further fields of the response, which the endpoint declares for this status. */
  readonly more: object | undefined;
  readonly retryAfterSeconds: number | undefined;
}

export function refuse(
  status: RefusalStatus,
  code: ErrorCode,
  errors?: FieldErrors,
  further: { readonly more?: object; readonly retryAfterSeconds?: number } = {},
): Refusal {
  return {
    [REFUSAL]: true,
    status,
    code,
    errors,
    more: further.more,
    retryAfterSeconds: further.retryAfterSeconds,
  };
}

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && REFUSAL in value;

const ANSWER = Symbol('answer');

/** A response with another status than the endpoint's first success. */
export interface Answer<Status extends number = number, Body = unknown> {
  readonly [ANSWER]: true;
  readonly status: Status;
  readonly body: Body;
}

export function answer<const Status extends number, Body>(
  status: Status,
  body: Body,
): Answer<Status, Body> {
  return { [ANSWER]: true, status, body };
}

export const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ANSWER in value;

const WRITTEN = Symbol('written');

/** A 200 whose JSON is serialized already, by a writer made of the endpoint's own schema. */
export interface Written {
  readonly [WRITTEN]: true;
  readonly json: Buffer;
}

export const written = (json: Buffer): Written => ({ [WRITTEN]: true, json });

export const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && WRITTEN in value;

const FILE = Symbol('file');

/** A 200 whose content is a file, streamed. */
export interface FileAnswer {
  readonly [FILE]: true;
  readonly content: Readable;
  readonly headers: Readonly<Record<string, string>>;
}

export const file = (content: Readable, headers: FileAnswer['headers']): FileAnswer => ({
  [FILE]: true,
  content,
  headers,
});

export const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && FILE in value;
