import type { seatLunchers as seats } from '@yay/contract/destinations/school-day';
import { send } from '../../../lib/http/index.ts';

export const seatLunchers = (schoolId: number, roomId: number, luncherIds: readonly number[]) =>
  send<typeof seats>({
    method: 'PUT',
    path: `/api/destinations/${schoolId}/seats`,
    body: { room_id: roomId, luncher_ids: [...luncherIds] },
  });
