import type { LimitRule } from '../../platform/limits/index.ts';

export interface IdentityLimits {
  readonly loginByAddress: LimitRule;
  /** One account from one place: an address, or a browser that its owner signed in from. */
  readonly loginByPlace: LimitRule;
  /** One account from places that it never signed in from, however many there are: soon, and in a day. */
  readonly loginByAccount: LimitRule;
  readonly loginByAccountInADay: LimitRule;
  readonly registerByAddress: LimitRule;
  /** Mails with a code, for one address. */
  readonly registerByAccount: LimitRule;
  /** Mails with a code for an account of before, each after the right password or passkey. */
  readonly signInCodeByUser: LimitRule;
  /** Codes and links of such mails, tried from one address. */
  readonly proofByAddress: LimitRule;
  readonly forgotByAddress: LimitRule;
  readonly forgotByAccount: LimitRule;
  readonly linkByAddress: LimitRule;
  /** Somebody signed in who gives her password, or asks for another address. */
  readonly passwordByUser: LimitRule;
  readonly emailByUser: LimitRule;
  /** Passwords and passkeys by which one session is to become fresh again, in a day. */
  readonly freshInADay: LimitRule;
  /** Codes of a changed address, tried in one account. */
  readonly emailCodeByUser: LimitRule;
  /** Codes at the second step, each kind for itself. Guessing six digits at this pace takes years. */
  readonly secondFactorByUser: LimitRule;
}

const TEN_MINUTES = 600;
const HOUR = 3_600;
const DAY = 86_400;

/** The usual limits. By address there is room for a school full of people behind one router. */
export const DEFAULT_LIMITS: IdentityLimits = {
  loginByAddress: { name: 'login.address', points: 120, seconds: TEN_MINUTES },
  loginByPlace: { name: 'login.place', points: 10, seconds: TEN_MINUTES },
  loginByAccount: { name: 'login.account', points: 50, seconds: TEN_MINUTES },
  loginByAccountInADay: { name: 'login.account_day', points: 250, seconds: DAY },
  registerByAddress: { name: 'register.address', points: 40, seconds: HOUR },
  // Each try sends a mail to somebody who may never have asked for one.
  registerByAccount: { name: 'register.account', points: 5, seconds: HOUR },
  // Apart from registrations, by which anybody could use up what an owner needs to come in.
  signInCodeByUser: { name: 'sign_in_code.user', points: 5, seconds: HOUR },
  proofByAddress: { name: 'proof.address', points: 120, seconds: TEN_MINUTES },
  forgotByAddress: { name: 'forgot.address', points: 40, seconds: HOUR },
  forgotByAccount: { name: 'forgot.account', points: 4, seconds: HOUR },
  linkByAddress: { name: 'link.address', points: 60, seconds: TEN_MINUTES },
  passwordByUser: { name: 'password.user', points: 10, seconds: TEN_MINUTES },
  emailByUser: { name: 'email.user', points: 5, seconds: DAY },
  freshInADay: { name: 'fresh.day', points: 50, seconds: DAY },
  emailCodeByUser: { name: 'email_code.user', points: 15, seconds: HOUR },
  secondFactorByUser: { name: 'second_factor.user', points: 10, seconds: HOUR },
};

const looser = (rule: LimitRule, points: number): LimitRule => ({ ...rule, points });

/** Limits of made-up worlds, where checks and demonstrations sign in more often than people do. */
export const LOOSE_LIMITS: IdentityLimits = {
  loginByAddress: looser(DEFAULT_LIMITS.loginByAddress, 20_000),
  loginByPlace: looser(DEFAULT_LIMITS.loginByPlace, 200),
  loginByAccount: looser(DEFAULT_LIMITS.loginByAccount, 2_000),
  loginByAccountInADay: looser(DEFAULT_LIMITS.loginByAccountInADay, 20_000),
  registerByAddress: looser(DEFAULT_LIMITS.registerByAddress, 2_000),
  registerByAccount: looser(DEFAULT_LIMITS.registerByAccount, 20),
  signInCodeByUser: looser(DEFAULT_LIMITS.signInCodeByUser, 20),
  proofByAddress: looser(DEFAULT_LIMITS.proofByAddress, 2_000),
  forgotByAddress: looser(DEFAULT_LIMITS.forgotByAddress, 2_000),
  forgotByAccount: looser(DEFAULT_LIMITS.forgotByAccount, 100),
  linkByAddress: looser(DEFAULT_LIMITS.linkByAddress, 2_000),
  passwordByUser: looser(DEFAULT_LIMITS.passwordByUser, 200),
  emailByUser: looser(DEFAULT_LIMITS.emailByUser, 100),
  freshInADay: looser(DEFAULT_LIMITS.freshInADay, 2_000),
  emailCodeByUser: looser(DEFAULT_LIMITS.emailCodeByUser, 200),
  secondFactorByUser: looser(DEFAULT_LIMITS.secondFactorByUser, 100),
};
