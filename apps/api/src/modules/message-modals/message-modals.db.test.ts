import { CLOSED_MODALS_COOKIE, USER_ID_COOKIE } from '@yay/contract/message-modals/cookies';
import type { Role } from '@yay/domain/access';
import { minimalText } from '@yay/seeds/minimal-text';
import { TINY } from '@yay/seeds/tiny';
import { afterEach, describe, expect, test } from 'vitest';
import { hear, useTiny } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { mayHearByPermission } from '../broadcasting/index.ts';

const NOW = '2026-11-18T16:00:00Z';
const { parentA, support } = TINY.users;

const { app, as, build, one, rows, run } = await useTiny({ now: NOW });
afterEach(async () => {
  await run('delete from message_modal_addresses');
  await run('delete from message_modals');
});

async function add(given: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const values = { type: 'image-none', headline: 'News', active: true, paths: ['/'], ...given };
  const names = Object.keys(values);
  const { id } = await one<{ id: number }>(
    `insert into message_modals (${names.join(', ')})
     values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  return id;
}

type Cookies = Readonly<Record<string, string>>;
const jar = (cookies: Cookies) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
});
async function shown(path = '/', cookies: Cookies = {}, caller = app.nobody) {
  const answer = await caller.send(
    'GET',
    `/api/modal/fetch?${new URLSearchParams({ path })}`,
    undefined,
    jar(cookies),
  );
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const idShown = async (...asked: Parameters<typeof shown>) => (await shown(...asked))?.id ?? null;

describe('the message of a path', () => {
  test('is null where no message is active', async () => {
    expect(await shown()).toBeNull();
  });

  test('is presented whole, its button under both names, in one statement', async () => {
    const picture = { public_id: 'promo/tacos', service: 'media', format: 'webp' };
    const id = await add({
      type: 'image-left',
      headline: 'Taco week',
      copy: JSON.stringify(minimalText('Five days of **tacos**.')),
      cta_text: 'See the week',
      cta_url: '/lunch-calendar',
      image_aligned: JSON.stringify([{ ...picture, version: 3, alt: 'Tacos' }, picture]),
      alignment: 'center',
      orientation: 'portrait',
    });
    const { result, statements } = await watchStatements(() => shown());
    expect(statements).toHaveLength(1);
    expect(result).toEqual({
      id,
      type: 'image-left',
      headline: 'Taco week',
      copy: minimalText('Five days of **tacos**.'),
      cta_text: 'See the week',
      cta_type: 'button',
      cta_url: '/lunch-calendar',
      ctaText: 'See the week',
      ctaType: 'button',
      ctaUrl: '/lunch-calendar',
      image_aligned: [
        { ...picture, version: 3, alt: 'Tacos' },
        { ...picture, version: null, alt: '' },
      ],
      image_portrait: [],
      image_landscape: [],
      alignment: 'center',
      orientation: 'portrait',
    });
  });

  test.each<[string[], string, boolean]>([
    [['/'], '/', true],
    [['/'], '/lunch-calendar', false],
    [['/lunch-calendar'], '/lunch-calendar', true],
    [['/lunch-calendar'], '/lunch-calendar/', true],
    [['/lunch-calendar'], '/lunch-calendar/2026-11-23', true],
    [['/lunch-calendar'], '/lunch-calendars', false],
    [['/lunch-calendar'], '/', false],
    [['/monthly-preorders', '/'], '/monthly-preorders', true],
    [['/%'], '/lunch-calendar', false],
  ])('on %j is shown on %s: %s', async (paths, path, expected) => {
    await add({ paths });
    expect((await shown(path)) !== null).toBe(expected);
  });

  test.each([
    ['not active', { active: false }],
    ['archived', { archived_at: NOW }],
    ['not begun', { starts_at: '2026-11-18T17:00:00Z' }],
    ['over', { ends_at: '2026-11-18T15:59:00Z' }],
  ])('is not one that is %s', async (_what, given) => {
    await add(given);
    expect(await shown()).toBeNull();
  });

  test('is the one that began last', async () => {
    const older = await add({ starts_at: '2026-11-01T00:00:00Z' });
    const newest = await add({ starts_at: '2026-11-10T00:00:00Z' });
    await add();
    expect(await idShown()).toBe(newest);
    expect(await idShown('/', { [CLOSED_MODALS_COOKIE]: `${newest}` })).toBe(older);
  });

  test('is not one that this browser closed', async () => {
    const first = await add();
    const second = await add();
    expect(await idShown('/', { [CLOSED_MODALS_COOKIE]: `${second}` })).toBe(first);
    expect(await idShown('/', { [CLOSED_MODALS_COOKIE]: `${second}.${first}` })).toBeNull();
    // A cookie that is no list of ids was written by somebody else, and closes nothing.
    for (const forged of ['x', `${second},${first}`, '1) or (true', `${'9'.repeat(30)}`]) {
      expect(await idShown('/', { [CLOSED_MODALS_COOKIE]: forged })).toBe(second);
    }
  });

  test('asks for a path of the site', async () => {
    for (const path of ['', 'lunch-calendar', '/a b', '/?x=1', `/${'a'.repeat(400)}`]) {
      const query = new URLSearchParams({ path });
      const { statusCode, body } = await app.nobody.send('GET', `/api/modal/fetch?${query}`);
      expect(statusCode, path).toBe(422);
      expect(JSON.parse(body).errors).toHaveProperty('path');
    }
  });
});

describe('whom it is for', () => {
  const known = { [USER_ID_COOKIE]: String(parentA.id) };

  test('everybody, those who are signed in, or those who never were', async () => {
    const parent = await as(parentA.id);
    for (const [audience, newcomer, guest, member] of [
      ['all', true, true, true],
      ['logged_in', false, false, true],
      ['newcomers', true, false, false],
    ] as const) {
      const id = await add({ audience });
      const seen = (expected: boolean) => (expected ? id : null);
      expect(await idShown('/'), audience).toBe(seen(newcomer));
      expect(await idShown('/', known), audience).toBe(seen(guest));
      expect(await idShown('/', known, parent), audience).toBe(seen(member));
      await run('delete from message_modals');
    }
  });

  test('the cookie of an account is no session', async () => {
    await add({ audience: 'logged_in' });
    for (const uid of [String(parentA.id), '1', 'x']) {
      expect(await shown('/', { [USER_ID_COOKIE]: uid })).toBeNull();
    }
  });

  test('nobody who acts as a family', async () => {
    const id = await add({ cta_type: 'email' });
    const acting = await as(parentA.id, support.id);
    expect(await shown('/', {}, acting)).toBeNull();
    const left = await acting.send('POST', `/api/modal/${id}/addresses`, { email: 'a@b.test' });
    expect(left.statusCode).toBe(404);
  });

  test.each<Role[]>([
    ['superadmin'],
    ['customer_support', 'customer'],
    ['brand_ambassador'],
    ['vendor_specialist'],
    ['school'],
    ['vendor'],
  ])('no staff: %s %s', async (...roles) => {
    await add({ paths: ['/lunch-calendar'] });
    const staff = await as(await build.person({ roles: roles.filter(Boolean) }));
    expect(await shown('/lunch-calendar', {}, staff)).toBeNull();
  });

  test('a family whose parent works at a school as well', async () => {
    const id = await add({ paths: ['/lunch-calendar'] });
    const parent = await as(await build.person({ roles: ['customer', 'school'] }));
    expect(await idShown('/lunch-calendar', {}, parent)).toBe(id);
  });
});

describe('an address that is left', () => {
  const leave = (id: number, email: string, caller = app.nobody) =>
    caller.send('POST', `/api/modal/${id}/addresses`, { email });
  const kept = () =>
    rows<{ modal_id: number; email: string; locale: string }>(
      'select modal_id, email, locale from message_modal_addresses order by id',
    );

  test('is kept once for each message, however it is written, and on record', async () => {
    await run('delete from rate_limits');
    const first = await add({ cta_type: 'email', headline: 'Menus by mail' });
    const second = await add({ cta_type: 'email' });
    const before = await rows<{ n: number }>('select count(*)::int as n from activity_log');
    for (const email of ['Ann@Families.test', ' ann@families.test ', 'ann@families.test']) {
      const answer = await leave(first, email);
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
    }
    await leave(second, 'ann@families.test');
    expect(await kept()).toEqual([
      { modal_id: first, email: 'ann@families.test', locale: 'en' },
      { modal_id: second, email: 'ann@families.test', locale: 'en' },
    ]);
    const after = await rows<{ n: number }>('select count(*)::int as n from activity_log');
    expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(2);
    const [entry] = await rows<Record<string, unknown>>(
      `select actor_id, action, subject_id, subject_label, after from activity_log
       order by id desc offset 1 limit 1`,
    );
    // The address itself stays out of a record that nobody can erase.
    expect(entry).toEqual({
      actor_id: null,
      action: 'message_modal.address_left',
      subject_id: first,
      subject_label: 'Menus by mail',
      after: null,
    });
  });

  test('is news for whoever has the list of addresses open', async () => {
    await run('delete from rate_limits');
    const hearing = await hear(app);
    try {
      const modal = await add({ cta_type: 'email' });
      await leave(modal, 'ann@families.test');
      const [address] = await rows<{ id: number }>('select id from message_modal_addresses');
      expect(await hearing.on('private-list.modal_addresses')).toEqual([
        { event: 'list.changed', data: { ids: [address?.id] } },
      ]);
    } finally {
      await hearing.stop();
    }
    const reader = { mustEnrol: false, mustPay: false, userId: 1 };
    const may = (...permissions: string[]) =>
      mayHearByPermission(
        { ...reader, permissions: new Set(permissions) } as unknown as Actor,
        'private-list.modal_addresses',
      );
    expect([may('internal_dashboard:pages'), may('internal_dashboard:users')]).toEqual([
      true,
      false,
    ]);
  });

  test.each(['', 'ann', 'ann@', 'ann@families.test\nbcc: x@y.test', `${'a'.repeat(250)}@b.test`])(
    '%j is none',
    async (email) => {
      await run('delete from rate_limits');
      const answer = await leave(await add({ cta_type: 'email' }), email);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('email');
      expect(await kept()).toEqual([]);
    },
  );

  test('is asked for by a message that is shown, and no other', async () => {
    await run('delete from rate_limits');
    const none = await leave(2_000_000_000, 'a@b.test');
    expect(none.statusCode).toBe(404);
    for (const given of [
      { cta_type: 'button' },
      { cta_type: 'email', active: false },
      { cta_type: 'email', archived_at: NOW },
      { cta_type: 'email', ends_at: '2026-11-18T15:59:00Z' },
      { cta_type: 'email', audience: 'logged_in' },
    ]) {
      const answer = await leave(await add(given), 'a@b.test');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(none.json());
    }
    expect(await kept()).toEqual([]);
  });

  test('is not taken from another site, nor without end', async () => {
    await run('delete from rate_limits');
    const id = await add({ cta_type: 'email' });
    const foreign = await app.nobody.send(
      'POST',
      `/api/modal/${id}/addresses`,
      { email: 'a@b.test' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' },
    );
    expect(foreign.statusCode).toBe(403);
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await leave(id, `a${n}@b.test`)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await kept()).toHaveLength(60);
  });
});

describe('the database refuses', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/a b',
    '/\n/elsewhere.test',
    'lunch-calendar',
    'https://bank.example@elsewhere.test/',
    'https://',
    '',
    `/${'a'.repeat(2_000)}`,
  ])('%j as a link', async (link) => {
    await expect(add({ cta_url: link })).rejects.toThrow(/message_modals_cta_url_check/);
  });

  test.each([
    '/',
    '/lunch-calendar?week=2026-11-23',
    'https://schools.example/a@b',
    'http://a.test',
  ])('not %s', async (link) => {
    await add({ cta_url: link });
    expect((await shown()).cta_url).toBe(link);
  });

  test.each([
    '{}',
    '"x"',
    '["x"]',
    '[{}]',
    '[{"public_id": 5, "format": "webp", "service": "other"}]',
    '[{"public_id": "../secret", "format": "webp", "service": "media"}]',
    '[{"public_id": "https://elsewhere.test/x", "format": "webp", "service": "media"}]',
    '[{"public_id": "x", "format": "svg?x", "service": "media"}]',
  ])('%s as pictures', async (pictures) => {
    await expect(add({ image_landscape: pictures })).rejects.toThrow(/image_landscape_check/);
  });

  test.each([[[]], [['lunch-calendar']], [['/', null]], [['/a b']]])(
    '%j as paths',
    async (paths) => {
      await expect(add({ paths })).rejects.toThrow(/message_modals_paths_check/);
    },
  );
});
