import { expect, test } from 'vitest';
import { BadSettings, readConfig } from './index.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_hunter2hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2hunter2',
};
const LIVE = {
  ...STRIPE,
  STRIPE_SECRET_KEY: 'sk_live_hunter2hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_hunter2hunter2',
};
const ELSEWHERE = {
  PAYMENTS_URL: 'http://127.0.0.1:4200',
  PAYMENTS_SECRET: 'hunter2 hunter2 hunter2 hunter2 hunter2',
};

test('no settings at all make a demo', () => {
  expect(readConfig({}, '/srv/lunch')).toMatchObject({
    environment: 'demo',
    // A demo's passwords are published: nobody else's machine reaches it.
    host: '127.0.0.1',
    port: 3000,
    dataDir: '/srv/lunch/.data',
    databaseUrl: undefined,
    appNow: undefined,
    product: { name: 'Yay Lunch', short: 'YL' },
    role: 'all',
  });
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', APP_ENV: '', PORT: '' })).toMatchObject({
    databaseUrl: undefined,
    environment: 'demo',
    port: 3000,
  });
});

test('settings are read from the environment', () => {
  const config = readConfig({
    APP_ENV: 'lab',
    HOST: '0.0.0.0',
    PORT: '4100',
    DATA_DIR: '/data',
    APP_NOW: '2026-10-05T12:00:00Z',
    DATABASE_URL: 'postgresql://me@localhost/db?host=%2Ftmp',
    SMTP_URL: 'smtps://mail.example:465',
  });
  expect(config).toMatchObject({
    environment: 'lab',
    host: '0.0.0.0',
    port: 4100,
    dataDir: '/data',
  });
  expect(config.appNow).toBe(Date.UTC(2026, 9, 5, 12));
});

test.each([
  [{ APP_ENV: 'prod' }, 'APP_ENV'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: 'abc' }, 'PORT'],
  [{ APP_NOW: 'tomorrow' }, 'APP_NOW'],
  [{ APP_NOW: '2026-10-05' }, 'APP_NOW'],
  [{ APP_NOW: '2026-10-05T12:00:00Z', APP_ENV: 'production' }, 'APP_NOW'],
  [{ DATABASE_URL: 'mysql://me:hunter2@db/x' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail:hunter2' }, 'SMTP_URL'],
  [{ ROLE: 'both' }, 'ROLE'],
  [{ SECRET_KEY: 'hunter2' }, 'SECRET_KEY'],
  [{ USER_EVENT_WEBHOOK_URL: 'ftp://me:hunter2@x' }, 'USER_EVENT_WEBHOOK_URL'],
  [{ USER_EVENT_WEBHOOK_URL: 'https://x/hunter2' }, 'USER_EVENT_WEBHOOK_SECRET'],
  [{ USER_EVENT_WEBHOOK_SECRET: 'a long hunter2 secret' }, 'USER_EVENT_WEBHOOK_URL'],
  [{ REQUIRE_SECOND_FACTOR: 'maybe' }, 'REQUIRE_SECOND_FACTOR'],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'hunter2' }, 'STRIPE_SECRET_KEY'],
  [{ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'sk_test_hunter2hunter2' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ ...LIVE, APP_ENV: 'demo' }, 'STRIPE_SECRET_KEY'],
  [{ ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_hunter2hunter2', APP_ENV: 'production' }, 'STRIPE_'],
  [{ ...STRIPE, STRIPE_API_URL: 'http://hunter2/', APP_ENV: 'production' }, 'STRIPE_API_URL'],
  [{ STRIPE_API_URL: 'http://hunter2/' }, 'STRIPE_API_URL'],
  [{ ...ELSEWHERE, PAYMENTS_URL: undefined }, 'PAYMENTS_URL'],
  [{ ...ELSEWHERE, PAYMENTS_SECRET: undefined }, 'PAYMENTS_SECRET'],
  [{ ...ELSEWHERE, PAYMENTS_SECRET: 'hunter2' }, 'PAYMENTS_SECRET'],
  [{ ...ELSEWHERE, PAYMENTS_URL: 'ftp://hunter2' }, 'PAYMENTS_URL'],
  [{ ...ELSEWHERE, ...STRIPE }, 'PAYMENTS_URL'],
])('%j is refused with the name of the variable and without its value', (env, name) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(BadSettings);
  expect(reading).toThrow(name);
  expect(reading).not.toThrow('hunter2');
});

test('payments go to our own test provider, to one elsewhere or to Stripe', () => {
  const payments = (env: Record<string, string>) => readConfig(env).payments;
  expect(payments({})).toEqual({ provider: 'builtin', at: undefined });
  expect(payments(ELSEWHERE)).toEqual({
    provider: 'builtin',
    at: { url: ELSEWHERE.PAYMENTS_URL, secret: ELSEWHERE.PAYMENTS_SECRET },
  });
  expect(payments(STRIPE)).toMatchObject({ provider: 'stripe', apiUrl: undefined });
  expect(payments({ ...LIVE, APP_ENV: 'production' })).toMatchObject({
    secretKey: LIVE.STRIPE_SECRET_KEY,
  });
});

const HOST = {
  MEDIA_CLOUD: 'lunch',
  MEDIA_API_KEY: '123456789012345',
  MEDIA_API_SECRET: 'hunter2-hunter2-hunter2',
  MEDIA_UPLOAD_PRESET: 'pictures',
};

test('pictures are stored in the database, or at an image host when all four settings are set', () => {
  expect(readConfig({}).media).toEqual({ service: 'media' });
  expect(readConfig(HOST).media).toMatchObject({
    service: 'cloudinary',
    cloud: 'lunch',
    apiUrl: 'https://api.cloudinary.com',
    deliveryUrl: 'https://res.cloudinary.com',
  });
  for (const name of Object.keys(HOST)) {
    expect(() => readConfig({ ...HOST, [name]: '' })).toThrow(
      /MEDIA_CLOUD, .*set all four or none/,
    );
  }
  const wrong = () => readConfig({ ...HOST, MEDIA_API_SECRET: 'hunter2' });
  expect(wrong).toThrow(/MEDIA_API_SECRET/);
  expect(wrong).not.toThrow(/hunter2/);
});
