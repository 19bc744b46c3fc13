import type { Tx } from '../../platform/db/index.ts';
import type { GradesPlan } from './plan-grades.ts';

/** Writes the plan of a school's grades. Names may swap places: they are freed first. */
export async function writeGrades(tx: Tx, schoolId: number, plan: GradesPlan): Promise<void> {
  const { kept, added, archived } = plan;
  if (archived.length > 0) {
    await tx.query(
      'destinations.archive_grades',
      'update grades set archived_at = app_now() where destination_id = $1 and id = any($2)',
      [schoolId, archived],
    );
  }
  await tx.query(
    'destinations.free_labels',
    `update grades g set label = g.label || ' ' || g.id
     from unnest($2::int[], $3::text[]) as to_be (id, label)
     where g.destination_id = $1 and g.id = to_be.id and g.label <> to_be.label`,
    [schoolId, kept.map(({ id }) => id), kept.map(({ label }) => label)],
  );
  await tx.query(
    'destinations.write_grades',
    `update grades g set label = to_be.label, group_name = to_be.group_name,
       position = to_be.position, archived_at = null
     from unnest($2::int[], $3::text[], $4::text[], $5::int[])
       as to_be (id, label, group_name, position)
     where g.destination_id = $1 and g.id = to_be.id`,
    [
      schoolId,
      kept.map(({ id }) => id),
      kept.map(({ label }) => label),
      kept.map(({ group }) => group),
      kept.map(({ position }) => position),
    ],
  );
  await tx.query(
    'destinations.add_grades',
    `insert into grades (destination_id, label, group_name, position)
     select $1, label, group_name, position
     from unnest($2::text[], $3::text[], $4::int[]) as new_one (label, group_name, position)`,
    [
      schoolId,
      added.map(({ label }) => label),
      added.map(({ group }) => group),
      added.map(({ position }) => position),
    ],
  );
}

/**
 * Adds the grade that every school has for children who do not know theirs. It comes after all
 * others.
 */
export async function addUnknownGrade(tx: Tx, schoolId: number, group: string): Promise<void> {
  await tx.query(
    'destinations.add_unknown_grade',
    `insert into grades (destination_id, label, group_name, position) values ($1, $2, $3, $4)`,
    [schoolId, "I Don't Know Yet", group, 1_000],
  );
}
