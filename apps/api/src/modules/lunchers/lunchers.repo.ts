import type { Tolerances } from '@yay/domain/allergy';
import type { LuncherColor } from '@yay/domain/lunchers';
import { LUNCHER_IN_PLACE, type LuncherInPlace, type LuncherNames } from '../../facts/index.ts';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';

/** The families whose lunchers a statement reaches: one, by its user id, or all. */
export type FamilyScope = number | 'every family';

const LUNCHER = `${LUNCHER_IN_PLACE} from lunchers_in_place l`;

export const lunchersOf = (source: Queryable, familyId: number): Promise<LuncherInPlace[]> =>
  source.query<LuncherInPlace>(
    'lunchers.of_family',
    `select ${LUNCHER} where l.user_id = $1 and l.deleted_at is null order by l.id`,
    [familyId],
  );

export async function luncherById(
  source: Queryable,
  id: number,
  scope: FamilyScope,
): Promise<LuncherInPlace | undefined> {
  const [row] = await source.query<LuncherInPlace>(
    'lunchers.by_id',
    `select ${LUNCHER}
     where l.id = $1 and l.deleted_at is null and ($2::int is null or l.user_id = $2)`,
    [id, scope === 'every family' ? null : scope],
  );
  return row;
}

export async function familyExists(source: Queryable, userId: number): Promise<boolean> {
  const rows = await source.query(
    'lunchers.family_exists',
    'select 1 from users where id = $1 and invited_until is null',
    [userId],
  );
  return rows.length > 0;
}

export interface FamilySize {
  /** Lunchers that there are. */
  standing: number;
  /** The number of lunchers ever, removed ones included: their colors were used, too. */
  ever: number;
}

/** Takes the family's row, so that two lunchers added at once get two colors. */
export async function lockFamily(tx: Tx, familyId: number): Promise<FamilySize> {
  await tx.query(
    'lunchers.lock_family',
    `select id from users where id = $1 ${LOCKS.people.forNoKeyUpdate(['$1'])}`,
    [familyId],
  );
  const [size] = await tx.query<FamilySize>(
    'lunchers.family_size',
    `select count(*) filter (where deleted_at is null)::int as standing, count(*)::int as ever
     from lunchers where user_id = $1`,
    [familyId],
  );
  return size ?? { standing: 0, ever: 0 };
}

interface NewLuncher extends LuncherNames {
  readonly gradeId: number;
  readonly destinationId: number;
  readonly tolerances: Tolerances;
}

export async function insertLuncher(
  tx: Tx,
  luncher: NewLuncher & { readonly familyId: number; readonly color: LuncherColor },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'lunchers.insert',
    `insert into lunchers (user_id, first, last, color, grade_id, destination_id, tolerances)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      luncher.familyId,
      luncher.first,
      luncher.last,
      luncher.color,
      luncher.gradeId,
      luncher.destinationId,
      luncher.tolerances,
    ],
  );
  if (row === undefined) throw new Error('the luncher was not written');
  announceSchools(tx, [luncher.destinationId]);
  return row.id;
}

export interface LuncherFields extends NewLuncher {
  readonly areOrdersRepeating: boolean;
}

interface SchoolRow {
  readonly destination_id: number;
}

export async function saveLuncher(
  tx: Tx,
  id: number,
  familyId: number,
  fields: LuncherFields,
): Promise<void> {
  const before = await tx.query<SchoolRow>(
    'lunchers.save',
    `with before as (select id, destination_id from lunchers where id = $1)
     update lunchers l set first = $3, last = $4, grade_id = $5, destination_id = $6,
       tolerances = $7, are_orders_repeating = $8
     from before
     where l.id = before.id and l.user_id = $2 and l.deleted_at is null
     returning before.destination_id`,
    [
      id,
      familyId,
      fields.first,
      fields.last,
      fields.gradeId,
      fields.destinationId,
      fields.tolerances,
      fields.areOrdersRepeating,
    ],
  );
  announceSchools(tx, [...before.map((row) => row.destination_id), fields.destinationId]);
}

/** Kept, since its orders name it; nobody sees it again. */
export async function markDeleted(tx: Tx, id: number, familyId: number): Promise<void> {
  const rows = await tx.query<SchoolRow>(
    'lunchers.mark_deleted',
    `update lunchers set deleted_at = app_now()
     where id = $1 and user_id = $2 and deleted_at is null returning destination_id`,
    [id, familyId],
  );
  announceSchools(
    tx,
    rows.map((row) => row.destination_id),
  );
}

/** Whom to write to about a family's lunchers. */
export async function parentOf(
  source: Queryable,
  familyId: number,
): Promise<{ email: string; first: string; locale: 'en' | 'es' }> {
  const [row] = await source.query<{ email: string; first: string; locale: 'en' | 'es' }>(
    'lunchers.parent_of',
    'select email, first, locale from users where id = $1',
    [familyId],
  );
  if (row === undefined) throw new Error('a luncher has no family');
  return row;
}

/** Asks a family no longer who still eats; undefined when it was not asked. */
export async function liftReboard(
  tx: Tx,
  familyId: number,
): Promise<{ first: string; last: string } | undefined> {
  const [person] = await tx.query<{ first: string; last: string }>(
    'lunchers.lift_reboard',
    `update users set reboard = false where id = $1 and reboard returning first, last`,
    [familyId],
  );
  return person;
}
