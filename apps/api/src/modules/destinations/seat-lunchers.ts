import { childrenScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, answer, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { findDestination } from './destinations.repo.ts';
import { roomsOf, seatRows } from './school-day.repo.ts';

/** Seats children in a room of their school, or in none. One child of another school stops all. */
export const seatLunchers = (
  db: Db,
  actor: Actor,
  asked: {
    readonly destinationId: number;
    readonly roomId: number | null;
    readonly luncherIds: readonly number[];
  },
) =>
  db.tx(async (tx): Promise<Refusal | ReturnType<typeof answer<204, undefined>>> => {
    const school = await findDestination(tx, childrenScopeOf(actor), asked.destinationId);
    if (school === undefined) return refuse(404, 'not_found');
    const room = (await roomsOf(tx, school.id)).find(({ id }) => id === asked.roomId);
    if (asked.roomId !== null && room === undefined) {
      return refuse(422, 'invalid', { room_id: ['unknown_room'] });
    }
    const luncherIds = [...new Set(asked.luncherIds)];
    if (!(await seatRows(tx, school.id, luncherIds, asked.roomId))) return refuse(404, 'not_found');
    await record(tx, actor, {
      action: 'school.seated',
      subject: { type: 'destination', id: school.id, label: school.name },
      after: { room: room?.name ?? null, lunchers: luncherIds.length },
    });
    return answer(204, undefined);
  });
