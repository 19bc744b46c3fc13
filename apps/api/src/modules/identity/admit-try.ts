import type { Queryable } from '../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import { type Limits, networkOf } from '../../platform/limits/index.ts';
import { type AccountRow, accountByEmail } from './identity.repo.ts';
import type { IdentityLimits } from './limits.ts';
import { addressPlace, browserPlace } from './places.ts';

export interface AdmittedTry {
  readonly account: AccountRow | undefined;
  /** Forgets the tries from this place, once one of them was right. */
  readonly forgive: () => Promise<void>;
}

/**
 * Tells whether one more password may be tried. A place has few tries for an account. All places
 * together have more, but those are only for places that the account never signed in from: a
 * stranger who knows somebody's address can use them up, and the owner's browser and address still
 * let her in. Accounts that do not exist are counted like others, by the same work.
 */
export async function admitTry(
  parts: { readonly db: Queryable; readonly limits: Limits; readonly rules: IdentityLimits },
  input: { readonly email: string; readonly origin: Origin; readonly browser: string | null },
): Promise<AdmittedTry | Refusal> {
  const { db, limits, rules } = parts;
  const { email, browser } = input;
  const address = input.origin.ip ?? '';
  const byAddress = await limits.spend(rules.loginByAddress, address);
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);

  const account = await accountByEmail(db, email, {
    address: addressPlace(address),
    browser: browser === null ? null : browserPlace(browser),
  });
  // Her own browser counts for itself, even where somebody else tries from the same address.
  const known = account?.knows_browser ? browserOf(browser) : addressOf(address);
  const place = placeKey(email, known);
  const [byPlace, soon, inADay] = await Promise.all([
    limits.spend(rules.loginByPlace, place),
    limits.spend(rules.loginByAccount, email),
    limits.spend(rules.loginByAccountInADay, email),
  ]);
  const isKnown = account?.knows_browser || account?.knows_address;
  for (const answer of isKnown ? [byPlace] : [byPlace, inADay, soon]) {
    if (!answer.ok) return refuse(429, 'too_many_requests', undefined, answer);
  }
  return { account, forgive: () => limits.forgive(rules.loginByPlace, place) };
}

/** Forgets the tries from here, once somebody has shown in another way that the account is hers. */
export async function forgiveTries(
  parts: { readonly limits: Limits; readonly rules: IdentityLimits },
  email: string,
  origin: Origin,
  browser: string,
): Promise<void> {
  for (const place of [addressOf(origin.ip ?? ''), browserOf(browser)]) {
    await parts.limits.forgive(parts.rules.loginByPlace, placeKey(email, place));
  }
}

const addressOf = (address: string) => `address ${networkOf(address)}`;
const browserOf = (browser: string | null) => `browser ${browser}`;
const placeKey = (email: string, place: string) => `${email} ${place}`;
