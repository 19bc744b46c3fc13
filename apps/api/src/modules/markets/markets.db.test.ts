import type { MarketRecord } from '@yay/contract/markets/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetOrders, hear, useTiny } from '../../../test/index.ts';

const { users, markets, lunchers, schools } = TINY;
const MON = '2026-11-23';

const { app, as, build, db, rows, run } = await useTiny();
const ada = await as(users.admin.id);
/** Looks after schools, not after markets. */
const support = await as(await build.person({ roles: ['customer_support'] }));
beforeEach(() => forgetOrders(db));

let made = 0;
const body = (more: object = {}) => {
  made += 1;
  return { name: `Market ${made}`, abbreviation: `M${made}`, ...more };
};
async function create(more: object = {}): Promise<MarketRecord> {
  const answer = await ada.send('POST', '/api/markets', body(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
}
const read = async (id: number): Promise<MarketRecord> =>
  (await ada.send('GET', `/api/markets/${id}`)).json().data;
const put = ({ id, ...market }: MarketRecord, changes: object, caller = ada) =>
  caller.send('PUT', `/api/markets/${id}`, {
    name: market.name,
    abbreviation: market.abbreviation,
    timezone: market.timezone,
    macro_market_id: market.macro_market?.id ?? null,
    version: market.version,
    ...changes,
  });
const act = (id: number, what: 'archive' | 'restore') =>
  ada.send('POST', `/api/markets/${id}/${what}`);
const lastDeed = async () =>
  (
    await rows<{ action: string; subject_label: string; before: object; after: object }>(
      'select action, subject_label, before, after from activity_log order by id desc limit 1',
    )
  )[0];
const cutOff = async (id: number, date: string) =>
  (
    await rows<{ lock_at: number }>(
      'select lock_at from market_days where market_id = $1 and date = $2',
      [id, date],
    )
  )[0]?.lock_at;

describe('a market', () => {
  test('is opened in Eastern time where nothing else is said, with its cut-offs at once', async () => {
    const created = await create({ name: ' Richmond ', abbreviation: 'rva' });
    expect(created).toMatchObject({
      name: 'Richmond',
      abbreviation: 'RVA',
      timezone: 'America/New_York',
      macro_market: null,
      schools: 0,
      families: 0,
      version: 1,
      archived_at: null,
    });
    expect(created.id).toBeGreaterThanOrEqual(100);
    expect(await cutOff(created.id, MON)).toEqual(await cutOff(markets.eastern, MON));
    expect(await lastDeed()).toMatchObject({
      action: 'market.created',
      subject_label: 'Richmond',
      after: { timezone: 'America/New_York' },
    });
  });

  test('is renamed by two people: the second sees how it is now, and nothing is lost', async () => {
    const seen = await create();
    expect((await put(seen, { name: 'First' })).statusCode).toBe(200);
    const second = await put(seen, { name: 'Second' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'version_conflict',
      market: { name: 'First', version: 2 },
    });
    expect((await read(seen.id)).name).toBe('First');
    const kept = await put(second.json().market, { name: 'Second' });
    expect(kept.json().data).toMatchObject({ name: 'Second', version: 3 });
  });

  test('is announced to open lists', async () => {
    const heard = await hear(app);
    const { id } = await create();
    expect(await heard.on('private-list.markets')).toContainEqual({
      event: 'list.changed',
      data: { ids: [id] },
    });
    await heard.stop();
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'A\nB' }, 'name'],
    [{ abbreviation: 'X' }, 'abbreviation'],
    [{ timezone: 'Europe/Madrid' }, 'timezone'],
    [{ macro_market_id: 4711 }, 'macro_market_id'],
    [{ macro_market_id: -1 }, 'macro_market_id'],
  ])('is not opened with %j', async (wrong, field) => {
    const answer = await ada.send('POST', '/api/markets', body(wrong));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('has a name and letters of its own', async () => {
    const { name, abbreviation } = await create();
    const again = await ada.send('POST', '/api/markets', body({ name }));
    expect(again.json().errors).toEqual({ name: ['This name is already in use.'] });
    const letters = await ada.send('POST', '/api/markets', body({ abbreviation }));
    expect(letters.json().errors).toEqual({ abbreviation: ['This is already in use.'] });
  });
});

describe('its time zone', () => {
  const MOVED = { timezone: 'America/Chicago' };

  test('changes while nothing is ordered, and every coming cut-off with it', async () => {
    const east = await read(markets.eastern);
    const before = await cutOff(markets.eastern, MON);
    expect((await put(east, MOVED)).statusCode).toBe(200);
    const after = await cutOff(markets.eastern, MON);
    expect((after ?? 0) - (before ?? 0)).toBe(3_600_000);
    expect(
      (await put(await read(markets.eastern), { timezone: 'America/New_York' })).statusCode,
    ).toBe(200);
    expect(await cutOff(markets.eastern, MON)).toEqual(before);
  });

  test('stays while a lunch is ordered there, with how many and until when', async () => {
    await build.order({ luncherId: lunchers.anna, date: MON });
    const refused = await put(await read(markets.eastern), MOVED);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: { timezone: ['Families have already ordered this, so it can’t change now.'] },
      ahead: { orders: 1, families: 1, last_on: MON },
    });
    expect((await read(markets.eastern)).timezone).toBe('America/New_York');
    // Orders in another market are no matter of this one, and neither is another name.
    expect((await put(await read(markets.eastern), { name: 'East' })).statusCode).toBe(200);
    const central = await read(markets.central);
    expect((await put(central, { timezone: 'America/New_York' })).statusCode).toBe(200);
    await put(await read(markets.central), MOVED);
  });
});

describe('taken out of use', () => {
  test('is one without active schools, and it comes back', async () => {
    const { id } = await create();
    const archived = (await act(id, 'archive')).json().data;
    expect(archived.archived_at).not.toBeNull();
    const listed = (await ada.send('GET', '/api/markets')).json().data as MarketRecord[];
    expect(listed.map((one) => one.id)).not.toContain(id);
    const changed = await put(archived, { name: 'Other' });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'archived']);
    expect((await act(id, 'archive')).statusCode).toBe(200);
    expect((await act(id, 'restore')).json().data.archived_at).toBeNull();
    expect(await lastDeed()).toMatchObject({ action: 'market.restored' });
  });

  test('is not one with an active school', async () => {
    const answer = await act(markets.eastern, 'archive');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'market_has_schools']);
    expect((await read(markets.eastern)).schools).toBe(1);
  });

  test('or gets a school: never both', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await create();
      const school = { name: `School ${turn}`, abbreviation: `S${turn}`, market_id: id };
      const [closed, opened] = await Promise.all([
        act(id, 'archive'),
        ada.send('POST', '/api/destinations', school),
      ]);
      expect([closed.statusCode === 200, opened.statusCode === 201].filter(Boolean)).toHaveLength(
        1,
      );
    }
    await run('delete from grades where destination_id > 2');
    await run('delete from destinations where id > 2');
  });
});

describe('macro-markets', () => {
  test('are made, renamed and counted, each with a name of its own', async () => {
    const south = (await ada.send('POST', '/api/macro-markets', { name: 'South' })).json().data;
    await create({ macro_market_id: south.id });
    const again = await ada.send('POST', '/api/macro-markets', { name: 'South' });
    expect(again.json().errors).toEqual({ name: ['This name is already in use.'] });
    const renamed = await ada.send('PUT', `/api/macro-markets/${south.id}`, { name: 'Mid-South' });
    expect(renamed.json().data.name).toBe('Mid-South');
    expect((await ada.send('GET', '/api/macro-markets')).json().data).toEqual([
      { id: south.id, name: 'Mid-South', markets: 1 },
    ]);
    const missing = await ada.send('PUT', '/api/macro-markets/4711', { name: 'X' });
    expect(missing.statusCode).toBe(404);
  });
});

describe('from outside', () => {
  test.each([
    ['GET', '/api/markets/100'],
    ['POST', '/api/markets'],
    ['PUT', '/api/markets/100'],
    ['POST', '/api/markets/100/archive'],
    ['POST', '/api/markets/100/restore'],
    ['GET', '/api/macro-markets'],
    ['POST', '/api/macro-markets'],
    ['PUT', '/api/macro-markets/1'],
  ] as const)('%s %s is for those who look after markets', async (method, url) => {
    const parent = await as(users.parentA.id);
    const answers = await Promise.all(
      [support, parent, app.nobody].map((caller) => caller.send(method, url, body())),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
  });

  test('one that is not there is not there', async () => {
    const gone = { ...(await create()), id: 2_147_483_647 };
    expect((await put(gone, {})).statusCode).toBe(404);
    expect((await act(gone.id, 'archive')).statusCode).toBe(404);
  });

  test('a person who looks after schools reads the names of the markets', async () => {
    const answer = await support.send('GET', '/api/markets');
    expect(answer.statusCode).toBe(200);
    expect((await support.send('GET', `/api/destinations/${schools.eastern}`)).statusCode).toBe(
      200,
    );
  });
});
