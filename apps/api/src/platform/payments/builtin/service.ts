import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../signature.ts';
import { type Faults, refusalOf } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Stored } from './objects.ts';
import { type Context, missing, type Outcome, refused } from './outcome.ts';
import { type Asked, ROUTES, type Route } from './routes.ts';
import { apply, type State } from './state.ts';

export interface Service {
  /** Undefined: there is no such call. */
  find(method: string, path: string): { route: Route; ids: readonly string[] } | undefined;
  /** Decides, and puts it into the log; on disk it is once the journal was flushed. */
  act(route: Route, asked: Asked, key: string | undefined): Answered;
  keep(put: readonly Stored[]): void;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
  /** It was answered before, to the same key. */
  readonly replayed: boolean;
}

const withSecret = z.looseObject({ client_secret: z.string().max(200) });

/** The provider itself: what is asked of it, decided on what its log says. */
export function createService(state: State, journal: Journal, faults: Faults): Service {
  function keep(put: readonly Stored[]): void {
    if (put.length === 0) return;
    const entry = { at: Date.now(), put };
    journal.append(entry);
    apply(state, entry);
  }

  function decide(route: Route, asked: Asked): Outcome {
    const context: Context = {
      state,
      now: Date.now(),
      refuseCharge: () => refusalOf(faults.take(route.on, ['refuse_charge'])),
    };
    if (route.intent && !knowsSecret(state, route.intent, asked)) return missing();
    try {
      return route.act(context, asked);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      // Names of fields and no values: a value may be a card's number.
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
    act(route, asked, key) {
      // A browser's call has a card in it, of which not even a hash is kept.
      if (key === undefined || route.intent) {
        const { status, body, put } = decide(route, asked);
        keep(put);
        return { status, body, replayed: false };
      }
      const request = createHash('sha256')
        .update(JSON.stringify([route.on, asked.ids, asked.body]))
        .digest('base64url');
      const kept = state.answers.get(key);
      if (kept) {
        if (kept.request === request) {
          return { status: kept.status, body: kept.body, replayed: true };
        }
        const { status, body } = refused(400, {
          type: 'idempotency_error',
          code: 'idempotency_error',
          message: 'This key belongs to another request.',
        });
        return { status, body, replayed: false };
      }
      const { status, body, put } = decide(route, asked);
      // What changed nothing is decided anew, whenever it is asked.
      if (put.length > 0) {
        keep([...put, { object: 'idempotency_key', id: key, request, status, body }]);
      }
      return { status, body, replayed: false };
    },
  };
}

function knowsSecret(state: State, intent: 'setup' | 'payment', asked: Asked): boolean {
  const objects = intent === 'setup' ? state.setups : state.payments;
  const given = withSecret.safeParse(asked.body).data?.client_secret ?? '';
  const expected = objects.get(asked.ids[0] ?? '')?.client_secret;
  // Compared either way, so that time does not tell whether there is such an intent.
  return isSame(given, expected ?? '\0none') && expected !== undefined;
}
