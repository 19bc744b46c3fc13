import type {
  ChoiceState,
  ProblemDetail,
  ReplacementProblem,
} from '@yay/contract/substitutions/calls';
import type { Part, Tolerances } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface FamilyChoiceRow {
  readonly id: number;
  readonly state: Exclude<ChoiceState, 'waiting' | 'lapsed'>;
  readonly date: PlainDate;
  readonly timezone: string;
  readonly luncher_id: number;
  readonly luncher: string;
  readonly color: string;
  readonly from_id: number;
  readonly from_name: string;
  readonly to_id: number;
  readonly to_name: string;
  /** The English name, which chooses the drawing of an item without a picture. */
  readonly to_english: string;
  readonly description: string;
  readonly picture: string;
  readonly tint: string;
  readonly is_extra: boolean;
  readonly because: string;
  readonly problem: ReplacementProblem | null;
  readonly detail: ProblemDetail | null;
  /** Compares the child's present profile with everything on the ordered plate. */
  readonly tolerances: Tolerances;
  readonly parts: readonly Part[];
  readonly has: string | null;
  readonly meal: string;
  readonly before_cents: number;
  readonly total_cents: number;
  /** The sum of its charges; null while there is none. */
  readonly charged_cents: number | null;
  readonly decided_at: Instant | null;
  readonly decided_by: number | null;
  readonly decided_impersonator_id: number | null;
  readonly user_id: number;
}

const FAMILY_CHOICE = `select c.id, c.state, c.date, l.timezone, c.luncher_id,
    l.luncher_first as luncher, l.luncher_color as color, f.id as from_id,
    said_in(u.locale, f.name, f.name_es) as from_name, t.id as to_id, t.name as to_english,
    said_in(u.locale, t.name, t.name_es) as to_name,
    said_in(u.locale, t.description, t.description_es) as description, t.picture, t.tint, t.is_extra,
    said_in(u.locale, s.because, s.because_es) as because, c.problem, c.detail,
    l.tolerances, l.parts,
    case when lunch_counts(l.status) then said_in(u.locale, l.item_name, l.item_name_es) end as has,
    said_in(u.locale, l.item_name, l.item_name_es) as meal,
    c.before_cents, l.total_cents,
    (select sum(k.meals_cents + k.late_fee_cents - k.discount_cents)::int
      from order_charges k where k.order_id = l.id) as charged_cents,
    c.decided_at, c.decided_by, c.decided_impersonator_id, c.user_id
  from substitution_choices c
  join lunches l on l.id = c.order_id
  join substitutions s on s.id = c.substitution_id
  join items f on f.id = s.from_item_id
  join items t on t.id = s.to_item_id
  join users u on u.id = c.user_id`;

/** Returns a family's open choices, and those decided for days up to two weeks ago. */
export const choicesOfFamily = (source: Queryable, userId: number): Promise<FamilyChoiceRow[]> =>
  source.query<FamilyChoiceRow>(
    'substitutions.choices_of_family',
    `${FAMILY_CHOICE}
     where c.user_id = $1 and c.state not in ('waiting', 'lapsed')
       and c.date >= l.today - 14
     order by c.state <> 'open', c.date, c.luncher_id, c.id limit 200`,
    [userId],
  );

export async function familyChoiceById(
  source: Queryable,
  id: number,
): Promise<FamilyChoiceRow | undefined> {
  const [row] = await source.query<FamilyChoiceRow>(
    'substitutions.family_choice',
    `${FAMILY_CHOICE} where c.id = $1 and c.state not in ('waiting', 'lapsed')`,
    [id],
  );
  return row;
}
