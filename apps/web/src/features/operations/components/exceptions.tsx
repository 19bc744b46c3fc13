import type { ExceptionEntry } from '@yay/contract/operations/calls';
import { useTranslations } from 'use-intl/react';
import { exceptionsQuery } from '../api/operations-query.ts';
import { useRetry } from '../api/use-retry.ts';
import { At } from './at.tsx';
import { OperationsList } from './operations-list.tsx';
import { useAsked } from './use-asked.ts';

export function Exceptions() {
  const t = useTranslations('operations.exceptions');
  const asked = useAsked('state', ['resolved']);
  return (
    <OperationsList
      place="exceptions"
      query={exceptionsQuery({ state: asked.chosen, page: asked.page })}
      asked={asked}
      nameOf={(state) => t(state)}
    >
      {(faults) => (
        <ul className="ops-faults">
          {faults.map((fault) => (
            <Fault key={fault.fingerprint} fault={fault} />
          ))}
        </ul>
      )}
    </OperationsList>
  );
}

function Fault({ fault }: { fault: ExceptionEntry }) {
  const t = useTranslations('operations.exceptions');
  const resolve = useRetry();
  return (
    <li>
      <div className="ops-fault">
        <h2>
          {fault.name}: {fault.message}
        </h2>
        <p className="mid">
          {fault.place} · {t('times', { count: fault.times })}, {t('last')}{' '}
          <At at={fault.last_at} />
          {fault.last_request_id && ` · ${t('request', { id: fault.last_request_id })}`}
        </p>
        <details>
          <summary className="ops-stack">{t('stack')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard, too. */}
          <pre tabIndex={0}>{fault.stack}</pre>
        </details>
      </div>
      {fault.resolved_at === null && (
        <button
          type="button"
          className="staff-btn"
          onClick={() => resolve.mutate(`/api/ops/exceptions/${fault.fingerprint}/resolve`)}
        >
          {t('resolve')}
        </button>
      )}
    </li>
  );
}
