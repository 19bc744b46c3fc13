import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAddress, readView, viewText, writeAddress } from './address.ts';
import { people } from './list.fixture.ts';

const read = (address: Record<string, string>) => readAddress(people, address);

describe('the address of a list', () => {
  it('is everything, in the usual order, without a word', () => {
    expect(read({})).toEqual({
      search: '',
      filters: {},
      sort: { column: 'last_seen_at', direction: 'desc' },
      page: 1,
      view: null,
    });
    expect(writeAddress(people, read({}))).toEqual({});
  });

  it('comes back as it went', () => {
    const address = {
      search: 'kim',
      roles: 'customer,school',
      email: '50% off_',
      seen: '30',
      joined: '2026-01-01..2026-02-01',
      sort: '-full_name',
      page: '3',
      view: '12',
    };
    expect(writeAddress(people, read(address))).toEqual(address);
  });

  test.each([
    ['page', '0', 'page', 1],
    ['page', '-1', 'page', 1],
    ['page', '1e9', 'page', 1],
    ['page', '100001', 'page', 1],
    ['view', 'x', 'view', null],
    ['sort', 'password', 'sort', people.sort],
    ['sort', 'state', 'sort', people.sort],
    ['sort', '--full_name', 'sort', people.sort],
    ['seen', '30 days', 'filters', {}],
    ['joined', 'yesterday', 'filters', {}],
    ['joined', '..', 'filters', {}],
    ['roles', ' , ', 'filters', {}],
    ['school', 'Maple, -1, 0', 'filters', {}],
    ['nobody', 'knows', 'filters', {}],
  ] as const)('leaves out %s=%s', (key, value, part, expected) => {
    expect(read({ [key]: value })[part]).toEqual(expected);
  });

  it('names a choice once, and keeps a range that is open', () => {
    expect(read({ roles: 'a, b,a' }).filters).toEqual({ roles: 'a,b' });
    expect(read({ school: '7, x,12,7' }).filters).toEqual({ school: '7,12' });
    expect(read({ joined: '2026-01-01..' }).filters).toEqual({ joined: '2026-01-01..' });
    expect(read({ joined: '..2026-01-01' }).filters).toEqual({ joined: '..2026-01-01' });
  });

  it('survives whatever somebody types into it, and settles at once', () => {
    const keys = fc.constantFrom(
      'search',
      'sort',
      'page',
      'view',
      'roles',
      'email',
      'school',
      'seen',
      'joined',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string()), (address) => {
        const once = writeAddress(people, read(address));
        expect(writeAddress(people, read(once))).toEqual(once);
      }),
    );
  });
});

describe('a view', () => {
  it('keeps filters, search and order, but neither the page nor another view', () => {
    const state = read({ search: 'kim', roles: 'a,b', sort: 'full_name', page: '4', view: '2' });
    const text = viewText(people, state);
    expect(readView(people, text)).toEqual({ ...state, page: 1, view: null });
  });

  it('is the same text however its parts were ordered', () => {
    const one = viewText(people, readView(people, 'email=x&roles=a'));
    expect(viewText(people, readView(people, 'roles=a&email=x'))).toBe(one);
  });
});
