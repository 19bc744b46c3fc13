import { JOB_STATES } from '@yay/contract/job-states';
import type { JobEntry } from '@yay/contract/operations';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { jobsQuery } from '../api/operations-query.ts';
import { useRetry } from '../api/use-retry.ts';
import { At } from './at.tsx';
import { Choices } from './choices.tsx';
import { OperationsPage } from './operations-page.tsx';
import { Pager } from './pager.tsx';
import { useAsked } from './use-asked.ts';

export function Jobs() {
  const t = useTranslations('ops.jobs');
  const { chosen, page, queue, ask } = useAsked('state', JOB_STATES);
  return (
    <OperationsPage
      place="jobs"
      query={jobsQuery({ state: chosen, page, queue })}
      filter={
        <Choices
          label={t('state')}
          all={t('all')}
          choices={JOB_STATES}
          nameOf={(state) => t(state)}
          chosen={chosen}
          onChoose={(state) => ask({ state })}
        />
      }
    >
      {(found) => (
        <>
          <ul className="ops-queues" aria-label={t('queues')}>
            <li>
              <button
                type="button"
                className="ops-queue"
                aria-pressed={queue === undefined}
                onClick={() => ask({ queue: undefined })}
              >
                {t('anyQueue')}
              </button>
            </li>
            {found.queues.map(({ name, waiting, running, failed }) => (
              <li key={name}>
                <button
                  type="button"
                  className="ops-queue"
                  aria-pressed={queue === name}
                  onClick={() => ask({ queue: name })}
                >
                  {name}{' '}
                  <small>
                    {[
                      waiting > 0 && t('counts.waiting', { count: waiting }),
                      running > 0 && t('counts.running', { count: running }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    {failed > 0 && (
                      <span className="ops-bad"> {t('counts.failed', { count: failed })}</span>
                    )}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {found.data.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          ) : (
            <JobTable jobs={found.data} />
          )}
          <Pager page={found} onPage={(next) => ask({ state: chosen, page: String(next) })} />
        </>
      )}
    </OperationsPage>
  );
}

function JobTable({ jobs }: { jobs: readonly JobEntry[] }) {
  const t = useTranslations('ops.jobs');
  const retry = useRetry();
  return (
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
              <span className={job.state === 'failed' ? 'ops-bad' : undefined}>{t(job.state)}</span>
            </td>
            <td className="mid">
              {t('attemptOf', { attempt: job.attempt, most: job.attempts_at_most })}
            </td>
            <td className="mid">
              <At at={job.created_at} />
            </td>
            <td className="mid">
              {job.ended_at ? (
                <At at={job.ended_at} />
              ) : (
                job.state === 'waiting' && (
                  <>
                    {t('next')} <At at={job.start_after} />
                  </>
                )
              )}
            </td>
            <td>
              {job.error && <span className="ops-error">{job.error}</span>}
              {job.state === 'failed' && (
                <button
                  type="button"
                  className="staff-btn"
                  onClick={() =>
                    retry.mutate(`/api/ops/jobs/${job.id}/retry`, {
                      onSuccess: () => showAlert('processStarted'),
                    })
                  }
                >
                  {t('again')}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
