import { expect, test } from 'vitest';
import { BadSettings, readConfig } from './index.ts';

test('no settings at all is a demo', () => {
  expect(readConfig({}, '/srv/lunch')).toMatchObject({
    environment: 'demo',
    port: 3000,
    dataDir: '/srv/lunch/.data',
    databaseUrl: undefined,
    appNow: undefined,
    product: { name: 'Yay Lunch', short: 'YL' },
    role: 'all',
  });
});

test('an empty setting is one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', APP_ENV: '', PORT: '' })).toMatchObject({
    databaseUrl: undefined,
    environment: 'demo',
    port: 3000,
  });
});

test('what is set is read', () => {
  const config = readConfig({
    APP_ENV: 'lab',
    PORT: '4100',
    DATA_DIR: '/data',
    APP_NOW: '2026-10-05T12:00:00Z',
    DATABASE_URL: 'postgresql://me@localhost/db?host=%2Ftmp',
    SMTP_URL: 'smtps://mail.example:465',
  });
  expect(config).toMatchObject({ environment: 'lab', port: 4100, dataDir: '/data' });
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
])('%j is refused by name, and no secret repeated', (env, name) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(BadSettings);
  expect(reading).toThrow(name);
  expect(reading).not.toThrow('hunter2');
});
