import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../signature.ts';
import { type Faults, refusalOf } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Stored } from './objects.ts';
import { type Context, missing, type Outcome, refused } from './outcome.ts';
import { ROUTES, type Route, type RouteRequest } from './routes.ts';
import { apply, type State } from './state.ts';

export interface Service {
  /** Finds the route of a call; undefined when there is none. */
  find(method: string, path: string): { route: Route; ids: readonly string[] } | undefined;
  /**
   * Decides a call and appends its changes to the log; they are durable once the journal is
   * flushed.
   */
  act(route: Route, request: RouteRequest, key: string | undefined): Answered;
  keep(put: readonly Stored[]): void;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** True when the response is the one kept under the same idempotency key. */
  readonly replayed: boolean;
}

const withSecret = z.looseObject({ client_secret: z.string().max(200) });

/** Creates the provider itself, which decides every call on the state that its log describes. */
export function createService(state: State, journal: Journal, faults: Faults): Service {
  function keep(put: readonly Stored[]): void {
    if (put.length === 0) return;
    const entry = { at: Date.now(), put };
    journal.append(entry);
    apply(state, entry);
  }

  function decide(route: Route, request: RouteRequest): Outcome {
    const context: Context = {
      state,
      now: Date.now(),
      refuseCharge: () => refusalOf(faults.take(route.on, ['refuse_charge'])),
    };
    if (route.intent && !knowsSecret(state, route.intent, request)) return missing();
    try {
      return route.act(context, request);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      // Field names alone are returned: a value may be a card's number.
      const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
      return refused(400, { code: 'parameter_invalid', message: `Not as it should be: ${fields}` });
    }
  }

  return {
    keep,
    find(method, path) {
      for (const route of ROUTES) {
        const match = route.method === method ? route.path.exec(path) : null;
        if (match) return { route, ids: match.slice(1) };
      }
      return undefined;
    },
    act(route, request, key) {
      // A browser's call carries a card, and not even a hash of it may be stored.
      if (key === undefined || route.intent) {
        const { status, body, put } = decide(route, request);
        keep(put);
        return { status, body, replayed: false };
      }
      const requestHash = createHash('sha256')
        .update(JSON.stringify([route.on, request.ids, request.body]))
        .digest('base64url');
      const kept = state.answers.get(key);
      if (kept) {
        if (kept.request === requestHash) {
          return { status: kept.status, body: kept.body, replayed: true };
        }
        const { status, body } = refused(400, {
          type: 'idempotency_error',
          code: 'idempotency_error',
          message: 'This key belongs to another request.',
        });
        return { status, body, replayed: false };
      }
      const { status, body, put } = decide(route, request);
      // A call that changed nothing is not kept: a retry is decided again.
      if (put.length > 0) {
        keep([...put, { object: 'idempotency_key', id: key, request: requestHash, status, body }]);
      }
      return { status, body, replayed: false };
    },
  };
}

function knowsSecret(state: State, intent: 'setup' | 'payment', request: RouteRequest): boolean {
  const objects = intent === 'setup' ? state.setups : state.payments;
  const given = withSecret.safeParse(request.body).data?.client_secret ?? '';
  const expected = objects.get(request.ids[0] ?? '')?.client_secret;
  // A missing intent is compared as well, so that timing does not tell whether it exists.
  return isSame(given, expected ?? '\0none') && expected !== undefined;
}
