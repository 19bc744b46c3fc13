import type { listUserLunchers } from '@yay/contract/users/calls';
import { expectTypeOf, test } from 'vitest';
import type { PathOf } from './call-types.ts';

test('an address of a call is its path with a number for an id, and nothing else compiles', () => {
  const id = 4;
  expectTypeOf(`/api/users/${id}/lunchers` as const).toExtend<PathOf<typeof listUserLunchers>>();
  expectTypeOf('/api/users/abc/lunchers' as const).not.toExtend<PathOf<typeof listUserLunchers>>();
  expectTypeOf(`/api/users/${id}` as const).not.toExtend<PathOf<typeof listUserLunchers>>();
});
