import { PLAIN_TYPES, SITE_OPTION_TYPES } from '@yay/contract/site-options/values';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { layPages } from '../pages/index.ts';
import { orderRules } from '../settings/index.ts';
import { layMenus } from './lay-menus.ts';

const { app, as, build, db, one, rows, run } = await useTiny({ now: '2026-11-18T14:00:00Z' });
const admin = await as(await build.person({ roles: ['admin'], name: 'Ines Holm' } as never));
const marketing = await as(await build.person({ roles: ['marketing'] }));
const support = await as(await build.person({ roles: ['customer_support'] }));

const TIMES = {
  customerOrderUntil: { day: 0, hour: 0, minute: 0 },
  staffHour: 17,
  weekHour: 12,
  dayBeforeHour: 10,
  bulkHour: 9,
  schoolDayEnd: { hour: 15, minute: 0 },
};
type Sent = Record<string, unknown>;
const change = (type: string, fields: object, version: number, more: object = {}) => ({
  type,
  fields,
  version,
  ...more,
});
const save = (body: Sent, caller = admin) => caller.send('PUT', '/api/admin/site-options', body);
const optionOf = async (type: string, caller = admin) => {
  const { data } = (await caller.send('GET', '/api/admin/site-options')).json();
  return data.find((option: { type: string }) => option.type === type);
};
const history = async (type: string) =>
  (await admin.send('GET', `/api/admin/site-options/${type}/history`)).json();

beforeEach(async () => {
  await app.at('2026-11-18T14:00:00Z');
  await run('delete from site_option_changes');
  await run(
    `delete from site_options where type not in ('times', 'late_fee', 'contact', 'site_alert')`,
  );
  await run(`update site_options set version = 1`);
  await run(`update site_options set fields = '{"cents": 100}' where type = 'late_fee'`);
  await run(`update site_options set fields = $1 where type = 'times'`, [JSON.stringify(TIMES)]);
});

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

  test.each([
    ['late_fee', { cents: '250' }, 'late_fee.cents'],
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

  test('say what would be removed for good before it is', async () => {
    await run(
      `insert into mails (to_address, template, locale, subject, text_body, html_body, created_at)
       values ('old@lunch.example', 'welcome', 'en', 'Old', '', '', app_now() - interval '20 days')`,
    );
    const preview = await admin.send('POST', '/api/admin/site-options/preview', {
      type: 'retention',
      fields: { mails_days: 10 },
    });
    expect(preview.json().data.consequences).toContainEqual({
      code: 'retention_mails',
      values: { count: 1 },
      grave: true,
    });
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

  test('count families with a late fee by week', async () => {
    const tell = async (cents: number) => {
      const preview = await admin.send('POST', '/api/admin/site-options/preview', {
        type: 'late_fee',
        fields: { cents },
      });
      return preview.json().data.consequences;
    };
    expect((await tell(0))[0]).toMatchObject({ code: 'late_free' });
    expect((await tell(50))[1]).toEqual({
      code: 'late_families',
      values: { families: 0 },
      grave: false,
    });
    const { anna, cleo } = TINY.lunchers;
    for (const [luncherId, date] of [
      [anna, '2026-11-12'],
      [anna, '2026-11-13'],
      [anna, '2026-11-05'],
      [anna, '2026-10-29'],
      [anna, '2026-10-22'],
      [cleo, '2026-11-12'],
    ] as const) {
      const id = await build.order({ luncherId, date, status: 'served' });
      await run(
        'update orders set late_fee_cents = 100, total_cents = total_cents + 100 where id = $1',
        [id],
      );
    }
    // Five family weeks of four weeks.
    expect((await tell(50))[1]).toMatchObject({ values: { families: 2 } });
  });
});

describe('what the site’s own settings do', () => {
  const tell = async (type: string, fields: object) => {
    const preview = await admin.send('POST', '/api/admin/site-options/preview', { type, fields });
    expect(preview.statusCode, preview.body).toBe(200);
    return preview
      .json()
      .data.consequences.map(({ code, values }: { code: string; values: object }) => [
        code,
        values,
      ]);
  };
  const publish = async (path: string, kind: string, title: string, ...content: object[]) => {
    const { id } = await one<{ id: number }>(
      'insert into pages (path, kind) values ($1, $2) returning id',
      [path, kind],
    );
    await run(
      `insert into page_versions (page_id, locale, number, state, title, body, publish_at,
         published_at)
       select $1, locale, 1, 'published', $2, $3, minute_ago, minute_ago
       from unnest(array['en', 'es']) locale,
         (select app_now() - interval '1 minute' as minute_ago) clock`,
      [id, title, JSON.stringify({ type: 'doc', content })],
    );
    return id;
  };
  const part = (name: string) => ({ type: 'part', attrs: { name } });

  test('is told of gifts in money', async () => {
    const { fields } = await optionOf('gifts');
    const changed = { ...fields, max_cents: 200_00, max_quantity: 10, lunch_cents: 9_00 };
    expect(await tell('gifts', changed)).toEqual([
      ['gift_cards_cost', { min_cents: 500, max_cents: 200_00, order_cents: 2_000_00 }],
      ['gift_lunches_cost', { lunch_cents: 900, lunches: 40, gift_cents: 360_00 }],
      ['gifts_kept', {}],
    ]);
  });

  test('is told of the call to action by the pages that end with it', async () => {
    const button = { type: 'buttonLink', attrs: { href: '/about', label: 'Us' } };
    await publish('/plain', 'page', 'Plain', { type: 'paragraph' });
    await publish('/lists', 'page', 'Lists', part('newsList'));
    await publish('/asks', 'page', 'Asks', part('contactForm'));
    await publish('/finds', 'page', 'Finds', part('schoolSearch'));
    await publish('/presses', 'page', 'Presses', { type: 'callout', content: [button] });
    const call = { enabled: true, text: 'Try it', url: '/sign-up' };
    expect(await tell('global_cta', call)).toEqual([
      ['call_seen', { pages: 2 }],
      ['call_in_english', {}],
    ]);
    expect(await tell('global_cta', { ...call, text_es: 'Pruébalo' })).toHaveLength(1);
    expect(await tell('global_cta', { ...call, enabled: false })).toEqual([['call_hidden', {}]]);
  });

  test('is told of the list of news and of sharing by what visitors see', async () => {
    expect(await tell('blog_listing_page', {})).toEqual([
      ['news_newest_top', {}],
      ['news_pages', { articles: 0, pages: 1 }],
    ]);
    const bread = await publish('/news/bread', 'article', 'Bread');
    await publish('/news/soup', 'article', 'Soup');
    await publish('/news/rice', 'article', 'Rice');
    expect(await tell('blog_listing_page', { top_article_id: bread, per_page: 2 })).toEqual([
      ['news_top', { title: 'Bread' }],
      ['news_pages', { articles: 3, pages: 2 }],
    ]);
    const { count } = await one<{ count: number }>('select count(*)::int as count from pages');
    expect(await tell('og_default', {})).toEqual([
      ['sharing_bare', { pages: count }],
      ['sharing_later', {}],
    ]);
    const asset = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ('Tray', 'A tray', 'png', 'media', 'library/tray', 1, 960, 528, 9) returning id`,
    );
    expect((await tell('og_default', { asset_id: asset.id }))[0]).toEqual([
      'sharing_picture',
      { pages: count },
    ]);
    await run(`update pages set archived_at = app_now() where id = $1`, [bread]);
    await run(`insert into site_options (type, fields) values ('blog_listing_page', $1)`, [
      JSON.stringify({ top_article_id: bread }),
    ]);
    expect((await optionOf('blog_listing_page')).consequences).toMatchObject([
      { code: 'news_top_gone' },
      { code: 'news_pages', values: { articles: 2, pages: 1 } },
    ]);
  });
});

describe('pictures of the introduction', () => {
  const picture = async (name: string): Promise<number> => {
    const { id } = await one<{ id: number }>(
      `insert into assets (name, alt, format, service, public_id, version, width, height, bytes)
       values ($1, 'A tray of tacos', 'png', 'media', $2, 1, 960, 528, 9) returning id`,
      [name, `library/${name.toLowerCase()}`],
    );
    return id;
  };
  const shown = async () => (await app.nobody.send('GET', '/api/intro-pictures')).json().data;

  test('are drawings until the team chooses, each step by itself', async () => {
    expect(await shown()).toEqual([]);
    const id = await picture('Tacos');
    const answer = await save(
      { plain: [change('intro_wizard', { lunch: id, week: id }, 0)] },
      marketing,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await shown()).toEqual([
      { step: 'week', alt: 'A tray of tacos', picture: expect.stringContaining('library/tacos') },
      { step: 'lunch', alt: 'A tray of tacos', picture: expect.stringContaining('library/tacos') },
    ]);
    expect(await optionOf('intro_wizard')).toMatchObject({
      fields: { children: null, week: id, choose: null, save: null, lunch: id },
      pictures: { week: expect.stringContaining('library/tacos') },
      consequences: [{ code: 'intro_pictures', values: { count: 2 } }],
    });
    expect((await history('intro_wizard')).data[0]).toMatchObject({
      before: { week: null },
      after: { week: id },
    });
  });

  test('are saved with the one for sharing, whatever the order of their numbers', async () => {
    const [first, second] = [await picture('First'), await picture('Second')];
    const answer = await save({
      plain: [
        change('og_default', { asset_id: first }, 0),
        change('intro_wizard', { children: second, lunch: first }, 0),
      ],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await admin.send('GET', `/api/assets/${first}/uses`)).json().data).toMatchObject([
      { kind: 'intro_wizard', id: 5 },
      { kind: 'site_option', name: 'og_default' },
    ]);
  });

  test('are not deleted while a step shows them, and are replaced where they stand', async () => {
    const id = await picture('Soup');
    await save({ plain: [change('intro_wizard', { save: id }, 0)] });
    const uses = await admin.send('GET', `/api/assets/${id}/uses`);
    expect(uses.json().data).toEqual([
      { kind: 'intro_wizard', id: 4, name: 'save', url: '/admin/settings' },
    ]);
    const refused = await admin.send('DELETE', `/api/assets/${id}`);
    expect(refused.statusCode).toBe(409);
    await run(`update assets set public_id = 'library/stew', version = 2 where id = $1`, [id]);
    expect((await shown())[0].picture).toContain('v2/library/stew');
    await save({ plain: [change('intro_wizard', { save: null }, 1)] });
    expect(await shown()).toEqual([]);
    expect((await admin.send('DELETE', `/api/assets/${id}`)).statusCode).toBe(204);
  });
});

describe('the menus of header and footer', () => {
  const pageAt = async (path: string, title: string) => {
    const words = { title, description: '', body: null };
    await layPages(db, [{ path, kind: 'page', texts: { en: words } }]);
    const { id } = await one<{ id: number }>('select id from pages where path = $1', [path]);
    return id;
  };
  const link = (page: number, label = '', label_es = '') => ({ page, label, label_es });
  const saved = (fields: object, version = 0) =>
    save({ plain: [change('site_menus', fields, version)] });
  const read = async (path: string) =>
    (await app.nobody.send('GET', path, undefined, { accept: 'text/html' })).body;

  test('are what visitors see, in their order, by the titles of pages where no label is set', async () => {
    const soups = await pageAt('/soups', 'All soups');
    const breads = await pageAt('/breads', 'All breads');
    const answer = await saved({
      header: [{ label: 'Food', label_es: 'Comida', links: [link(breads), link(soups, 'Soup')] }],
      footer: [link(soups, 'Soups <b>', 'Sopas'), link(breads)],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const html = await read('/soups?x');
    expect(html).toMatch(/<summary>Food.*href="\/breads">All breads<.*href="\/soups"[^>]*>Soup</s);
    expect(html).toContain('>Soups &#60;b&#62;<');
    expect(await read('/es/soups?x')).toContain('>Sopas<');
    const menus = (await app.nobody.send('GET', '/api/site-menus')).json().data;
    expect(menus.footer).toMatchObject([
      { path: '/soups', label: { en: 'Soups <b>', es: 'Sopas' } },
      { path: '/breads', label: { en: 'All breads', es: 'All breads' } },
    ]);
  });

  test('leave out what nobody sees, say so, and follow a page that moves', async () => {
    const stews = await pageAt('/stews', 'Stews');
    const salads = await pageAt('/salads', 'Salads');
    await saved({ header: [], footer: [link(stews), link(salads)] });
    expect(await read('/stews?x')).toContain('href="/salads"');
    const hidden = await admin.send('POST', `/api/pages/${salads}/archive`);
    expect(hidden.json().data).toMatchObject({ listed_in: ['footer'] });
    expect(await read('/stews?y')).not.toContain('href="/salads"');
    expect((await optionOf('site_menus')).consequences).toMatchObject([
      { code: 'menus_links', values: { header: 0, footer: 2 } },
      { code: 'menus_left_out', values: { count: 1 }, grave: true },
    ]);
    await admin.send('PUT', `/api/pages/${stews}`, { version: 1, path: '/pots', kind: 'page' });
    expect(await read('/pots?x')).toContain('<li><a href="/pots"');
  });

  test('lead to pages that there are, each once in a list', async () => {
    const bowls = await pageAt('/bowls', 'Bowls');
    const archived = await pageAt('/old', 'Old');
    await admin.send('POST', `/api/pages/${archived}/archive`);
    const wrong = await saved({
      header: [{ label: 'Food', label_es: '', links: [link(999_999)] }],
      footer: [link(bowls), link(bowls), link(archived)],
    });
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().errors).sort()).toEqual([
      'site_menus.footer.1.page',
      'site_menus.footer.2.page',
      'site_menus.header.0.links.0.page',
    ]);
    for (const fields of [
      { header: [{ label: '', links: [] }], footer: [] },
      { header: {}, footer: [] },
      { header: [], footer: [{ page: 'javascript:alert(1)' }] },
      { header: [], footer: [{ page: bowls, label: 'x'.repeat(61) }] },
      { header: [], footer: Array.from({ length: 31 }, () => link(bowls)) },
      { header: [], footer: [{ page: bowls, label: 'a\nb' }] },
    ]) {
      expect((await saved(fields)).statusCode, JSON.stringify(fields)).toBe(422);
    }
    expect((await optionOf('site_menus')).version).toBe(0);
  });

  test('are laid once, and stay as the team has them', async () => {
    const bowls = await pageAt('/bowls', 'Bowls');
    const brought = { header: [], footer: [{ path: '/bowls', en: 'Bowls', es: 'Tazones' }] };
    await layMenus(db, brought);
    expect(await optionOf('site_menus')).toMatchObject({ version: 1, changed_at: null });
    await saved({ header: [], footer: [] }, 1);
    await layMenus(db, brought);
    expect(await optionOf('site_menus')).toMatchObject({ version: 2, fields: { footer: [] } });
    expect((await history('site_menus')).data[0].before.footer[0].page).toBe(bowls);
  });
});
