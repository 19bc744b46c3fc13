import type { MessageModal } from '@yay/contract/message-modals/calls';
import type { Queryable } from '../../platform/db/index.ts';
import type { Audience } from './audiences.ts';
import { presentModal } from './message-modals.present.ts';
import { modalFor } from './message-modals.repo.ts';

/**
 * Returns the message for a path that its reader has not closed yet: of several, the one that began
 * last.
 */
export async function fetchModal(
  source: Queryable,
  asked: {
    readonly path: string;
    readonly audiences: readonly Audience[];
    readonly closed: readonly number[];
    readonly locale: 'en' | 'es';
  },
): Promise<MessageModal | null> {
  if (asked.audiences.length === 0) return null;
  const row = await modalFor(source, asked);
  return row === undefined ? null : presentModal(row);
}
