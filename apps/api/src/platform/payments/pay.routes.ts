import type { FastifyInstance } from 'fastify';
import { localeOf, refusalBody, refuse } from '../http/index.ts';
import type { LimitRule, Limits } from '../limits/index.ts';
import type { BuiltinProvider } from './builtin/client.ts';
import { ProviderUnavailable } from './provider.ts';

/** Slows down card testing: one stolen number tried after another. */
const BY_ADDRESS: LimitRule = { name: 'pay.address', points: 90, seconds: 60 };
const BY_INTENT: LimitRule = { name: 'pay.intent', points: 20, seconds: 60 };

/** Bytes; a card, a client secret and a bank's answer are far shorter. */
const LARGEST_BODY = 2_048;

const INTENTS = { setup: /^seti_[A-Za-z0-9]{24}$/, payment: /^pi_[A-Za-z0-9]{24}$/ } as const;
const ACTIONS = ['retrieve', 'confirm', 'authenticate'] as const;

/**
 * Registers the routes by which a card form reaches the built-in provider. A card's number passes
 * through unread and is never stored; the provider authorizes each call by the intent's client
 * secret.
 */
export function payRoutes(
  app: FastifyInstance,
  { provider, limits }: { readonly provider: BuiltinProvider; readonly limits: Limits },
): void {
  for (const intent of ['setup', 'payment'] as const) {
    for (const action of ACTIONS) {
      app.route<{ Params: { id: string } }>({
        method: 'POST',
        url: `/pay/v1/${intent}_intents/:id/${action}`,
        bodyLimit: LARGEST_BODY,
        config: { permission: 'anyone' },
        async handler(request, reply) {
          const { id } = request.params;
          reply.header('cache-control', 'no-store');
          const refusal =
            (await limited(limits, request.ip, id)) ??
            (INTENTS[intent].test(id) ? undefined : refuse(404, 'not_found')) ??
            (isObject(request.body) ? undefined : refuse(400, 'malformed'));
          if (refusal) {
            request.refusedAs = refusal.code;
            if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
            reply.code(refusal.status);
            return refusalBody(refusal, app.phrases, localeOf(request));
          }
          try {
            const path = `/pay/v1/${intent}_intents/${id}/${action}`;
            const { status, body } = await provider.passOn(path, request.body as object);
            return reply.code(status).send(body);
          } catch (error) {
            if (!(error instanceof ProviderUnavailable)) throw error;
            reply.code(503);
            return refusalBody(refuse(503, 'unavailable'), app.phrases, localeOf(request));
          }
        },
      });
    }
  }
}

async function limited(limits: Limits, ip: string, id: string) {
  for (const [rule, key] of [
    [BY_ADDRESS, ip],
    [BY_INTENT, id],
  ] as const) {
    const outcome = await limits.spend(rule, key);
    if (!outcome.ok) return refuse(429, 'too_many_requests', undefined, outcome);
  }
  return undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
