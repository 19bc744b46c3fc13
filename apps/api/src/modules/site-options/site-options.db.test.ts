import { PLAIN_TYPES, SITE_OPTION_TYPES } from '@yay/contract/site-options/values';
import { minimalText } from '@yay/seeds/minimal-text';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderRules } from '../settings/index.ts';
import { change, TIMES, useSettings } from './site-options.fixture.ts';

const settings = await useSettings();
const { app, as, build, db, one, rows, run, admin, marketing, save, optionOf, history } = settings;
const support = await as(await build.person({ roles: ['customer_support'] }));

beforeEach(settings.reset);

describe('settings', () => {
  test('are all there, as they hold, with what they do', async () => {
    const { data } = (await admin.send('GET', '/api/admin/site-options')).json();
    expect(data).toHaveLength(SITE_OPTION_TYPES.length);
    expect(await optionOf('late_fee')).toMatchObject({
      fields: { cents: 100 },
      version: 1,
      is_broken: false,
      may_change: true,
      consequences: [
        {
          code: 'late_from',
          // Sunday in New York, before the week of the 23rd.
          values: { late_at: '2026-11-22T05:00:00.000Z', week_on: '2026-11-23', fee_cents: 100 },
        },
        { code: 'late_families' },
        { code: 'late_kept' },
      ],
    });
    expect(await optionOf('pay_period')).toMatchObject({
      version: 0,
      fields: { starts_on: '2026-01-05', days: 14 },
      consequences: [
        { code: 'pay_period_now', values: { from_on: '2026-11-09', until_on: '2026-11-22' } },
      ],
    });
  });

  test('switch ratings off and on for everybody, and say what that does', async () => {
    const isOn = async () =>
      (await app.nobody.send('GET', '/api/features'))
        .json()
        .data.find(({ name }: { name: string }) => name === 'ratings').value;
    expect(await isOn()).toBe(true);
    expect(await optionOf('ratings', marketing)).toMatchObject({
      fields: { enabled: true },
      may_change: true,
      consequences: [{ code: 'ratings_shown', values: { ratings: 0 } }, { code: 'ratings_home' }],
    });
    const off = await save({ plain: [change('ratings', { enabled: false }, 0)] }, marketing);
    expect(off.statusCode, off.body).toBe(200);
    expect(await isOn()).toBe(false);
    expect(await optionOf('ratings')).toMatchObject({
      consequences: [{ code: 'ratings_hidden', values: { ratings: 0 } }],
    });
    await save({ plain: [change('ratings', { enabled: true }, 1)] });
    expect(await isOn()).toBe(true);
    expect((await history('ratings')).data.map(({ by }: { by: string }) => by)).toHaveLength(2);
  });

  test('need their permission; limits and retention need that of money as well', async () => {
    expect((await support.send('GET', '/api/admin/site-options')).statusCode).toBe(403);
    expect((await optionOf('money_limits', marketing)).may_change).toBe(false);
    expect((await optionOf('late_fee', marketing)).may_change).toBe(true);
    const { fields } = await optionOf('money_limits');
    const limits = change('money_limits', { ...fields, person_day_cents: 1e8 }, 0);
    expect((await save({ guarded: [limits] }, marketing)).statusCode).toBe(403);
    const preview = await marketing.send('POST', '/api/admin/site-options/preview', {
      type: 'retention',
      fields: {},
    });
    expect(preview.statusCode).toBe(403);
    expect((await save({ guarded: [limits] })).statusCode).toBe(200);
  });

  test('that promise money are for who may give, and promise no more than she may give alone', async () => {
    const promise = (referrer: number, version = 0) => ({
      guarded: [
        change(
          'referral_program',
          { enabled: true, referrer_cents: referrer, invited_cents: 0 },
          version,
        ),
      ],
    });
    for (const type of ['yay_bucks', 'referral_program', 'not_picked_up']) {
      expect((await optionOf(type, marketing)).may_change, type).toBe(false);
    }
    expect((await save(promise(10_00), marketing)).statusCode).toBe(403);
    const { fields } = await optionOf('money_limits');
    const raised = change('money_limits', { ...fields, second_person_over_cents: 150_00 }, 0);
    expect((await save({ guarded: [raised] })).statusCode).toBe(200);
    // A limit that its author raised lets her promise no more.
    const refused = await save(promise(100_00));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['referral_program.referrer_cents']);
    const bonus = { enabled: true, tiers: [{ amount: 200_00, bonus: 100_00 }] };
    expect((await save({ guarded: [change('yay_bucks', bonus, 0)] })).statusCode).toBe(422);
    const other = await as(await build.person({ roles: ['admin'] }));
    expect((await save(promise(100_00), other)).statusCode).toBe(200);
    // A promise of somebody else can be kept.
    expect((await save(promise(90_00, 1))).statusCode).toBe(200);
  });

  test('that would promise what no day lets through are refused, from either side', async () => {
    const { fields } = await optionOf('money_limits');
    const limits = (over: object, version: number) =>
      change('money_limits', { ...fields, ...over }, version);
    const program = (referrer: number, invited: number, version: number) =>
      change(
        'referral_program',
        { enabled: true, referrer_cents: referrer, invited_cents: invited },
        version,
      );
    const errorsOf = async (...guarded: object[]) => (await save({ guarded })).json().errors;
    expect(
      Object.keys(await errorsOf(limits({ family_day_cents: 30_00 }, 0), program(40_00, 0, 0))),
    ).toEqual(['money_limits.family_day_cents', 'referral_program.referrer_cents']);
    expect((await save({ guarded: [program(40_00, 20_00, 0)] })).statusCode).toBe(200);
    expect(Object.keys(await errorsOf(limits({ family_day_cents: 39_99 }, 0)))).toEqual([
      'money_limits.family_day_cents',
    ]);
    expect(Object.keys(await errorsOf(limits({ everybody_day_cents: 59_99 }, 0)))).toEqual([
      'money_limits.everybody_day_cents',
    ]);
    const both = [limits({ family_day_cents: 30_00 }, 0), program(30_00, 20_00, 1)];
    expect((await save({ guarded: both })).statusCode).toBe(200);
  });

  test('that promise a reward keep to the limits that their author did not raise herself', async () => {
    const { fields } = await optionOf('money_limits');
    const other = await as(await build.person({ roles: ['admin'] }));
    const high = { ...fields, second_person_over_cents: 150_00 };
    expect((await save({ guarded: [change('money_limits', high, 0)] }, other)).statusCode).toBe(
      200,
    );
    const raised = change('money_limits', { ...high, family_day_cents: 200_00 }, 1);
    expect((await save({ guarded: [raised] })).statusCode).toBe(200);
    const reward = change(
      'referral_program',
      { enabled: true, referrer_cents: 150_00, invited_cents: 0 },
      0,
    );
    const refused = await save({ guarded: [reward] });
    expect(refused.statusCode, refused.body).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['referral_program.referrer_cents']);
  });

  test.each([
    ['set before', 1],
    ['never set', 0],
  ])('judged together and %s are not changed past one another at once', async (_, version) => {
    const { fields } = await optionOf('money_limits');
    const reward = { enabled: true, referrer_cents: 40_00, invited_cents: 0 };
    for (let round = 0; round < 8; round += 1) {
      await run(`delete from site_options where type in ('money_limits', 'referral_program')`);
      if (version === 1) {
        await run(
          `insert into site_options (type, fields) values ('money_limits', $1),
             ('referral_program', '{"enabled": false, "referrer_cents": 1000, "invited_cents": 0}')`,
          [JSON.stringify(fields)],
        );
      }
      const told = await Promise.all([
        save({ guarded: [change('referral_program', reward, version)] }),
        save({
          guarded: [change('money_limits', { ...fields, family_day_cents: 30_00 }, version)],
        }),
      ]);
      expect(told.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    }
  });

  test('that move hours or money ask for a fresh sign-in, words of the site do not', async () => {
    const id = await build.person({ roles: ['admin'] });
    const stale = await as(id);
    await run(
      `update sessions set proved_at = clock_timestamp() - interval '1 hour' where user_id = $1`,
      [id],
    );
    const fee = await save({ guarded: [change('late_fee', { cents: 5 }, 1)] }, stale);
    expect(fee.json().code).toBe('fresh_sign_in_needed');
    const words = change('site_alert', { visible: true, headline: 'Snow' }, 1);
    expect((await save({ plain: [words] }, stale)).statusCode).toBe(200);
    // One kind can't be passed off as the other.
    const passed = await save({ plain: [change('late_fee', { cents: 5 }, 1)] }, stale);
    expect(passed.statusCode).toBe(422);
  });

  test('hold from the moment of the save, for whoever reads them, and are on record', async () => {
    const saved = await save({ guarded: [change('late_fee', { cents: 250 }, 1)] });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await orderRules(db)).lateFeeCents).toBe(250);
    expect(await optionOf('late_fee')).toMatchObject({
      version: 2,
      changed_at: expect.stringMatching(/^2026-11-18T14:00/),
    });
    expect((await history('late_fee')).data).toMatchObject([
      { version: 2, before: { cents: 100 }, after: { cents: 250 }, restored_version: null },
    ]);
    const logged = await one<{ before: object; after: object }>(
      `select before, after from activity_log where action = 'site_option.changed'
       order by id desc limit 1`,
    );
    expect(logged).toEqual({ before: { cents: 100 }, after: { cents: 250 } });
  });

  test('are put back from the history, which says so', async () => {
    await save({ guarded: [change('late_fee', { cents: 250 }, 1)] });
    await save({ guarded: [change('late_fee', { cents: 300 }, 2)] });
    const [, first] = (await history('late_fee')).data;
    await save({
      guarded: [change('late_fee', first.after, 3, { restored_from: first.id })],
    });
    expect((await history('late_fee')).data[0]).toMatchObject({
      after: { cents: 250 },
      restored_version: 2,
    });
    // An entry of another option is none of its own.
    await save({
      guarded: [change('gifts', { lunch_cents: 900 }, 0, { restored_from: first.id })],
    });
    expect((await history('gifts')).data[0]).toMatchObject({ restored_version: null });
  });

  test('are saved all or none', async () => {
    const answer = await save({
      guarded: [
        change('late_fee', { cents: 250 }, 1),
        change('yay_bucks', { enabled: true, tiers: [{ amount: 2_500, bonus: 2_500 }] }, 0),
      ],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      'yay_bucks.tiers.0.bonus': ['The bonus is as much as what is paid in, or more.'],
    });
    expect((await orderRules(db)).lateFeeCents).toBe(100);
    expect(await rows('select id from site_option_changes')).toEqual([]);
  });

  test.each(['javascript:alert(1)', '//evil.test', 'http://plain.test'])(
    'refuse a link to %s in words that help',
    async (url) => {
      const answer = await save({ plain: [change('site_alert', { link_url: url }, 0)] });
      expect(answer.json().errors['site_alert.link_url'].join()).toMatch(/starts with https/);
    },
  );

  test('keep the words of the alert as a text with bold and italic words', async () => {
    const copy = minimalText('Closed days become **credit**.', 'By *Monday*.');
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    const { version } = await optionOf('site_alert');
    const saved = await save({
      plain: [change('site_alert', { headline: 'Snow', copy, copy_es: empty }, version)],
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await optionOf('site_alert')).fields).toMatchObject({ copy, copy_es: null });
    const [deed] = await rows<{ after: object }>(
      'select after from activity_log order by id desc limit 1',
    );
    expect(deed?.after).toMatchObject({ copy: 'Closed days become **credit**.\n\nBy *Monday*.' });
  });

  test.each([
    ['late_fee', { cents: '250' }, 'late_fee.cents'],
    ['site_alert', { copy: 'Snow' }, 'site_alert.copy'],
    ['site_alert', { copy: minimalText('x'.repeat(401)) }, 'site_alert.copy'],
    [
      'site_alert',
      { copy_es: { type: 'doc', content: [{ type: 'heading' }] } },
      'site_alert.copy_es',
    ],
    ['late_fee', {}, 'late_fee.cents'],
    ['late_fee', { cents: -1 }, 'late_fee.cents'],
    ['times', { ...TIMES, weekHour: 24 }, 'times.weekHour'],
    ['times', { ...TIMES, customerOrderUntil: null }, 'times.customerOrderUntil'],
    ['retention', { mails_days: 0 }, 'retention.mails_days'],
    ['dunning', { retry_after_days: 'soon' }, 'dunning.retry_after_days'],
    ['og_default', { asset_id: 2_000_000_000 }, 'og_default.asset_id'],
    ['intro_wizard', { save: 2_000_000_000 }, 'intro_wizard.save'],
    ['intro_wizard', { week: 'x' }, 'intro_wizard.week'],
    ['blog_listing_page', { top_article_id: 7 }, 'blog_listing_page.top_article_id'],
    ['contact', { email: 'a@b\nbcc:x' }, 'contact.email'],
    ['global_cta', { url: 'javascript:alert(1)' }, 'global_cta.url'],
  ])('of %s refuse %j at %s', async (type, fields, path) => {
    const list = (PLAIN_TYPES as readonly string[]).includes(type) ? 'plain' : 'guarded';
    const { version } = await optionOf(type);
    const answer = await save({ [list]: [change(type, fields, version)] });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
    const preview = await admin.send('POST', '/api/admin/site-options/preview', { type, fields });
    expect(Object.keys(preview.json().errors)).toEqual([path]);
  });

  test('of two who save at once, one is told how it stands', async () => {
    for (const [type, list, version, fields] of [
      ['late_fee', 'guarded', 1, { cents: 250 }],
      // Nobody has set it before.
      ['global_cta', 'plain', 0, { enabled: true, text: 'Sign up', url: '/sign-up' }],
    ] as const) {
      const answers = await Promise.all([
        save({ [list]: [change(type, fields, version)] }),
        save({
          [list]: [
            change(
              type,
              { ...fields, ...(type === 'late_fee' ? { cents: 300 } : { text: 'Join' }) },
              version,
            ),
          ],
        }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.code).toBe('settings_changed');
      expect(refused.data).toHaveLength(SITE_OPTION_TYPES.length);
      expect(await rows('select id from site_option_changes where type = $1', [type])).toHaveLength(
        1,
      );
    }
  });

  test('that would close the ordering for everybody are asked twice', async () => {
    const closing = { ...TIMES, dayBeforeHour: 7 };
    const preview = await admin.send('POST', '/api/admin/site-options/preview', {
      type: 'times',
      fields: closing,
    });
    expect(preview.json().data).toMatchObject({ closes_ordering: true });
    expect(preview.json().data.consequences.map(({ code }: { code: string }) => code)).toEqual([
      'late_from',
      'not_chosen',
      'closes_all',
      'days_close',
    ]);
    const body = { guarded: [change('times', closing, 1)] };
    expect((await save(body)).json().code).toBe('closes_ordering');
    expect((await orderRules(db)).times.dayBeforeHour).toBe(10);
    expect((await save({ ...body, closing_confirmed: true })).statusCode).toBe(200);
    expect((await orderRules(db)).times.dayBeforeHour).toBe(7);
  });

  test('that can’t be read are shown as what the product comes with, and said to be broken', async () => {
    await run(
      `insert into site_options (type, fields) values ('gifts', '{"lunch_cents": "many"}')`,
    );
    expect(await optionOf('gifts')).toMatchObject({
      is_broken: true,
      fields: { lunch_cents: 850 },
    });
  });
});
