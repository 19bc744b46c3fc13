import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CancellationRun } from '@yay/contract/mass-cancellation/calls';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../lib/format.ts';
import { useChannel } from '../../lib/realtime/index.ts';
import { StaffFailed } from '../../lib/staff-failed.tsx';
import { runQuery } from './run-query.ts';

export interface RunProgressProps {
  runId: number;
  /** The run as it was read before. */
  run?: CancellationRun;
  /** Called at the end, when the records that it changed can be read again. */
  onDone?: () => void;
}

/**
 * Shows the progress of a cancellation of many lunches, until it is done. Says the words area
 * `runs`.
 */
export function RunProgress({ runId, run, onDone }: RunProgressProps) {
  const t = useTranslations('mass-cancellation');
  const format = useFormatter();
  const client = useQueryClient();
  const query = useQuery({ ...runQuery(runId), ...(run && { placeholderData: run }) });
  const look = () => void client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
  useChannel('private-list.cancellation_runs', {
    'list.changed': ({ ids }) => {
      if (ids.length === 0 || ids.includes(runId)) look();
    },
    missed: look,
  });
  const { data } = query;
  const isDone = data?.state === 'done';
  const tell = useEffectEvent(() => onDone?.());
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
  if (data === undefined) {
    return query.isError ? (
      <StaffFailed
        error={query.error}
        title={t('failed')}
        retry={t('retry')}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <ProgressBar label={t('label')} />
    );
  }
  const amount = formatUsd(data.returned_cents);
  if (data.state === 'done') {
    return (
      <p role="status">
        {t('done', { orders: data.orders, families: data.families_done, amount })}
      </p>
    );
  }
  if (data.state === 'queued') return <ProgressBar label={t('label')} note={t('queued')} />;
  return (
    <ProgressBar
      label={t('label')}
      value={data.families_done}
      max={Math.max(1, data.families)}
      valueText={t('families', {
        done: format.number(data.families_done),
        count: format.number(data.families),
      })}
      note={t('sofar', { orders: data.orders, amount })}
    />
  );
}
