import { expect, test } from 'vitest';
import { askedOf } from './asked.ts';

test.each([
  [{}, { page: 1 }],
  [
    { kind: 'school', state: 'open', owner: 'mine', search: ' oak ', page: '3' },
    { kind: 'school', state: 'open', owner: 'mine', search: ' oak ', page: 3 },
  ],
  [{ kind: 'constructor', state: ['new'], owner: 7, search: '  ', page: '-1' }, { page: 1 }],
])('the address %j asks for %j', (search, asked) => {
  expect(JSON.parse(JSON.stringify(askedOf(search)))).toEqual(asked);
});
