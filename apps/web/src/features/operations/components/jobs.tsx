import type { JobEntry } from '@yay/contract/operations/calls';
import { JOB_STATES } from '@yay/contract/operations/values';
import { useTranslations } from 'use-intl/react';
import { RecordTable } from '../../../lib/record-table.tsx';
import { jobsQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsList } from './operations-list.tsx';
import { Queues } from './queues.tsx';
import { useAsked } from './use-asked.ts';
import { WhatWentWrong } from './what-went-wrong.tsx';

export function Jobs() {
  const t = useTranslations('operations.jobs');
  const asked = useAsked('state', JOB_STATES);
  return (
    <OperationsList
      place="jobs"
      query={jobsQuery({ state: asked.chosen, page: asked.page, queue: asked.queue })}
      asked={asked}
      nameOf={(state) => t(state)}
      above={({ queues }) => (
        <Queues queues={queues} chosen={asked.queue} onChoose={asked.chooseQueue} />
      )}
    >
      {(jobs) => <JobTable jobs={jobs} />}
    </OperationsList>
  );
}

function JobTable({ jobs }: { jobs: readonly JobEntry[] }) {
  const t = useTranslations('operations.jobs');
  return (
    <RecordTable
      rows={jobs}
      keyOf={({ id }) => id}
      columns={[
        { id: 'queue', title: t('queue'), cell: ({ queue }) => queue },
        {
          id: 'state',
          title: t('stateHead'),
          cell: ({ state }) => (
            <span className={state === 'failed' ? 'ops-bad' : undefined}>{t(state)}</span>
          ),
        },
        {
          id: 'attempt',
          title: t('attempt'),
          look: 'mid',
          labeled: true,
          cell: (job) => t('attemptOf', { attempt: job.attempt, most: job.attempts_at_most }),
        },
        {
          id: 'created',
          title: t('created'),
          look: 'mid',
          labeled: true,
          cell: (job) => <At at={job.created_at} />,
        },
        {
          id: 'ended',
          title: t('ended'),
          look: 'mid',
          labeled: (job) => job.ended_at !== null,
          cell: (job) => <Ended job={job} />,
        },
        {
          id: 'error',
          title: t('error'),
          cell: (job) => (
            <WhatWentWrong place="jobs" entry={job} retryAt={`/api/ops/jobs/${job.id}/retry`} />
          ),
        },
      ]}
    />
  );
}

/** The end of a job, or its next start while it waits. */
function Ended({ job }: { job: JobEntry }) {
  const t = useTranslations('operations.jobs');
  if (job.ended_at) return <At at={job.ended_at} />;
  if (job.state !== 'waiting') return null;
  return (
    <>
      {t('next')} <At at={job.start_after} />
    </>
  );
}
