import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * The proxies whose forwarded headers are believed: none, so many hops in front of the server, or
 * these networks.
 */
export type TrustedProxies = false | number | readonly string[];

const MOST_HOPS = 16;
/** Names of networks, beside plain addresses and CIDR blocks. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY, which never trusts everybody: a client writes the first entries itself. */
export const trustProxySetting = z
  .string()
  .default('no')
  .transform((value, context): TrustedProxies => {
    if (value === 'no' || value === '0') return false;
    if (value === 'yes') {
      context.addIssue(
        'yes would believe addresses that clients make up: write how many proxies stand before the server, such as 1, or their networks, such as 10.0.0.0/8',
      );
      return z.NEVER;
    }
    if (/^\d{1,2}$/.test(value) && Number(value) <= MOST_HOPS) return Number(value);
    const networks = value.split(',').map((network) => network.trim());
    if (networks.every(isNetwork)) return networks;
    context.addIssue(
      `must be no, a number of proxies from 1 to ${MOST_HOPS}, or networks with commas between them, such as 10.0.0.0/8`,
    );
    return z.NEVER;
  });

function isNetwork(text: string): boolean {
  if (NAMED.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A block of no bits at all would be everybody.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && inRange(Number(bits), version));
}

const inRange = (bits: number, version: number) => bits >= 1 && bits <= (version === 4 ? 32 : 128);
