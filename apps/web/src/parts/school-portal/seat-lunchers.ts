import type { seatLunchers as seats } from '@yay/contract/destinations/school-day';
import { send } from '../../lib/http/index.ts';

/** Seats children in a room of their school, or in none. */
export const seatLunchers = (
  schoolId: number,
  roomId: number | null,
  luncherIds: readonly number[],
) =>
  send<typeof seats>({
    method: 'PUT',
    path: `/api/destinations/${schoolId}/seats`,
    body: { room_id: roomId, luncher_ids: [...luncherIds] },
  });
