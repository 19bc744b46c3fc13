import { LOCKS, type Queryable } from '../../platform/db/index.ts';

export interface GradeRow {
  id: number;
  label: string;
  group_name: string;
  destination_id: number;
  destination_name: string;
}

/** A grade of a school that takes lunchers now. Within a transaction it stays one until its end. */
export async function gradeOfActiveSchool(
  source: Queryable,
  gradeId: number,
): Promise<GradeRow | undefined> {
  const [row] = await source.query<GradeRow>(
    'lunchers.grade_of_active_school',
    `select g.id, g.label, g.group_name, g.destination_id, d.name as destination_name
     from grades g join destinations d on d.id = g.destination_id
     where g.id = $1 and g.archived_at is null and d.status = 'active'
     ${LOCKS.grades.forShare(['$1'], { of: 'g' })}`,
    [gradeId],
  );
  return row;
}

export interface SchoolRow {
  id: number;
  name: string;
  abbreviation: string;
  city: string;
  market_id: number;
  grades: { id: number; label: string }[];
}

export const activeSchools = (source: Queryable): Promise<SchoolRow[]> =>
  source.query<SchoolRow>(
    'lunchers.active_schools',
    `select d.id, d.name, d.abbreviation, d.city, d.market_id,
       coalesce((select json_agg(json_build_object('id', g.id, 'label', g.label)
           order by g.position, g.label)
         from grades g where g.destination_id = d.id and g.archived_at is null), '[]'::json) as grades
     from destinations d where d.status = 'active' order by d.name, d.id`,
  );
