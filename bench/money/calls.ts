import { randomUUID } from 'node:crypto';
import type { Family } from '../lib/families.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Calls {
  /** Sends a call; undefined when no response came in time. */
  send(
    who: Family | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer | undefined>;
  /** Counts of responses by status; 0 counts calls without a response. */
  readonly statuses: Map<number, number>;
}

/** Longer than any working call takes; a person would have closed the browser by then. */
const PATIENCE_MS = 3_000;

export function callsTo(origin: string): Calls {
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return {
    statuses,
    async send(who, method, path, body, key) {
      try {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: {
            ...(who !== null && { authorization: `Bearer ${who.token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(method !== 'GET' && { 'idempotency-key': key ?? randomUUID() }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const text = await answer.text();
        count(answer.status);
        return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
      } catch {
        count(0);
        return undefined;
      }
    },
  };
}
