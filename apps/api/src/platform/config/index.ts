import { isAbsolute, resolve } from 'node:path';
import type { SessionLimits } from '@yay/domain/access';
import { z } from 'zod';
import { MEDIA_SETTINGS, type MediaConfig, readMedia } from './media.ts';
import { PAYMENT_SETTINGS, type PaymentsConfig, readPayments } from './payments.ts';
import { type TrustedProxies, trustProxySetting } from './trust-proxy.ts';

export type { MediaConfig } from './media.ts';
export type { TrustedProxies } from './trust-proxy.ts';

export const ENVIRONMENTS = [
  'production',
  'staging',
  'demo',
  'development',
  'lab',
  'test',
] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

// An empty variable counts as one that is not set.
const text = (schema: z.ZodType<string>) => schema.optional();

const url = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    { error: `must be an address that starts with ${protocols.join(' or ')}` },
  );

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const longSecret = z.string().min(32, { error: 'must be at least 32 characters' });

const settings = z.object({
  APP_ENV: z.enum(ENVIRONMENTS).default('demo'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  // This machine alone: a start without settings has published passwords.
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: text(url(['postgres:', 'postgresql:'])),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  MAX_CONNECTIONS: z.coerce.number().int().min(0).max(1_000_000).default(4_000),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(100),
  APP_NOW: text(
    z
      .string()
      .refine((value) => /\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)), {
        error: 'must be an ISO instant, such as 2026-10-05T12:00:00Z',
      }),
  ),
  PRODUCT_NAME: z.string().max(40).default('Yay Lunch'),
  PRODUCT_SHORT: z.string().max(8).default('YL'),
  PUBLIC_URL: text(url(['http:', 'https:'])),
  SMTP_URL: text(url(['smtp:', 'smtps:'])),
  MAIL_FROM: z.string().default('hello@yaylunch.test'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  TELESCOPE_URL: text(url(['https:', 'http:'])),
  VAPOR_UI_URL: text(url(['https:', 'http:'])),
  MENU_SCHEDULES_URL: text(url(['https:', 'http:'])),
  SUPPLY_SCHEDULES_URL: text(url(['https:', 'http:'])),
  MASS_PRICE_UPDATES_URL: text(url(['https:', 'http:'])),
  KIOSKS_READERS_URL: text(url(['https:', 'http:'])),
  USER_EVENT_WEBHOOK_URL: text(url(['https:', 'http:'])),
  USER_EVENT_WEBHOOK_SECRET: text(z.string().min(16, { error: 'must be at least 16 characters' })),
  TRUST_PROXY: trustProxySetting,
  SECRET_KEY: text(longSecret),
  SECRET_KEY_PREVIOUS: text(longSecret),
  REQUIRE_SECOND_FACTOR: z.enum(['yes', 'no']).optional(),
  TEAM_SESSION_IDLE_HOURS: z.coerce.number().min(0.1).max(720).default(12),
  TEAM_SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  SESSION_IDLE_DAYS: z.coerce.number().min(1).max(365).default(30),
  SESSION_DAYS: z.coerce.number().int().min(1).max(400).default(365),
  FRESH_SIGN_IN_MINUTES: z.coerce.number().min(1).max(720).default(15),
  ...PAYMENT_SETTINGS,
  ...MEDIA_SETTINGS,
  PAYMENTS_PER_SECOND: z.coerce.number().min(1).max(1_000).default(25),
});

export interface Config {
  readonly environment: Environment;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Absent for the embedded database of `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  /** Milliseconds that a visitor's read may have to wait before it is refused; 0 refuses nothing. */
  /** Connections of clients that one process holds; 0 takes any number. */
  readonly maxConnections: number;
  readonly overloadDelayMs: number;
  /** Epoch milliseconds at which the product's clock starts. */
  readonly appNow: number | undefined;
  readonly product: { readonly name: string; readonly short: string };
  readonly publicUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly role: 'all' | 'api' | 'worker';
  readonly trustProxy: TrustedProxies;
  /**
   * Addresses of outside dashboards by destination; absent where the product's own pages are used.
   */
  readonly outside: {
    readonly telescope: string | undefined;
    readonly vapor_ui: string | undefined;
    readonly menu_schedules: string | undefined;
    readonly supply_schedules: string | undefined;
    readonly mass_price_updates: string | undefined;
    readonly kiosks_readers: string | undefined;
  };
  /**
   * The webhook that receives users' events, and the secret of its signature. Absent: none is sent.
   */
  readonly userEventWebhook: { readonly url: string; readonly secret: string } | undefined;
  /**
   * The key that encrypts secrets in the database, so that a copy of the database does not disclose
   * them. Absent: a key that is stored in the database itself.
   */
  readonly secretKey: string | undefined;
  /** The key before `secretKey`: opens what was sealed with it until all of it is sealed anew. */
  readonly previousSecretKey: string | undefined;
  /** Calls per second to the payment provider, of all processes together. */
  readonly paymentsPerSecond: number;
  /** True when the internal team needs a second factor to sign in. */
  readonly requireSecondFactor: boolean;
  readonly sessionLimits: SessionLimits;
  /** Milliseconds for which a sign-in, or a password or passkey since, counts as fresh. */
  readonly freshSignIn: number;
  /** The provider that charges cards. */
  readonly payments: PaymentsConfig;
  /** The store of pictures. */
  readonly media: MediaConfig;
}

/**
 * Thrown for a setting that cannot be used. Its message is for the person who starts the server.
 */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

export const refuseSetting = (message: string): BadSettings =>
  new BadSettings(`The server cannot start with these settings:\n  ${message}`);

export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  directory: string = process.cwd(),
): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = settings.safeParse(given);
  if (!read.success) {
    // The value itself stays out of the message: DATABASE_URL and SMTP_URL hold passwords.
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new BadSettings(`The server cannot start with these settings:\n${lines.join('\n')}`);
  }
  const s = read.data;
  if (s.APP_NOW !== undefined && s.APP_ENV === 'production') {
    throw new BadSettings(
      'The server cannot start with these settings:\n  APP_NOW: the clock is never moved in production',
    );
  }
  if (s.SECRET_KEY_PREVIOUS !== undefined && s.SECRET_KEY === undefined) {
    throw refuseSetting('SECRET_KEY_PREVIOUS: needs SECRET_KEY, the key that follows it');
  }
  const { USER_EVENT_WEBHOOK_URL: hookUrl, USER_EVENT_WEBHOOK_SECRET: hookSecret } = s;
  if ((hookUrl === undefined) !== (hookSecret === undefined)) {
    throw new BadSettings(
      'The server cannot start with these settings:\n  USER_EVENT_WEBHOOK_URL and USER_EVENT_WEBHOOK_SECRET: set both or neither',
    );
  }
  return {
    environment: s.APP_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir: isAbsolute(s.DATA_DIR) ? s.DATA_DIR : resolve(directory, s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    maxConnections: s.MAX_CONNECTIONS,
    overloadDelayMs: s.OVERLOAD_DELAY_MS,
    appNow: s.APP_NOW === undefined ? undefined : Date.parse(s.APP_NOW),
    product: { name: s.PRODUCT_NAME, short: s.PRODUCT_SHORT },
    publicUrl: s.PUBLIC_URL,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    logLevel: s.LOG_LEVEL,
    role: s.ROLE,
    trustProxy: s.TRUST_PROXY,
    outside: {
      telescope: s.TELESCOPE_URL,
      vapor_ui: s.VAPOR_UI_URL,
      menu_schedules: s.MENU_SCHEDULES_URL,
      supply_schedules: s.SUPPLY_SCHEDULES_URL,
      mass_price_updates: s.MASS_PRICE_UPDATES_URL,
      kiosks_readers: s.KIOSKS_READERS_URL,
    },
    userEventWebhook:
      hookUrl === undefined || hookSecret === undefined
        ? undefined
        : { url: hookUrl, secret: hookSecret },
    secretKey: s.SECRET_KEY,
    previousSecretKey: s.SECRET_KEY_PREVIOUS,
    paymentsPerSecond: s.PAYMENTS_PER_SECOND,
    requireSecondFactor:
      s.REQUIRE_SECOND_FACTOR === undefined
        ? s.APP_ENV === 'production' || s.APP_ENV === 'staging'
        : s.REQUIRE_SECOND_FACTOR === 'yes',
    sessionLimits: {
      team: { idle: s.TEAM_SESSION_IDLE_HOURS * HOUR_MS, absolute: s.TEAM_SESSION_DAYS * DAY_MS },
      others: { idle: s.SESSION_IDLE_DAYS * DAY_MS, absolute: s.SESSION_DAYS * DAY_MS },
    },
    freshSignIn: s.FRESH_SIGN_IN_MINUTES * MINUTE_MS,
    payments: readPayments(s, refuseSetting),
    media: readMedia(s, refuseSetting),
  };
}

/** Tells whether an environment may have demo data and demo passwords. */
export const isDemoEnvironment = (environment: Environment): boolean =>
  environment === 'demo' || environment === 'development' || environment === 'lab';
