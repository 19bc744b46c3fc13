import type { User } from '@yay/contract/users/calls';
import type { UserAct } from '../api/act-on-user.ts';

/** The buttons of an account, in their order: by what the reader may do, never by roles. */
export function actsOf(user: Pick<User, 'abilities' | 'suspended_on' | 'deleted_at'>): UserAct[] {
  const { abilities } = user;
  if (user.deleted_at) return abilities.delete ? ['restore'] : [];
  const acts: readonly (readonly [UserAct, boolean])[] = [
    ['invite', abilities.send_invitation],
    ['reset', abilities.reset_password],
    ['resetFactor', abilities.reset_second_factor],
    ['welcomeSchool', abilities.send_welcome_school],
    ['welcomeVendor', abilities.send_welcome_vendor],
    ['preview', abilities.send_weekly_preview],
    [user.suspended_on ? 'unsuspend' : 'suspend', abilities.suspend],
    ['delete', abilities.delete],
  ];
  return acts.filter(([, may]) => may).map(([act]) => act);
}
