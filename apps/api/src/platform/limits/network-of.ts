import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a provider has at the least: the rest is hers. */
const GROUPS_OF_64_BITS = 4;

/**
 * Returns what an address is limited and known by: an IPv4 address as it is, also one in IPv6
 * clothes, and of an IPv6 address its /64, since whoever has one has all 2^64 of it. Text that is
 * no address is returned unchanged.
 */
export function networkOf(address: string): string {
  // Addresses of a link carry their interface, as in fe80::1%eth0.
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_64_BITS);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}
