import type { PrintKind } from '@yay/contract/labels/values';
import { childrenScopeOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import { type LabelContent, labelDifferences, labelState } from '@yay/domain/labels';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, refuse } from '../../platform/http/index.ts';
import { findSchool } from './labels.repo.ts';
import { presentLabel } from './present-labels.ts';
import { readLunch } from './read-lunches.ts';

interface ScannedRow {
  order_id: number | null;
  luncher_id: number | null;
  content: LabelContent;
  date: PlainDate;
  kind: PrintKind;
}

/** A label of this school by what its code says. */
async function findLabel(
  source: Queryable,
  schoolId: number,
  token: string,
): Promise<ScannedRow | undefined> {
  const [row] = await source.query<ScannedRow>(
    'labels.scan',
    `select l.order_id, l.luncher_id, l.content, p.date, p.kind
     from labels l join label_prints p on p.id = l.print_id
     where l.token = $2 and p.destination_id = $1`,
    [schoolId, token],
  );
  return row;
}

/** Tells whether a label is still true. One of another school is as unknown as one of nobody. */
export async function scanLabel(
  source: Queryable,
  actor: Actor,
  asked: { readonly schoolId: number; readonly code: string },
) {
  const school = await findSchool(source, childrenScopeOf(actor), asked.schoolId);
  if (school === undefined) return refuse(404, 'not_found');
  const label = await findLabel(source, school.id, asked.code.toUpperCase());
  if (label === undefined) return refuse(404, 'not_found');
  const isGo = label.order_id === null;
  const lunch =
    label.order_id === null ? undefined : await readLunch(source, school.id, label.order_id);
  const now = lunch?.content ?? null;
  return {
    data: {
      state: isGo ? ('valid' as const) : labelState(label.content, now),
      kind: label.kind,
      date: label.date,
      order_id: label.order_id,
      luncher_id: label.luncher_id,
      label: presentLabel(label.content),
      now: now && presentLabel(now),
      fields: now === null ? [] : labelDifferences(label.content, now),
    },
  };
}
