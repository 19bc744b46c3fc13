import type { Queryable, Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';

/** Announces new funds of a family: in its own windows, on its page and in the list of people. */
export async function announceFunds(tx: Tx, userId: number): Promise<void> {
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await announceRecord(tx, userId);
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
}

/** The team's page of a family tells something new; the family itself does not see it. */
export const announceRecord = (tx: Tx, userId: number): Promise<void> =>
  publish(tx, `private-record.user.${userId}`, 'record.changed', {});

/** More or less waits for a second person. */
export const announceApprovals = (tx: Tx): Promise<void> =>
  publish(tx, 'private-list.approvals', 'list.changed', { ids: [] });

export const announceUpload = (tx: Queryable, id: number): Promise<void> =>
  publish(tx, 'private-list.credit_uploads', 'list.changed', { ids: [id] });
