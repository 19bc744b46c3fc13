import { expect, test } from 'vitest';
import { mailbox } from './record-referral.ts';

test.each([
  ['a.b.c+lunch@gmail.com', 'abc@googlemail.com', true],
  ['dana+2@lunch.test', 'Dana@lunch.test', true],
  ['d.ana@lunch.test', 'dana@lunch.test', false],
  ['dana@lunch.test', 'dana@other.test', false],
])('%s and %s', (a, b, same) => {
  expect(mailbox(a) === mailbox(b)).toBe(same);
});
