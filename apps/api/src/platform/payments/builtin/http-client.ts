import type { z } from 'zod';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { errorOf } from './wire.ts';

export interface BuiltinAddress {
  /** Evaluated at each call: a restarted provider may listen on another port. */
  readonly url: () => string;
  readonly secret: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Calls the built-in provider over HTTP, and reads each response into its shape. */
export function createHttpClient(address: BuiltinAddress) {
  const timeout = address.timeoutMs ?? TIMEOUT_MS;

  async function fetched(path: string, init: RequestInit): Promise<Response & { json_: unknown }> {
    try {
      const response = await fetch(`${address.url()}${path}`, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const json_: unknown = JSON.parse(await response.text());
      return Object.assign(response, { json_ });
    } catch (error) {
      throw new ProviderUnavailable('The payment provider did not answer.', { cause: error });
    }
  }

  async function call<T extends z.ZodType>(
    shape: T,
    path: string,
    body?: object,
    idempotencyKey?: string,
  ): Promise<{ readonly data: z.output<T>; readonly replayed: boolean }> {
    const response = await fetched(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${address.secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw errorOf(response.status, response.json_);
    const read = shape.safeParse(response.json_);
    if (!read.success) {
      throw new ProviderUnavailable('The payment provider answered in other words.', {
        cause: read.error,
      });
    }
    return { data: read.data, replayed: response.headers.has('idempotent-replayed') };
  }

  const get = async <T extends z.ZodType>(shape: T, path: string) => (await call(shape, path)).data;

  async function getOrNull<T extends z.ZodType>(
    shape: T,
    path: string,
  ): Promise<z.output<T> | null> {
    return get(shape, path).catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.code === 'resource_missing') return null;
      throw error;
    });
  }

  return { fetched, call, get, getOrNull };
}
