import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { people } from './list.fixture.ts';
import { currentView } from './views.ts';

const saved = [
  { id: 7, query: 'roles=customer&sort=full_name' },
  { id: 8, query: 'email=x&gone=1' },
];
const presets = [
  { id: 'school', query: 'roles=school' },
  { id: 'kept', query: 'email=x' },
];

test.each([
  ['nothing asked for', {}, { kind: 'everything', changed: false }],
  ['another page of it', { page: '4' }, { kind: 'everything', changed: false }],
  ['a filter of one’s own', { seen: '7' }, { kind: 'everything', changed: true }],
  ['only another order', { sort: 'full_name' }, { kind: 'everything', changed: true }],
  ['what all have', { roles: 'school' }, { kind: 'preset', id: 'school', changed: false }],
  [
    'exactly what was saved, however one came',
    { roles: 'customer', sort: 'full_name' },
    { kind: 'saved', id: 7, changed: false },
  ],
  [
    'a saved one, and more',
    { roles: 'customer', sort: 'full_name', seen: '7', view: '7' },
    { kind: 'saved', id: 7, changed: true },
  ],
  ['a saved one, all taken off', { view: '7' }, { kind: 'saved', id: 7, changed: true }],
  ['one’s own before what all have', { email: 'x' }, { kind: 'saved', id: 8, changed: false }],
  ['a view that is gone', { view: '99' }, { kind: 'everything', changed: false }],
] as const)('%s', (_, address, expected) => {
  expect(currentView(people, readAddress(people, address), saved, presets)).toEqual(expected);
});
