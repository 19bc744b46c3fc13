import type { Instant } from '../time/index.ts';
import type { Permission } from './permissions.ts';

/** The lengths of sessions, in milliseconds of real time: of the internal team, and of others. */
export interface SessionLimits {
  readonly team: SessionLimit;
  readonly others: SessionLimit;
}
export interface SessionLimit {
  /** The time without a request. */
  readonly idle: number;
  /** The time from the sign-in on, however busy. */
  readonly absolute: number;
}

/** Returns the limit of whoever sits in a session; of an impersonation, of the person behind. */
export const sessionLimitOf = (
  limits: SessionLimits,
  permissions: readonly Permission[],
): SessionLimit => (permissions.includes('internal_user') ? limits.team : limits.others);

/** Tells whether a session has ended by now, in real time. */
export const isSessionOver = (
  session: { readonly createdAt: Instant; readonly lastSeenAt: Instant },
  limit: SessionLimit,
  now: number,
): boolean => now - session.lastSeenAt >= limit.idle || now - session.createdAt >= limit.absolute;
