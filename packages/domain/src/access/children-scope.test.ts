import { describe, expect, it } from 'vitest';
import { childrenScopeOf, permissionsOf, type Role } from './index.ts';

describe('whose children somebody may read', () => {
  it.each<[Role[], unknown]>([
    [['school'], { userId: 7 }],
    [['customer'], { userId: 7 }],
    [['admin'], 'every'],
    [['customer_support'], 'every'],
    [['growth_jr'], null],
    [['merchandising_sr'], null],
    [['growth_jr', 'customer_support'], 'every'],
  ])('%j reads %j', (roles, scope) => {
    expect(childrenScopeOf({ userId: 7, permissions: permissionsOf(roles) })).toEqual(scope);
  });
});
