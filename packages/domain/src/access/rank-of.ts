import type { Role } from './roles.ts';

/** Ranks of roles; users outside the team have none of these. */
const RANKS: Partial<Record<Role, number>> = { superadmin: 4, admin: 3, developer: 2 };
const OUTSIDE: readonly Role[] = [
  'brand_ambassador',
  'vendor_specialist',
  'school',
  'vendor',
  'customer',
];

export const isOfTheTeam = (role: Role): boolean => !OUTSIDE.includes(role);

/**
 * Returns the rank of roles: 4 superadmin, 3 admin, 2 developer, 1 other team, 0 families,
 * partners.
 */
export function rankOf(roles: Iterable<Role>): number {
  return Math.max(0, ...[...roles].map((role) => RANKS[role] ?? (isOfTheTeam(role) ? 1 : 0)));
}
