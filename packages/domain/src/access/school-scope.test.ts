import { expect, test } from 'vitest';
import { permissionsOf, type Role, schoolScopeOf } from './index.ts';

test.each<[Role[], 'every' | { userId: number }]>([
  [['school'], { userId: 7 }],
  [['vendor'], { userId: 7 }],
  // The portal is theirs to open, the schools are not theirs to look after.
  [['cafe'], { userId: 7 }],
  [['merchandising_jr'], { userId: 7 }],
  [['growth_jr'], 'every'],
  [['school', 'ops_lead'], 'every'],
  [['superadmin'], 'every'],
  [[], { userId: 7 }],
])('%j sees the schools of %j', (roles, scope) => {
  expect(schoolScopeOf({ userId: 7, permissions: permissionsOf(roles) })).toEqual(scope);
});
