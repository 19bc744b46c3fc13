import type { TripLink } from '@yay/contract/class-trips/calls';
import { schoolScopeOf } from '@yay/domain/access';
import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import { instant, toIso } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import { newToken, tokenHash } from '../identity/index.ts';
import { LINKS_BY_USER } from './trip-limits.ts';
import {
  insertLink,
  type LinkRow,
  linksOf,
  revokeLinkRow,
  schoolInScope,
} from './trip-links.repo.ts';

/** A school year, and not for ever. */
const MOST_DAYS = 400;

const presentLink = (row: LinkRow): TripLink => ({
  id: row.id,
  teacher: row.teacher,
  ends_on: row.ends_on,
  state: row.is_revoked ? 'revoked' : row.is_over ? 'over' : 'open',
  trips: row.trips,
  created_at: toIso(instant(row.created_at)),
});

export async function listLinks(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: TripLink[] } | Refusal> {
  const school = await schoolInScope(source, schoolScopeOf(actor), schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  return { data: (await linksOf(source, school.id)).map(presentLink) };
}

/** Makes a link. Its token is told here and nowhere else. */
export async function createLink(
  { db, limits }: { readonly db: Db; readonly limits: Limits },
  actor: Actor,
  schoolId: number,
  asked: { readonly teacher: string; readonly ends_on: PlainDate },
): Promise<{ data: TripLink; token: string } | Refusal> {
  const spent = await limits.spend(LINKS_BY_USER, String(actor.userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return db.tx(async (tx) => {
    const school = await schoolInScope(tx, schoolScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const { teacher, ends_on: endsOn } = asked;
    if (endsOn < school.today) return refuse(422, 'invalid', { ends_on: ['in_the_past'] });
    if (daysBetween(school.today, endsOn) > MOST_DAYS) {
      return refuse(422, 'invalid', { ends_on: ['trip_too_far'] });
    }
    const token = newToken();
    const id = await insertLink(tx, {
      schoolId: school.id,
      teacher,
      tokenHash: tokenHash(token),
      endsOn,
      createdBy: actor.userId,
    });
    await record(tx, actor, {
      action: 'trip_link.created',
      subject: { type: 'trip_link', id, label: school.name },
      after: { ends_on: endsOn },
    });
    const [row] = await linksOf(tx, school.id, id);
    if (row === undefined) throw new Error('the link is not there');
    return { data: presentLink(row), token };
  });
}

/** Ends a link; one that was ended before stays so. */
export const revokeLink = (
  db: Db,
  actor: Actor,
  schoolId: number,
  id: number,
): Promise<{ data: TripLink } | Refusal> =>
  db.tx(async (tx) => {
    const school = await schoolInScope(tx, schoolScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    if (await revokeLinkRow(tx, school.id, id)) {
      await record(tx, actor, {
        action: 'trip_link.revoked',
        subject: { type: 'trip_link', id, label: school.name },
      });
    }
    const [row] = await linksOf(tx, school.id, id);
    return row ? { data: presentLink(row) } : refuse(404, 'not_found');
  });
