import type { impersonate as endpoint } from '@yay/contract/users/calls';
import { send } from '../../../lib/http/index.ts';

/** The browser's session becomes the other person's; the server sets its cookies. */
export async function impersonate(userId: number): Promise<void> {
  await send<typeof endpoint>({ method: 'POST', path: `/api/users/${userId}/impersonate` });
}
