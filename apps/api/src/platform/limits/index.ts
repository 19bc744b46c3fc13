import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '../db/index.ts';
import { networkOf } from './network-of.ts';

export { networkOf } from './network-of.ts';

export interface LimitRule {
  readonly name: string;
  readonly points: number;
  /** Seconds of real time in which the points may be spent. */
  readonly seconds: number;
  /** Seconds of real time in which every further attempt is refused, once the points are spent. */
  readonly blockSeconds?: number;
}

export type LimitAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/** Rate limits, counted in the database for all processes together. */
export interface Limits {
  /**
   * Spends one point of `key`, such as an address or an account, which is stored as a hash. An IPv6
   * address counts by its /64.
   */
  spend(rule: LimitRule, key: string): Promise<LimitAnswer>;
  /** Resets the points of `key`, as after a success. */
  forgive(rule: LimitRule, key: string): Promise<void>;
}

export function createLimits(db: Db): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiterOf(rule: LimitRule): RateLimiterPostgres {
    const kept = limiters.get(rule.name);
    if (kept) return kept;
    const limiter = new RateLimiterPostgres({
      storeClient: db.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
      blockDuration: rule.blockSeconds ?? 0,
    });
    limiters.set(rule.name, limiter);
    return limiter;
  }
  return {
    async spend(rule, key) {
      try {
        await limiterOf(rule).consume(hashed(key));
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return {
          ok: false,
          retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        };
      }
    },
    async forgive(rule, key) {
      await limiterOf(rule).delete(hashed(key));
    },
  };
}

const hashed = (key: string) =>
  createHash('sha256').update(networkOf(key)).digest('base64url').slice(0, 32);
