import { expect, test } from 'vitest';
import { permissionsOf, type Role, vendorScopeOf } from './index.ts';

test.each<[Role[], 'every' | { userId: number }]>([
  [['vendor'], { userId: 7 }],
  [['cafe'], { userId: 7 }],
  [['vendor', 'cafe'], { userId: 7 }],
  [['merchandising_jr'], 'every'],
  [['vendor', 'admin'], 'every'],
  [[], { userId: 7 }],
])('%j sees the vendors of %j', (roles, scope) => {
  expect(vendorScopeOf({ userId: 7, permissions: permissionsOf(roles) })).toEqual(scope);
});
