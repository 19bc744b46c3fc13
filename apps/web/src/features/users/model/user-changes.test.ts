import type { User } from '@yay/contract/users/calls';
import { ROLES, type Role } from '@yay/domain/access';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  changesOf,
  type Edits,
  edit,
  shownOf,
  USER_FIELDS,
  type UserValues,
  valuesOf,
} from './user-changes.ts';

const saved: UserValues = {
  first: 'Dana',
  last: 'Kim',
  email: 'dana@example.com',
  phone: '',
  locale: 'en',
  roles: ['customer', 'school'],
  destinations: [
    { id: 4, name: 'Cedar Hill' },
    { id: 9, name: 'Oak Knoll' },
  ],
  vendors: [],
  reboard: false,
  notify_week_preview: true,
  notify_nothing_chosen: true,
};

const place = fc.record({ id: fc.integer({ min: 1, max: 20 }), name: fc.string() });
const values: fc.Arbitrary<UserValues> = fc.record({
  first: fc.string(),
  last: fc.string(),
  email: fc.string(),
  phone: fc.string(),
  locale: fc.constantFrom('en' as const, 'es' as const),
  roles: fc.subarray<Role>([...ROLES]),
  destinations: fc.uniqueArray(place, { selector: ({ id }) => id }),
  vendors: fc.uniqueArray(place, { selector: ({ id }) => id }),
  reboard: fc.boolean(),
  notify_week_preview: fc.boolean(),
  notify_nothing_chosen: fc.boolean(),
});

function editAll(from: UserValues, to: UserValues): Edits {
  return USER_FIELDS.reduce<Edits>((edits, field) => edit(from, edits, field, to[field]), {});
}

describe('the edit of a person', () => {
  it('is nothing at first', () => {
    expect(changedFields(saved, {})).toEqual([]);
    expect(changesOf(saved, {})).toEqual({ was: {} });
  });

  it('names the field with its former value, and no other', () => {
    const edits = edit(saved, {}, 'email', ' d.kim@example.com ');
    expect(changesOf(saved, edits)).toEqual({
      email: 'd.kim@example.com',
      was: { email: 'dana@example.com' },
    });
  });

  it('is nothing again once it is typed back', () => {
    const edits = edit(saved, edit(saved, {}, 'first', 'Dan'), 'first', 'Dana ');
    expect(edits).toEqual({});
  });

  it('knows a list by its contents', () => {
    expect(edit(saved, {}, 'roles', ['school', 'customer'])).toEqual({});
    expect(edit(saved, {}, 'destinations', [...saved.destinations].reverse())).toEqual({});
    const fewer = edit(saved, {}, 'destinations', [{ id: 9, name: 'Oak Knoll' }]);
    expect(changesOf(saved, fewer)).toEqual({
      destination_ids: [9],
      was: { destination_ids: [4, 9] },
    });
  });

  it('sends no phone number as none', () => {
    const withPhone = { ...saved, phone: '555 0100' };
    expect(changesOf(withPhone, edit(withPhone, {}, 'phone', '  '))).toEqual({
      phone: null,
      was: { phone: '555 0100' },
    });
  });

  it('stands in the order of the page', () => {
    const edits = edit(saved, edit(saved, {}, 'reboard', true), 'first', 'Dan');
    expect(changedFields(saved, edits)).toEqual(['first', 'reboard']);
  });

  it('follows somebody else’s save meanwhile', () => {
    const edits = edit(saved, edit(saved, {}, 'first', 'Dan'), 'last', 'Lee');
    const now = { ...saved, first: 'Dan', phone: '555 0100' };
    expect(changedFields(now, edits)).toEqual(['last']);
    expect(shownOf(now, edits)).toMatchObject({ first: 'Dan', last: 'Lee', phone: '555 0100' });
  });

  it('shows the typed values, and is undone by typing them back', () => {
    fc.assert(
      fc.property(values, values, (from, to) => {
        const edits = editAll(from, to);
        const fields = changedFields(from, edits);
        expect(Object.keys(edits).sort()).toEqual([...fields].sort());
        const { was, ...body } = changesOf(from, edits);
        expect(Object.keys(body)).toHaveLength(fields.length);
        expect(Object.keys(was ?? {}).sort()).toEqual(Object.keys(body).sort());
        for (const field of USER_FIELDS) {
          if (!fields.includes(field)) expect(shownOf(from, edits)[field]).toEqual(from[field]);
        }
        const back = USER_FIELDS.reduce((all, field) => edit(from, all, field, from[field]), edits);
        expect(back).toEqual({});
      }),
    );
  });
});

it('a person is read with the number as people write it', () => {
  const user = { ...saved, phone: null, id: 3 } as unknown as User;
  expect(valuesOf(user)).toEqual(saved);
  expect(valuesOf({ ...user, phone: '+16155550142' }).phone).toBe('(615) 555-0142');
});
