import { DEFAULT_TIMES } from '@yay/domain/ordering';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { tinyApp, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { orderRules, orderTimes } from './index.ts';

const { app, db, run } = await useTiny();

const lateFeeCents = async () => (await orderRules(db)).lateFeeCents;
const get = async (path: string) => (await app.nobody.send('GET', path)).json().data;

describe('the set of rules for orders', () => {
  afterEach(() =>
    run(`insert into site_options (type, fields) values ('late_fee', '{"cents": 100}')
         on conflict (type) do update set fields = excluded.fields`),
  );

  test('is one statement, the clock included', async () => {
    await app.at('2026-10-05T12:00:00Z');
    const { result, statements } = await watchStatements(() => orderRules(db));
    expect(statements).toHaveLength(1);
    expect(result.times).toEqual(DEFAULT_TIMES);
    expect(result.lateFeeCents).toBe(100);
    expect(result.now - Date.parse('2026-10-05T12:00:00Z')).toBeLessThan(20_000);
  });

  test('is what staff set a moment ago, in whatever process', async () => {
    await run(`update site_options set fields = '{"cents": 0}' where type = 'late_fee'`);
    expect(await lateFeeCents()).toBe(0);
    await run(`update site_options set fields = '{"cents": 250}' where type = 'late_fee'`);
    expect(await lateFeeCents()).toBe(250);
  });

  test('an option that nobody has changed has the product’s values', async () => {
    await run(`delete from site_options where type = 'late_fee'`);
    expect(await lateFeeCents()).toBe(100);
    expect(await orderTimes(db)).toEqual(DEFAULT_TIMES);
  });

  test.each(['{"cents": -1}', '{"cents": "12"}', '{}'])('does not guess at %s', async (fields) => {
    await run(`update site_options set fields = $1 where type = 'late_fee'`, [fields]);
    await expect(lateFeeCents()).rejects.toThrow();
  });
});

test('site options are those that everybody may read', async () => {
  await run(`insert into site_options (type, fields) values ('payment_keys', '{"secret": 1}')`);
  const options: { type: string }[] = await get('/api/site-options');
  expect(options.map((option) => option.type)).toEqual([
    'contact',
    'late_fee',
    'site_alert',
    'times',
  ]);
  expect(options[2]).toEqual({
    type: 'site_alert',
    fields: { visible: false, headline: '', copy: null },
  });
});

test('features are a list of names and values', async () => {
  expect(await get('/api/features')).toEqual([{ name: 'ratings', value: true }]);
});

test('the configuration tells the settings that a visitor needs, and no secrets', async () => {
  await app.at('2026-10-05T12:00:30Z');
  const config = await get('/api/config');
  expect(config).toEqual({
    environment: 'test',
    product_name: 'Yay Lunch',
    product_short: 'YL',
    contact: { email: 'hello@yaylunch.example', sms: '555-0142' },
    demo: null,
    server_now: expect.stringMatching(/^2026-10-05T12:00:/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+(-[0-9a-f]{8})?$/),
  });
});

test.each(['/api/site-options', '/api/features', '/api/config'])(
  '%s is one statement',
  async (path) => {
    const { statements } = await watchStatements(() => app.nobody.send('GET', path));
    expect(statements).toHaveLength(1);
  },
);

describe('demo sign-ins', () => {
  test.each(['demo', 'development', 'lab'])('are told in %s', async (environment) => {
    const demo = await tinyApp({ env: { APP_ENV: environment } });
    const { data } = (await demo.nobody.send('GET', '/api/config')).json();
    await demo.close();
    expect(data.demo.password).toBe('lunch-demo-1');
    expect(data.demo.sign_ins[0]).toEqual({
      email: 'parent@demo.test',
      who: 'parent',
      role: 'customer',
    });
  });

  test.each(['production', 'staging'])('are not told in %s', async (environment) => {
    const real = await tinyApp({ env: { APP_ENV: environment } });
    const { data } = (await real.nobody.send('GET', '/api/config')).json();
    const { headers } = await real.nobody.send('POST', '/api/login', {
      email: TINY.users.parentA.email,
      password: TINY.password,
    });
    await real.close();
    expect(data.demo).toBeNull();
    const secure = [headers['set-cookie']].flat().every((cookie) => cookie?.includes('; Secure'));
    expect(secure).toBe(environment === 'production');
  });
});
