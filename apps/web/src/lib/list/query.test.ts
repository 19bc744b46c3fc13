import { describe, expect, it, test } from 'vitest';
import { readAddress } from './address.ts';
import { people } from './list.fixture.ts';
import { columnsAsked, toListQuery, toSelection } from './query.ts';

const NOW = Date.parse('2026-09-01T12:34:56Z');
const ask = (address: Record<string, string>) =>
  toSelection(people, readAddress(people, address), NOW);

describe('the question to the server', () => {
  it('is the model alone when nothing is asked for', () => {
    expect(ask({})).toEqual({ model: 'User' });
  });

  test.each([
    [{ roles: 'a,b' }, { whereIn: [{ column: 'roles', values: ['a', 'b'] }] }],
    [{ school: '7,12' }, { whereIn: [{ column: 'destination_id', values: ['7', '12'] }] }],
    [{ week: 'true' }, { where: [{ column: 'ordered', value: 'true' }] }],
    [{ email: '100%_' }, { where: [{ column: 'email', operator: 'like', value: '100%_' }] }],
    [{ search: 'kim' }, { search: { value: 'kim' } }],
    [
      { seen: '7' },
      { where: [{ column: 'last_seen_at', operator: '>=', value: '2026-08-25T12:00:00.000Z' }] },
    ],
    [
      { grade: '4' },
      { whereHas: [{ relation: 'lunchers', whereIn: [{ column: 'grade_id', values: ['4'] }] }] },
    ],
  ])('%j', (address, part) => {
    expect(ask(address)).toEqual({ model: 'User', ...part });
  });

  it('takes the last day whole, in the zone of the reader', () => {
    const { where = [] } = ask({ joined: '2026-03-01..2026-03-31' });
    expect(where.map(({ operator }) => operator)).toEqual(['>=', '<']);
    expect(where.map(({ value }) => new Date(String(value)).toLocaleString('sv'))).toEqual([
      '2026-03-01 00:00:00',
      '2026-04-01 00:00:00',
    ]);
    expect(ask({ joined: '..2026-03-31' }).where).toHaveLength(1);
  });

  it('asks for the shown columns and the fields that their cells read, once each', () => {
    expect(columnsAsked(people, ['full_name', 'state'])).toEqual([
      'id',
      'email',
      'full_name',
      'state',
      'suspended_on',
    ]);
  });

  it('is a page of it in the order of the address', () => {
    const state = readAddress(people, { sort: '-full_name', page: '3' });
    expect(toListQuery(people, state, ['full_name'], NOW)).toMatchObject({
      orderBy: [{ column: 'full_name', direction: 'desc' }],
      page: 3,
      perPage: 50,
    });
  });

  it('always holds the list’s own condition', () => {
    const only = { where: [{ column: 'kind', value: 'x' }] };
    const state = readAddress(people, { week: 'true' });
    expect(toSelection({ ...people, only }, state, NOW).where).toEqual([
      { column: 'kind', value: 'x' },
      { column: 'ordered', value: 'true' },
    ]);
  });
});
