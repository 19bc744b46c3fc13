import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl/react';
import { exceptionsQuery } from '../api/operations-query.ts';
import { useRetry } from '../api/use-retry.ts';
import { At } from './at.tsx';
import { Choices } from './choices.tsx';
import { OperationsPage } from './operations-page.tsx';
import { Pager } from './pager.tsx';
import { useAsked } from './use-asked.ts';

export function Exceptions() {
  const t = useTranslations('ops.exceptions');
  const { chosen, page, ask } = useAsked('state', ['resolved']);
  const retry = useRetry();
  return (
    <OperationsPage
      place="exceptions"
      query={exceptionsQuery({ state: chosen, page })}
      filter={
        <Choices
          label={t('state')}
          all={t('open')}
          choices={['resolved']}
          nameOf={(state) => t(state)}
          chosen={chosen}
          onChoose={(state) => ask({ state })}
        />
      }
    >
      {(found) =>
        found.data.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <>
            <ul className="ops-faults">
              {found.data.map((fault) => (
                <li key={fault.fingerprint}>
                  <div className="ops-fault">
                    <h2>
                      {fault.name}: {fault.message}
                    </h2>
                    <p className="mid">
                      {fault.place} · {t('times', { count: fault.times })} · {t('last')}{' '}
                      <At at={fault.last_at} /> ·{' '}
                      {fault.last_request_id && t('request', { id: fault.last_request_id })}
                    </p>
                    <details>
                      <summary>{t('stack')}</summary>
                      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard, too. */}
                      <pre tabIndex={0}>{fault.stack}</pre>
                    </details>
                  </div>
                  {fault.resolved_at === null && (
                    <button
                      type="button"
                      className="staff-btn"
                      onClick={() =>
                        retry.mutate(`/api/ops/exceptions/${fault.fingerprint}/resolve`)
                      }
                    >
                      {t('resolve')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <Pager page={found} onPage={(next) => ask({ state: chosen, page: String(next) })} />
          </>
        )
      }
    </OperationsPage>
  );
}
