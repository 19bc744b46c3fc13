import type { fetchModal as contract, MessageModal } from '@yay/contract/message-modals/calls';
import { send } from '../../../lib/http/index.ts';

/** The message for a path, if there is one; the cookies say who asks and what was closed. */
export async function fetchModal(path: string, signal: AbortSignal): Promise<MessageModal | null> {
  const answer = await send<typeof contract>({
    method: 'GET',
    path: '/api/modal/fetch',
    query: { path },
    signal,
  });
  return answer.data;
}
