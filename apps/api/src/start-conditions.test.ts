import { expect, test } from 'vitest';
import { readConfig } from './platform/config/index.ts';
import { startConditions } from './start-conditions.ts';

const SOUND = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://lunch.example',
  DATABASE_URL: 'postgres://lunch@db.example/lunch?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  SECRET_KEY: 'a setting of at least thirty-two characters',
  STRIPE_SECRET_KEY: 'sk_live_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
};
const TEST_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
};
const NO_STRIPE = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
const HOOK = { USER_EVENT_WEBHOOK_SECRET: 'sixteen characters and more' };

const judge = (env: Record<string, string>, uid = 1000) => {
  const { refusals, warnings } = startConditions(readConfig({ ...SOUND, ...env }), uid);
  const names = (sentences: readonly string[]) => sentences.map((text) => text.split(/[:,]/)[0]);
  return { refused: names(refusals), warned: names(warnings) };
};

test('sound settings start without a word', () => {
  expect(judge({})).toEqual({ refused: [], warned: [] });
});

test.each<[string, Record<string, string>, string]>([
  ['no PUBLIC_URL', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['a PUBLIC_URL without TLS', { PUBLIC_URL: 'http://lunch.example' }, 'PUBLIC_URL'],
  ['no SECRET_KEY', { SECRET_KEY: '' }, 'SECRET_KEY'],
  ['no SMTP_URL', { SMTP_URL: '' }, 'SMTP_URL'],
  ['no Stripe', NO_STRIPE, 'STRIPE_SECRET_KEY'],
  ['test keys', TEST_KEYS, 'STRIPE_SECRET_KEY'],
  [
    'a webhook without TLS',
    { ...HOOK, USER_EVENT_WEBHOOK_URL: 'http://hook.example' },
    'USER_EVENT_WEBHOOK_URL',
  ],
  ['a dashboard without TLS', { TELESCOPE_URL: 'http://dash.example' }, 'TELESCOPE_URL'],
])('production refuses %s', (_what, env, name) => {
  expect(judge(env)).toEqual({ refused: [name], warned: [] });
});

test.each<[string, Record<string, string>, string]>([
  ['a database in the open', { DATABASE_URL: 'postgres://lunch@db.example/lunch' }, 'DATABASE_URL'],
  [
    'a database named by host',
    { DATABASE_URL: 'postgres:///lunch?host=db.example' },
    'DATABASE_URL',
  ],
  [
    'a database that prefers TLS',
    { DATABASE_URL: 'postgres://db.example/x?sslmode=prefer' },
    'DATABASE_URL',
  ],
  ['mail that may go in the open', { SMTP_URL: 'smtp://mail.example:587' }, 'SMTP_URL'],
])('production warns of %s', (_what, env, name) => {
  expect(judge(env)).toEqual({ refused: [], warned: [name] });
});

test.each<[string, Record<string, string>]>([
  ['a database on this machine', { DATABASE_URL: 'postgres://lunch@localhost/lunch' }],
  ['a socket', { DATABASE_URL: 'postgres://lunch@localhost/lunch?host=%2Frun%2Fpostgresql' }],
  ['mail with required TLS', { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  ['a mail server on this machine', { SMTP_URL: 'smtp://127.0.0.1' }],
  ['a dashboard on this machine', { TELESCOPE_URL: 'http://localhost:9000' }],
])('production takes %s without a word', (_what, env) => {
  expect(judge(env)).toEqual({ refused: [], warned: [] });
});

test('root is warned of', () => {
  expect(judge({}, 0)).toEqual({ refused: [], warned: ['USER'] });
});

test('staging warns where production refuses, but needs an address and Stripe', () => {
  const staging = { APP_ENV: 'staging', ...TEST_KEYS };
  expect(
    judge({ ...staging, SECRET_KEY: '', SMTP_URL: '', PUBLIC_URL: 'http://lunch.example' }),
  ).toEqual({
    refused: [],
    warned: ['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY'],
  });
  expect(judge({ ...staging, ...NO_STRIPE, PUBLIC_URL: '' }).refused).toEqual([
    'PUBLIC_URL',
    'STRIPE_SECRET_KEY',
  ]);
});

test('a demo starts with nothing', () => {
  expect(startConditions(readConfig({}), 0)).toEqual({ refusals: [], warnings: [] });
});

test('sentences hold no passwords', () => {
  const config = readConfig({ ...SOUND, DATABASE_URL: 'postgres://lunch:hunter2@db.example/x' });
  expect(startConditions(config, 0).warnings.join()).not.toContain('hunter2');
});
