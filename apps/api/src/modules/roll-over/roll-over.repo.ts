import type { SchoolScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface RollSchool {
  readonly id: number;
  readonly name: string;
  readonly today: PlainDate;
}

/** One of the schools that somebody looks after; undefined for any other. */
export async function rollSchool(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<RollSchool | undefined> {
  const [row] = await source.query<RollSchool>(
    'roll_over.school',
    `select d.id, d.name, k.today from destinations d
     join market_clocks k on k.market_id = d.market_id
     where d.id = $1 and ($2::int is null or exists (
       select from destination_users u where u.destination_id = d.id and u.user_id = $2))`,
    [id, scope === 'every' ? null : scope.userId],
  );
  return row;
}

/** Locks a school, so that nobody else rolls it over until the commit. */
export async function lockRolledSchool(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'roll_over.lock_school',
    `select id from destinations where id = $1 ${LOCKS.schools.forNoKeyUpdate(['$1'])}`,
    [id],
  );
}

export interface GradeRow {
  readonly id: number;
  readonly label: string;
  readonly lunchers: number;
}

export const rollGrades = (source: Queryable, schoolId: number): Promise<GradeRow[]> =>
  source.query<GradeRow>(
    'roll_over.grades',
    `select g.id, g.label, (select count(*) from lunchers l
       where l.grade_id = g.id and l.deleted_at is null) as lunchers
     from grades g where g.destination_id = $1 and g.archived_at is null
     order by g.position, g.id`,
    [schoolId],
  );

export interface RollLuncher {
  readonly id: number;
  readonly user_id: number;
  readonly first: string;
  readonly last: string;
  readonly grade_id: number;
  readonly room_id: number | null;
  /** Another school's roll-over of this year has brought her. */
  readonly has_come: boolean;
}

export const rollLunchers = (
  source: Queryable,
  schoolId: number,
  year: number,
): Promise<RollLuncher[]> =>
  source.query<RollLuncher>(
    'roll_over.lunchers',
    `select l.id, l.user_id, l.first, l.last, l.grade_id, l.room_id, exists (
       select from roll_over_lunchers m join roll_overs r on r.id = m.roll_over_id
       where m.luncher_id = l.id and m.moved and not m.undone and r.school_year = $2
         and r.destination_id <> $1 and m.to_grade_id = l.grade_id) as has_come
     from lunchers l
     where l.destination_id = $1 and l.deleted_at is null
     order by lower(l.last), lower(l.first), l.id`,
    [schoolId, year],
  );

export interface OtherSchoolRow {
  readonly id: number;
  readonly name: string;
  readonly grades: { id: number; label: string }[];
}

/** Returns the other active schools of the market that somebody looks after, with their grades. */
export const otherSchools = (
  source: Queryable,
  scope: SchoolScope,
  schoolId: number,
): Promise<OtherSchoolRow[]> =>
  source.query<OtherSchoolRow>(
    'roll_over.elsewhere',
    `select d.id, d.name, json_agg(json_build_object('id', g.id, 'label', g.label)
       order by g.position, g.id) as grades
     from destinations here
     join destinations d on d.market_id = here.market_id and d.id <> here.id
       and d.status = 'active'
     join grades g on g.destination_id = d.id and g.archived_at is null
     where here.id = $1 and ($2::int is null or exists (
       select from destination_users u where u.destination_id = d.id and u.user_id = $2))
     group by d.id, d.name order by lower(d.name), d.id`,
    [schoolId, scope === 'every' ? null : scope.userId],
  );

export async function countAhead(source: Queryable, schoolId: number): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'roll_over.ahead',
    `select count(*) as count from lunches o join lunchers l on l.id = o.luncher_id
     where l.destination_id = $1 and o.is_ahead`,
    [schoolId],
  );
  return row?.count ?? 0;
}

export interface RunRow {
  readonly id: number;
  readonly destination_id: number;
  readonly school_year: number;
  readonly state: 'moving' | 'done' | 'undoing' | 'undone';
  readonly started_by: number | null;
  readonly impersonator_id: number | null;
  readonly by: string | null;
  readonly started_at: number;
  readonly lunchers: number;
  readonly waiting: number;
  readonly skipped: number;
  readonly put_back: number;
  /** Something was ordered for one of its lunchers since. */
  readonly is_ordered: boolean;
}

const RUN = `r.id, r.destination_id, r.school_year, r.state, r.started_by, r.impersonator_id,
  u.first || ' ' || u.last as by, r.started_at, k.lunchers, k.waiting, k.skipped, k.put_back,
  exists (select from roll_over_lunchers m join plain_lunches o on o.luncher_id = m.luncher_id
    where m.roll_over_id = r.id and m.moved and o.created_at > r.started_at) as is_ordered
  from roll_overs r left join users u on u.id = r.started_by
  cross join lateral (select count(*) as lunchers,
    count(*) filter (where m.moved is null) as waiting,
    count(*) filter (where m.moved = false) as skipped,
    count(*) filter (where m.undone) as put_back
    from roll_over_lunchers m where m.roll_over_id = r.id) k`;

/** Returns the run of a school year that is in force; an undone one is none. */
export async function runOfYear(
  source: Queryable,
  schoolId: number,
  year: number,
): Promise<RunRow | undefined> {
  const [row] = await source.query<RunRow>(
    'roll_over.of_year',
    `select ${RUN} where r.destination_id = $1 and r.school_year = $2 and r.state <> 'undone'`,
    [schoolId, year],
  );
  return row;
}

export async function runById(source: Queryable, id: number): Promise<RunRow | undefined> {
  const [row] = await source.query<RunRow>('roll_over.one', `select ${RUN} where r.id = $1`, [id]);
  return row;
}

/** Locks a run, so that nobody else works on it until the commit. */
export async function lockRun(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'roll_over.lock',
    `select id from roll_overs where id = $1 ${LOCKS.rollOvers.forUpdate(['$1'])}`,
    [id],
  );
}

export interface PlannedMove {
  readonly luncherId: number;
  readonly userId: number;
  readonly from: number;
  readonly to: number;
  readonly roomId: number | null;
}

export async function insertRun(
  tx: Tx,
  run: {
    readonly schoolId: number;
    readonly year: number;
    readonly by: number;
    readonly impersonatorId: number | null;
  },
  moves: readonly PlannedMove[],
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'roll_over.insert',
    `with run as (
       insert into roll_overs (destination_id, school_year, started_by, impersonator_id)
       values ($1, $2, $3, $4) returning id
     ), moves as (
       insert into roll_over_lunchers (roll_over_id, luncher_id, user_id, from_grade_id,
         to_grade_id, from_room_id)
       select run.id, m.* from run, unnest($5::int[], $6::int[], $7::int[], $8::int[], $9::int[]) m
     )
     select id from run`,
    [
      run.schoolId,
      run.year,
      run.by,
      run.impersonatorId,
      moves.map(({ luncherId }) => luncherId),
      moves.map(({ userId }) => userId),
      moves.map(({ from }) => from),
      moves.map(({ to }) => to),
      moves.map(({ roomId }) => roomId),
    ],
  );
  if (row === undefined) throw new Error('the roll-over was not written');
  return row.id;
}

export interface MoveRow {
  readonly luncher_id: number;
  readonly from_grade_id: number;
  readonly to_grade_id: number;
  readonly to_label: string;
}

/** Families whose lunchers wait to be moved, or to be put back. */
export const familiesLeft = (
  source: Queryable,
  runId: number,
  back: boolean,
): Promise<{ user_id: number }[]> =>
  source.query<{ user_id: number }>(
    'roll_over.families',
    `select distinct user_id from roll_over_lunchers where roll_over_id = $1
       and case when $2 then moved and not undone else moved is null end order by user_id`,
    [runId, back],
  );

export const movesOfFamily = (
  source: Queryable,
  runId: number,
  userId: number,
  back: boolean,
): Promise<MoveRow[]> =>
  source.query<MoveRow>(
    'roll_over.moves',
    `select m.luncher_id, m.from_grade_id, m.to_grade_id, g.label as to_label
     from roll_over_lunchers m join grades g on g.id = m.to_grade_id
     where m.roll_over_id = $1 and m.user_id = $2
       and case when $3 then m.moved and not m.undone else m.moved is null end
     order by m.luncher_id`,
    [runId, userId, back],
  );

/** Notes what was moved, empties its rooms, and asks the family where no grade is known. */
export async function noteMoved(
  tx: Tx,
  runId: number,
  userId: number,
  moved: readonly number[],
  asks: readonly number[],
): Promise<void> {
  await tx.query(
    'roll_over.empty_rooms',
    'update lunchers set room_id = null where id = any($1::int[]) and room_id is not null',
    [moved],
  );
  const asked =
    asks.length === 0
      ? []
      : await tx.query(
          'roll_over.ask',
          'update users set reboard = true where id = $1 and not reboard returning id',
          [userId],
        );
  await tx.query(
    'roll_over.note_moved',
    `update roll_over_lunchers set moved = luncher_id = any($3::int[]),
       asked = $4 and luncher_id = any($5::int[])
     where roll_over_id = $1 and user_id = $2 and moved is null`,
    [runId, userId, moved, asked.length > 0, asks],
  );
}

/** Notes what was put back, with its room, and asks no longer what this had asked. */
export async function notePutBack(
  tx: Tx,
  runId: number,
  userId: number,
  putBack: readonly number[],
): Promise<void> {
  await tx.query(
    'roll_over.give_rooms',
    `update lunchers l set room_id = m.from_room_id from roll_over_lunchers m
     join rooms r on r.id = m.from_room_id and r.archived_at is null
     where m.roll_over_id = $1 and l.id = m.luncher_id and l.id = any($2::int[])
       and l.destination_id = r.destination_id`,
    [runId, putBack],
  );
  await tx.query(
    'roll_over.ask_no_more',
    `update users u set reboard = false where u.id = $2 and u.reboard and exists (
       select from roll_over_lunchers m where m.roll_over_id = $1 and m.user_id = $2 and m.asked)`,
    [runId, userId],
  );
  await tx.query(
    'roll_over.note_put_back',
    `update roll_over_lunchers set undone = true
     where roll_over_id = $1 and user_id = $2 and moved and not undone`,
    [runId, userId],
  );
}

export async function setState(tx: Tx, id: number, state: RunRow['state']): Promise<void> {
  await tx.query(
    'roll_over.state',
    `update roll_overs set state = $2,
       undone_at = case when $2 = 'undone' then app_now() else undone_at end where id = $1`,
    [id, state],
  );
}
