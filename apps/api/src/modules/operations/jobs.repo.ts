import type { JobEntry } from '@yay/contract/operations/calls';
import type { Instant } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Page, pageOf } from './operations.repo.ts';

export interface JobRow {
  id: string;
  queue: string;
  state: JobEntry['state'];
  attempt: number;
  attempts_at_most: number;
  created_at: Instant;
  start_after: Instant;
  started_at: Instant | null;
  ended_at: Instant | null;
  error: string | null;
}

/** pg-boss's states in the words of whoever looks after the jobs. */
const STATE = `case state when 'created' then 'waiting' when 'retry' then 'waiting'
  when 'active' then 'running' when 'failed' then 'failed' else 'done' end`;

// Its internal queues are its own business.
const OURS = `name not like '\\_\\_%'`;

export const jobPage = (
  source: Queryable,
  asked: { readonly state: JobEntry['state'] | undefined; readonly queue: string | undefined },
  page: number,
): Promise<Page<JobRow>> =>
  pageOf<JobRow>(
    source,
    'operations.jobs',
    `select * from (
       select id::text, name as queue, ${STATE} as state, retry_count + 1 as attempt,
         retry_limit + 1 as attempts_at_most, created_on as created_at, start_after,
         started_on as started_at, completed_on as ended_at,
         coalesce(output ->> 'message', output -> 'value' ->> 'message') as error
       from pgboss.job where ${OURS}) j
     where ($1::text is null or state = $1) and ($2::text is null or queue = $2)`,
    'created_at desc, id',
    [asked.state ?? null, asked.queue ?? null],
    page,
  );

export interface QueueRow {
  name: string;
  waiting: number;
  running: number;
  failed: number;
}

export const queues = (source: Queryable) =>
  source.query<QueueRow>(
    'operations.queues',
    `select q.name,
       count(j.*) filter (where ${STATE} = 'waiting')::int as waiting,
       count(j.*) filter (where ${STATE} = 'running')::int as running,
       count(j.*) filter (where ${STATE} = 'failed')::int as failed
     from pgboss.queue q left join pgboss.job j on j.name = q.name
     where q.${OURS} group by q.name order by q.name`,
  );

export async function countFailedJobs(source: Queryable): Promise<number> {
  const [row] = await source.query<{ count: number }>(
    'operations.count_failed_jobs',
    `select count(*) as count from pgboss.job where ${OURS} and ${STATE} = 'failed'`,
  );
  return row?.count ?? 0;
}

export interface ScheduleRow {
  queue: string;
  cron: string;
  last_at: Instant | null;
  last_state: JobEntry['state'] | null;
}

export const schedules = (source: Queryable) =>
  source.query<ScheduleRow>(
    'operations.schedules',
    `select s.name as queue, s.cron, l.at as last_at, l.state as last_state
     from pgboss.schedule s
     left join lateral (
       select coalesce(completed_on, started_on, created_on) as at, ${STATE} as state
       from pgboss.job j where j.name = s.name and started_on is not null
       order by created_on desc limit 1) l on true
     where s.${OURS} order by s.name`,
  );
