import type { LimitRule } from '../../platform/limits/index.ts';

export interface IdentityLimits {
  readonly loginByAddress: LimitRule;
  readonly loginByAccount: LimitRule;
  readonly registerByAddress: LimitRule;
  readonly registerByAccount: LimitRule;
}

const TEN_MINUTES = 600;
const HOUR = 3_600;

/** By address there is room for a school full of people behind one router. */
export const DEFAULT_LIMITS: IdentityLimits = {
  loginByAddress: { name: 'login.address', points: 120, seconds: TEN_MINUTES },
  loginByAccount: { name: 'login.account', points: 10, seconds: TEN_MINUTES },
  registerByAddress: { name: 'register.address', points: 40, seconds: HOUR },
  // Each try sends a mail to somebody who may never have asked for one.
  registerByAccount: { name: 'register.account', points: 4, seconds: HOUR },
};

/** Where the world is made up, checks and demonstrations sign in more often than people do. */
export const LOOSE_LIMITS: IdentityLimits = {
  loginByAddress: { ...DEFAULT_LIMITS.loginByAddress, points: 20_000 },
  loginByAccount: { ...DEFAULT_LIMITS.loginByAccount, points: 200 },
  registerByAddress: { ...DEFAULT_LIMITS.registerByAddress, points: 2_000 },
  registerByAccount: { ...DEFAULT_LIMITS.registerByAccount, points: 20 },
};
