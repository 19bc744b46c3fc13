import type {
  deleteUser,
  resetSecondFactor,
  restoreUser,
  sendInvitation,
  sendPasswordReset,
  sendUserEmail,
  sendWelcome,
  suspendUser,
  unsuspendUser,
} from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';

/** The acts of the team on an account at the press of one button. */
export type UserAct =
  | 'suspend'
  | 'unsuspend'
  | 'delete'
  | 'restore'
  | 'invite'
  | 'reset'
  | 'resetFactor'
  | 'welcomeSchool'
  | 'welcomeVendor'
  | 'preview';

const ACTS: Record<UserAct, (userId: number) => Promise<unknown>> = {
  suspend: (id) => send<typeof suspendUser>({ method: 'POST', path: `/api/users/${id}/suspend` }),
  unsuspend: (id) =>
    send<typeof unsuspendUser>({ method: 'POST', path: `/api/users/${id}/unsuspend` }),
  delete: (id) => send<typeof deleteUser>({ method: 'DELETE', path: `/api/users/${id}` }),
  restore: (id) => send<typeof restoreUser>({ method: 'POST', path: `/api/users/${id}/restore` }),
  invite: (id) =>
    send<typeof sendInvitation>({ method: 'POST', path: `/api/users/${id}/invitation` }),
  reset: (id) =>
    send<typeof sendPasswordReset>({ method: 'POST', path: `/api/users/${id}/reset_password` }),
  resetFactor: (id) =>
    send<typeof resetSecondFactor>({
      method: 'POST',
      path: `/api/users/${id}/reset_second_factor`,
    }),
  welcomeSchool: (id) =>
    send<typeof sendWelcome>({ method: 'POST', path: `/api/users/${id}/send_welcome/school` }),
  welcomeVendor: (id) =>
    send<typeof sendWelcome>({ method: 'POST', path: `/api/users/${id}/send_welcome/vendor` }),
  preview: (id) =>
    send<typeof sendUserEmail>({
      method: 'POST',
      path: `/api/users/${id}/send-email`,
      query: { email: 'weekly_preview' },
    }),
};

export async function actOnUser(act: UserAct, userId: number): Promise<void> {
  await ACTS[act](userId);
}
