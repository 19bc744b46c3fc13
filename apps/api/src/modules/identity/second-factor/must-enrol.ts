import type { Permission } from '@yay/domain/access';

/**
 * Tells whether this person has still to set up the second factor that is asked of the internal
 * team.
 */
export function mustEnrol(
  required: boolean,
  person: { readonly permissions: readonly Permission[]; readonly hasSecondFactor: boolean },
): boolean {
  return required && person.permissions.includes('internal_user') && !person.hasSecondFactor;
}
