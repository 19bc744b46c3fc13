import { permissionsOf, type Role } from '@yay/domain/access';
import { expect, test } from 'vitest';
import { mustEnrol } from './must-enrol.ts';

test.each<[Role, boolean, boolean, boolean]>([
  ['admin', true, false, true],
  ['superadmin', true, false, true],
  ['cafe', true, false, true],
  ['admin', true, true, false],
  ['admin', false, false, false],
  ['customer', true, false, false],
  ['school', true, false, false],
  ['vendor', true, false, false],
  ['brand_ambassador', true, false, false],
])('%s, asked for: %s, has one: %s', (role, required, hasSecondFactor, expected) => {
  const permissions = [...permissionsOf([role])];
  expect(mustEnrol(required, { permissions, hasSecondFactor })).toBe(expected);
});
