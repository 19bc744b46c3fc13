import type { JobEntry } from '@yay/contract/operations/calls';
import { JOB_STATES } from '@yay/contract/operations/values';
import { useTranslations } from 'use-intl/react';
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
    <div className="record-table">
      <table className="grid stacked">
        <thead>
          <tr>
            <th scope="col">{t('queue')}</th>
            <th scope="col">{t('stateHead')}</th>
            <th scope="col">{t('attempt')}</th>
            <th scope="col">{t('created')}</th>
            <th scope="col">{t('ended')}</th>
            <th scope="col">{t('error')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row">{job.queue}</th>
              <td>
                <span className={job.state === 'failed' ? 'ops-bad' : undefined}>
                  {t(job.state)}
                </span>
              </td>
              <td className="mid" data-label={t('attempt')}>
                {t('attemptOf', { attempt: job.attempt, most: job.attempts_at_most })}
              </td>
              <td className="mid" data-label={t('created')}>
                <At at={job.created_at} />
              </td>
              <Ended job={job} />
              <td>
                <WhatWentWrong place="jobs" entry={job} retryAt={`/api/ops/jobs/${job.id}/retry`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Ended({ job }: { job: JobEntry }) {
  const t = useTranslations('operations.jobs');
  if (job.ended_at) {
    return (
      <td className="mid" data-label={t('ended')}>
        <At at={job.ended_at} />
      </td>
    );
  }
  return (
    <td className="mid">
      {job.state === 'waiting' && (
        <>
          {t('next')} <At at={job.start_after} />
        </>
      )}
    </td>
  );
}
