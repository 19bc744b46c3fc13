import type { UserEvent, UserEventData } from '@yay/contract/user-events/calls';
import type { Tx } from '../../platform/db/index.ts';
import { type Jobs, jobKind } from '../../platform/jobs/index.ts';

/** The receiver of events outside, and the secret that it checks the signature with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

export interface UserEvents {
  /**
   * Records an event with what it tells of. The first sign-up and the first order of somebody happen
   * once: of a second one nothing is recorded, and the answer is undefined.
   */
  post(
    tx: Tx,
    event: {
      readonly userId: number;
      readonly name: UserEvent;
      readonly data?: UserEventData;
      /** The person who said so; nobody where the product knows it itself. */
      readonly recordedBy?: number;
    },
  ): Promise<number | undefined>;
}

export const deliverEvent = jobKind<{ eventId: number }>('user_events.deliver', {
  retries: 12,
  seconds: 60,
});

export const createUserEvents = (parts: {
  readonly jobs: Jobs;
  /** Undefined: nothing is sent. */
  readonly webhook: Webhook | undefined;
}): UserEvents => ({
  async post(tx, { userId, name, data = {}, recordedBy }) {
    const [row] = await tx.query<{ id: number }>(
      'user_events.insert',
      `insert into user_events (user_id, name, data, recorded_by) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [userId, name, JSON.stringify(data), recordedBy ?? null],
    );
    if (row && parts.webhook) await parts.jobs.enqueue(tx, deliverEvent, { eventId: row.id });
    return row?.id;
  },
});
