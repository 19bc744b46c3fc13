import type { ReconciliationLine } from '@yay/contract/reconciliation/calls';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';

export interface LineRow {
  position: number;
  state: ReconciliationLine['state'];
  kind: ReconciliationLine['kind'];
  reference: string | null;
  intent_id: string | null;
  at: Instant;
  family: { id: number; full_name: string } | null;
  ledger_cents: number | null;
  provider_cents: number | null;
}

export const linePage = (
  source: Queryable,
  runId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<LineRow[]> =>
  source.query<LineRow>(
    'reconciliation.lines',
    `select l.position, l.state, l.kind, l.reference, l.intent_id, l.at, l.ledger_cents,
       l.provider_cents, case when u.id is not null
         then json_build_object('id', u.id, 'full_name', u.first || ' ' || u.last) end as family
     from reconciliation_lines l left join users u on u.id = l.user_id
     where l.run_id = $1 and l.position > $3 and l.position <= $3::int + $2::int
     order by l.position`,
    [runId, page.limit, page.offset],
  );
