import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.6', '203.0.113.6'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['::ffff:cb00:7106', '203.0.113.6'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['17', '17'],
  ['dana@example.test', 'dana@example.test'],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of a /64 share one network, and two of them never do', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(four, four, four, four, (front, otherFront, back, otherBack) => {
      fc.pre(front.join() !== otherFront.join() && front.some((part) => part !== '0'));
      const of = (...halves: string[][]) => networkOf(halves.flat().join(':'));
      expect(of(front, back)).toBe(of(front, otherBack));
      expect(of(front, back)).not.toBe(of(otherFront, back));
    }),
  );
});
