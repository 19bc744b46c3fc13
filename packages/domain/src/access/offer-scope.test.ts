import { expect, test } from 'vitest';
import { offerScopeOf, permissionsOf, type Role } from './index.ts';

test.each<[Role[], 'every' | { userId: number }]>([
  [['school'], { userId: 7 }],
  [['vendor'], { userId: 7 }],
  [['school', 'vendor'], { userId: 7 }],
  [['brand_ambassador'], { userId: 7 }],
  [['vendor_specialist'], { userId: 7 }],
  [[], { userId: 7 }],
  [['customer'], 'every'],
  // A parent who works at a school reads what parents read.
  [['customer', 'school'], 'every'],
  [['cafe'], 'every'],
  [['superadmin'], 'every'],
])('%j reads the offer of %j', (roles, scope) => {
  expect(offerScopeOf({ userId: 7, permissions: permissionsOf(roles) })).toEqual(scope);
});
