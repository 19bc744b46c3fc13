import type { BlackoutBatch } from '@yay/contract/blackouts/calls';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useFormatter, useTranslations } from 'use-intl';
import { RunProgress } from '../../../parts/run-progress/index.ts';

/** First the days are closed or opened, then the families are dealt with. */
export function BatchProgress({ batch }: { batch: BlackoutBatch }) {
  const t = useTranslations('blackouts.batches');
  const format = useFormatter();
  const { state, kind, run, families, families_told: told } = batch;
  if (state === 'queued') return <ProgressBar label={t(kind)} note={t('queued')} />;
  if (state === 'running') {
    return (
      <ProgressBar
        label={t(kind)}
        value={batch.schools_done}
        max={Math.max(1, batch.schools)}
        valueText={t('schools', {
          done: format.number(batch.schools_done),
          count: format.number(batch.schools),
        })}
      />
    );
  }
  if (run !== null) return <RunProgress runId={run.id} run={run} />;
  if (told < families) {
    return (
      <ProgressBar
        label={t(kind)}
        value={told}
        max={families}
        valueText={t('telling', { done: format.number(told), count: format.number(families) })}
      />
    );
  }
  return <p>{kind === 'removal' && t('lifted', { count: families })}</p>;
}
