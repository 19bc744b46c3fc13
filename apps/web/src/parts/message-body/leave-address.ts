import type { leaveAddress as contract } from '@yay/contract/message-modals/calls';
import { send } from '../../lib/http/index.ts';

export async function leaveAddress(modalId: number, email: string): Promise<void> {
  await send<typeof contract>({
    method: 'POST',
    path: `/api/modal/${modalId}/addresses`,
    body: { email },
  });
}
