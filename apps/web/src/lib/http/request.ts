import type { BodyOf, Call, PathOf } from './call-types.ts';
import type { RequestName } from './named-requests.ts';

export type QueryValues = Record<string, string | number | boolean | null | undefined>;

export type Request<E extends Call> = {
  method: E['method'];
  path: PathOf<E>;
  query?: QueryValues;
  body?: BodyOf<E>;
  headers?: Record<string, string>;
  /** A newer request of that name ends this one; so does leaving the page. */
  name?: RequestName;
  signal?: AbortSignal;
  /** Goes through although the page is left meanwhile. */
  keepalive?: boolean;
  /** Login answers 401 to a wrong password: no session has ended then. */
  expectsUnauthenticated?: boolean;
};
