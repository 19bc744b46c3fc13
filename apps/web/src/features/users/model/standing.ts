import type { User } from '@yay/contract/users/calls';

export type Standing = 'active' | 'invited' | 'suspended' | 'payment' | 'deleted';

/** Returns the state of an account; the worst one, if several hold. */
export function standingOf(
  user: Pick<User, 'deleted_at' | 'suspended_on' | 'delinquent' | 'invited_until'>,
): Standing {
  if (user.deleted_at) return 'deleted';
  if (user.suspended_on) return 'suspended';
  if (user.invited_until) return 'invited';
  return user.delinquent === 1 ? 'payment' : 'active';
}
