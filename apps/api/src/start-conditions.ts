import type { Config } from './platform/config/index.ts';

/** Sentences about settings, each beginning with the name of its variable. */
export interface StartConditions {
  /** Settings with which the server does not start. */
  readonly refusals: readonly string[];
  /** Settings with which it starts, and says so in its log. */
  readonly warnings: readonly string[];
}

type Verdict = 'refused' | 'warned' | undefined;
type Condition = readonly [verdict: Verdict, sentence: string];

/**
 * Judges settings by their effect on real people: their links, cards, mail and secrets. Demo
 * environments have none. `uid` is the system's user of the process, undefined where there are none.
 */
export function startConditions(config: Config, uid: number | undefined): StartConditions {
  const { environment } = config;
  if (environment !== 'production' && environment !== 'staging') {
    return { refusals: [], warnings: [] };
  }
  const strict = environment === 'production' ? 'refused' : 'warned';
  const conditions: readonly Condition[] = [
    ...publicAddress(config, strict),
    ...payments(config),
    ...mail(config, strict),
    ...secrets(config, strict),
    ...hooks(config, strict),
    [
      isOpen(config.databaseUrl, 'sslmode', /^(require|verify-ca|verify-full)$/)
        ? 'warned'
        : undefined,
      'DATABASE_URL: the database is on another machine without TLS, so the network reads what families store: add sslmode=verify-full',
    ],
    [
      uid === 0 ? 'warned' : undefined,
      'USER: the server runs as root: give it a user of its own, who owns nothing but DATA_DIR',
    ],
  ];
  const of = (verdict: Verdict) =>
    conditions.filter(([own]) => own === verdict).map(([, sentence]) => sentence);
  return { refusals: of('refused'), warnings: of('warned') };
}

const publicAddress = ({ publicUrl }: Config, strict: Verdict): Condition[] => [
  [
    publicUrl === undefined ? 'refused' : undefined,
    'PUBLIC_URL: the links in mails need the address that people use',
  ],
  [
    isPlain(publicUrl) ? strict : undefined,
    'PUBLIC_URL: must start with https:, since passwords and cards must not travel in the open',
  ],
];

function payments({ environment, payments: given }: Config): Condition[] {
  const isTest = given.provider === 'stripe' && given.secretKey.includes('_test_');
  return [
    [
      given.provider === 'stripe' ? undefined : 'refused',
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: the built-in payment provider knows test cards only, so production and staging need the keys of Stripe',
    ],
    [
      isTest && environment === 'production' ? 'refused' : undefined,
      'STRIPE_SECRET_KEY: a test key takes test cards, which would pay for real lunches: use the live keys',
    ],
  ];
}

const mail = ({ smtpUrl }: Config, strict: Verdict): Condition[] => [
  [
    smtpUrl === undefined ? strict : undefined,
    'SMTP_URL: without it no mail leaves the server, not even the link that resets a password',
  ],
  [
    smtpUrl?.startsWith('smtp:') && isOpen(smtpUrl, 'requireTLS', /^true$/) ? 'warned' : undefined,
    'SMTP_URL: mail goes to another machine and may go without TLS: use smtps: or add requireTLS=true',
  ],
];

const secrets = ({ secretKey }: Config, strict: Verdict): Condition[] => [
  [
    secretKey === undefined ? strict : undefined,
    'SECRET_KEY: without it the key that seals second factors lies in the same database as they do',
  ],
];

function hooks({ userEventWebhook, outside }: Config, strict: Verdict): Condition[] {
  const addresses = {
    USER_EVENT_WEBHOOK_URL: userEventWebhook?.url,
    TELESCOPE_URL: outside.telescope,
    VAPOR_UI_URL: outside.vapor_ui,
    MENU_SCHEDULES_URL: outside.menu_schedules,
    SUPPLY_SCHEDULES_URL: outside.supply_schedules,
    MASS_PRICE_UPDATES_URL: outside.mass_price_updates,
    KIOSKS_READERS_URL: outside.kiosks_readers,
  };
  return Object.entries(addresses).map(([name, url]) => [
    isPlain(url) ? strict : undefined,
    `${name}: must start with https:, since it receives names and keys`,
  ]);
}

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|)$/;
const isLocal = (url: URL): boolean => LOCAL.test(url.hostname);

/** Tells whether an address on another machine is http. */
const isPlain = (text: string | undefined): boolean =>
  text !== undefined && new URL(text).protocol === 'http:' && !isLocal(new URL(text));

/** Tells whether an address is on another machine and does not ask for TLS by this parameter. */
function isOpen(text: string | undefined, parameter: string, asked: RegExp): boolean {
  if (text === undefined) return false;
  const url = new URL(text);
  // A socket of this machine is named by a parameter, and has no host.
  const host = url.searchParams.get('host');
  if (host?.startsWith('/') || (host === null && isLocal(url))) return false;
  return !asked.test(url.searchParams.get(parameter) ?? '');
}
