import type { UserAbilities } from '@yay/contract/users/calls';
import { expect, test } from 'vitest';
import { actsOf } from './acts-of.ts';

const nothing: UserAbilities = {
  update: false,
  change_email: false,
  suspend: false,
  delete: false,
  impersonate: false,
  reset_password: false,
  reset_second_factor: false,
  send_invitation: false,
  send_welcome_school: false,
  send_welcome_vendor: false,
  send_weekly_preview: false,
  add_selection: false,
  see_billing: false,
  issue_credit: false,
  see_logs: false,
  assignable_roles: [],
};
const NOON = '2026-10-15T16:00:00Z';

test.each<[Partial<UserAbilities>, { suspended?: true; deleted?: true }, string]>([
  [{}, {}, ''],
  [{ update: true, impersonate: true, add_selection: true }, {}, ''],
  [{ suspend: true }, {}, 'suspend'],
  [{ suspend: true }, { suspended: true }, 'unsuspend'],
  [{ delete: true }, {}, 'delete'],
  [{ suspend: true, delete: true }, { deleted: true }, 'restore'],
  [{ suspend: true, reset_password: true }, { suspended: true, deleted: true }, ''],
  [{ reset_password: true, send_welcome_school: true }, {}, 'reset welcomeSchool'],
  [{ reset_password: true, reset_second_factor: true }, {}, 'reset resetFactor'],
  [{ send_weekly_preview: true, send_welcome_vendor: true }, {}, 'welcomeVendor preview'],
])('%j of an account %j: %s', (abilities, state, acts) => {
  const user = {
    abilities: { ...nothing, ...abilities },
    suspended_on: state.suspended ? NOON : null,
    deleted_at: state.deleted ? NOON : null,
  };
  expect(actsOf(user).join(' ')).toBe(acts);
});
