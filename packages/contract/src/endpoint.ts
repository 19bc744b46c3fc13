import type { Permission } from '@yay/domain/access';
import type { z } from 'zod';
import type { MoneyWay } from './money-ways.ts';

/**
 * The permission that a call needs: none, only visitors, only a paired tablet, any signed-in
 * person, or named permissions.
 */
export type Need =
  | 'anyone'
  | 'kiosk'
  | 'guest'
  | 'signed_in'
  | { readonly any: readonly Permission[] }
  | { readonly all: readonly Permission[] };

export type Fresh =
  | true
  | { readonly with: readonly string[] }
  | { readonly unless: { readonly field: string; readonly in: readonly string[] } };

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Headers extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
  Asked extends Need = Need,
  Method extends 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET' | 'POST' | 'PUT' | 'DELETE',
  Path extends `/api/${string}` = `/api/${string}`,
> = {
  readonly method: Method;
  /** The path with `:name` parameters; backend 1 starts with /api, backend 2 with /api/v2. */
  readonly path: Path;
  readonly permission: Asked;
  /**
   * Refused: sign-in and payment of somebody else are never changed by the person who acts as her.
   * Once: what nobody starts a second time from within, whoever she acts as.
   */
  readonly impersonating?: 'refused' | 'once';
  /** Open to somebody of the team who has still to set up the second factor that is asked of her. */
  readonly enrolling?: 'allowed';
  /** Open to a family that is suspended until it pays what it owes. */
  readonly owing?: 'allowed';
  /**
   * Asks for a sign-in, password or passkey of the last minutes: money, roles, other people's data.
   * `with`: only where the body names one of these fields. `unless`: not where that field of the
   * body is one of these values.
   */
  readonly fresh?: Fresh;
  /** The limit under which the call gives families money that they did not pay. */
  readonly givesBy?: MoneyWay;
  /** Answers a file, which takes as long as the reader's line is slow. */
  readonly file?: true;
  readonly summary: string;
  readonly tag: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly headers?: Headers;
  readonly body?: Body;
  /** The answers by status. What an answer does not declare is stripped before it is sent. */
  readonly responses: Responses;
};

/** Declares one call of the API. Validation, types, OpenAPI and the permission check all come from it. */
export function endpoint<
  Responses extends Record<number, z.ZodType>,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Headers extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  const Asked extends Need = Need,
  const Method extends Endpoint['method'] = Endpoint['method'],
  const Path extends Endpoint['path'] = Endpoint['path'],
>(declaration: Endpoint<Params, Query, Headers, Body, Responses, Asked, Method, Path>) {
  return declaration;
}
