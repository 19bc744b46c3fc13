import type {
  ProblemDetail,
  ReplacementProblem,
  StaffChoice,
} from '@yay/contract/substitutions/calls';
import { mayNameChildren } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { type Instant, toIso } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, pageOf, type Refusal, refuse, sliceOf } from '../../platform/http/index.ts';
import { peopleFor } from './people-for.ts';
import { substitutionById } from './substitutions.repo.ts';

const PER_PAGE = 25;

interface Row {
  readonly id: number;
  readonly date: PlainDate;
  readonly luncher_id: number;
  readonly luncher: string;
  readonly user_id: number;
  readonly family: string;
  readonly state: StaffChoice['state'];
  readonly problem: ReplacementProblem | null;
  readonly detail: ProblemDetail | null;
  readonly has: string | null;
  readonly decided_at: Instant | null;
  readonly decided_by: string | null;
  readonly is_by_family: boolean;
  readonly total: number;
}

/** Lists the choices of a substitution: open ones first, and of those the ones with a problem. */
export async function listSubstitutionChoices(
  source: Queryable,
  actor: Actor,
  id: number,
  page: number,
) {
  if (!(await substitutionById(source, id))) return refuse(404, 'not_found') satisfies Refusal;
  const paging = { page, perPage: PER_PAGE };
  const { limit, offset } = sliceOf(paging);
  const rows = await source.query<Row>(
    'substitutions.list_choices',
    `select c.id, c.date, c.luncher_id, l.luncher_first || ' ' || l.luncher_last as luncher, c.user_id,
       u.first || ' ' || u.last as family, c.state, c.problem, c.detail,
       case when lunch_counts(l.status) then l.item_name end as has, c.decided_at,
       by.first || ' ' || by.last as decided_by,
       coalesce(by.id = c.user_id, false) as is_by_family, count(*) over ()::int as total
     from substitution_choices c
     join lunches l on l.id = c.order_id
     join users u on u.id = c.user_id
     left join users by on by.id = coalesce(c.decided_impersonator_id, c.decided_by)
     where c.substitution_id = $1
     order by c.state <> 'open', c.problem is null, c.date, l.luncher_last, c.id
     limit $2 offset $3`,
    [id, limit, offset],
  );
  const mayName = mayNameChildren(actor);
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      date: row.date,
      ...peopleFor(actor, row),
      state: row.state,
      problem: row.problem,
      detail: row.detail,
      has: row.has,
      decided_at: row.decided_at === null ? null : toIso(row.decided_at),
      decided_by: mayName || !row.is_by_family ? row.decided_by : null,
      is_by_family: row.is_by_family,
    })),
    rows[0]?.total ?? 0,
    paging,
  );
}
