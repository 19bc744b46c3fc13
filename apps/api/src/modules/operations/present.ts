import type {
  ExceptionEntry,
  JobEntry,
  MailEntry,
  RequestEntry,
} from '@yay/contract/operations/calls';
import { type Instant, toIso } from '@yay/domain/time';
import { pageOf } from '../../platform/http/index.ts';
import type { JobRow, ScheduleRow } from './jobs.repo.ts';
import {
  type DueRow,
  type ExceptionRow,
  type MailRow,
  type Page,
  PER_PAGE,
  type RequestRow,
} from './operations.repo.ts';

const orNull = (at: Instant | null) => (at === null ? null : toIso(at));

export function presentPage<Row, Out>(
  { rows, total, page }: Page<Row>,
  present: (row: Row) => Out,
) {
  return pageOf(rows.map(present), total, { page, perPage: PER_PAGE });
}

export const presentRequest = (row: RequestRow): RequestEntry => ({ ...row, at: toIso(row.at) });

export const presentException = (row: ExceptionRow): ExceptionEntry => ({
  ...row,
  first_at: toIso(row.first_at),
  last_at: toIso(row.last_at),
  resolved_at: orNull(row.resolved_at),
});

export const presentJob = (row: JobRow): JobEntry => ({
  ...row,
  created_at: toIso(row.created_at),
  start_after: toIso(row.start_after),
  started_at: orNull(row.started_at),
  ended_at: orNull(row.ended_at),
});

export const presentMail = ({
  to_address,
  last_error,
  created_at,
  ...row
}: MailRow): MailEntry => ({
  ...row,
  created_at: toIso(created_at),
  to: `…@${to_address.split('@').at(-1) ?? ''}`,
  error: last_error,
});

export const presentSchedule = (row: ScheduleRow) => ({ ...row, last_at: orNull(row.last_at) });
export const presentDue = (row: DueRow) => ({ ...row, at: toIso(row.at) });
