import { ROLES } from '@yay/domain/access';
import { TINY } from '@yay/seeds/tiny';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../../test/index.ts';
import { watchStatements } from '../../platform/db/index.ts';
import { at, books, cancel, db, paid, RANGE, scene } from './revenue.fixture.ts';

const { users, vendors, markets } = TINY;

const { app, lead } = await books();

describe('beside the period before', () => {
  const figuresOf = async (query: string) =>
    (await lead().send('GET', `/api/reports/revenue?${query}`)).json().data;

  it('are as many days, right before those that are asked for', async () => {
    await scene();
    const { figures, before, total } = await figuresOf('from=2026-12-01&to=2026-12-01');
    expect(before).toEqual({ from: '2026-11-30', to: '2026-11-30' });
    expect(figures).toEqual({
      net_cents: { now: 1_214, before: 386 },
      lunches: { now: 2, before: 1 },
      per_lunch_cents: { now: 607, before: 386 },
      vendor_cents: { now: 1_000, before: 500 },
      margin_cents: { now: 214, before: -114 },
    });
    expect(figures.net_cents.now).toBe(total.net_cents);
  });

  it('is of the same market, school and kitchen, and has no average without a lunch', async () => {
    await scene();
    const asked = 'from=2026-12-01&to=2026-12-01';
    const south = (await figuresOf(`${asked}&vendor=${vendors.south}`)).figures;
    expect(south.net_cents).toEqual({ now: 617, before: 0 });
    expect(south.per_lunch_cents).toEqual({ now: 617, before: null });
    const central = (await figuresOf(`${asked}&market=${markets.central}`)).figures;
    expect(central.lunches).toEqual({ now: 1, before: 0 });
  });

  it('takes two statements, however many days and groups there are', async () => {
    await scene();
    for (const query of [RANGE, `${RANGE}&group=school`, `${RANGE}&vendor=${vendors.north}`]) {
      await figuresOf(query);
      const { statements } = await watchStatements(() => figuresOf(query));
      const charges = statements.filter((one) => one.includes('order_charges'));
      expect(charges).toHaveLength(2);
    }
  });
});

describe('as a file', () => {
  it('has a line for each day, market, school and kitchen, that a spreadsheet adds up', async () => {
    const { bowl } = await scene();
    await paid(users.parentA.id, 800);
    await at('2026-12-03T16:00:00Z');
    await cancel(users.parentA.id, bowl);
    await db().run(`update vendors set display_name = '=1+1' where id = $1`, [vendors.south]);
    const answer = await lead().send('GET', `/api/reports/revenue/file?${RANGE}&by=settled`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^Day charged,Market,School,Vendor,Lunches,Meals,/);
    expect(lines).toHaveLength(4);
    expect(lines.some((line) => line.includes(",'=1+1"))).toBe(true);
    expect(lines.at(-1)).toMatch(
      /^2026-12-03,.*,-1,-6\.00,0\.00,-2\.14,-3\.86,-3\.00,-5\.00,1\.14$/,
    );
  });
});

describe('the right to see revenue', () => {
  it('belongs to those who look after the markets, and to nobody else', async () => {
    for (const role of ROLES) {
      const caller = await app().as(await addPerson(db(), { roles: [role] }));
      const may = ['admin', 'superadmin', 'developer', 'ops_lead'].includes(role);
      for (const path of [`?${RANGE}`, `/file?${RANGE}`, '/places']) {
        const answer = await caller.send('GET', `/api/reports/revenue${path}`);
        expect([role, path, answer.statusCode]).toEqual([role, path, may ? 200 : 403]);
      }
    }
    expect((await app().nobody.send('GET', `/api/reports/revenue?${RANGE}`)).statusCode).toBe(401);
  });

  it.each([
    'from=2026-11-02&to=2026-11-01',
    'from=2025-01-01&to=2026-12-31',
    'from=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    `${RANGE}&by=eaten`,
    `${RANGE}&group=1;drop`,
    `${RANGE}&vendor=0`,
    `${RANGE}&market=1e9`,
  ])('%s is refused', async (query) => {
    for (const path of ['', '/file']) {
      if (path === '/file' && query.includes('group')) continue;
      const answer = await lead().send('GET', `/api/reports/revenue${path}?${query}`);
      expect(answer.statusCode).toBe(422);
    }
  });
});
