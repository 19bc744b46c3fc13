import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { RunProgress } from '../../../parts/run-progress/index.ts';
import { itemKey, unsafeQuery } from '../api/item-query.ts';
import { KeptLunches } from './kept-lunches.tsx';
import './at-risk.css';

/** Lunches that are being taken back, and those at the kitchen that somebody has to speak to the school about. */
export function UnsafeOrders({ id, runId }: { id: number; runId: number | null }) {
  const t = useTranslations('items.risk');
  const { data } = useQuery(unsafeQuery(id));
  const client = useQueryClient();
  const lookAgain = () => {
    for (const part of ['usage', 'unsafe', 'days']) {
      void client.invalidateQueries({ queryKey: [...itemKey(id), part] });
    }
  };
  const kept = data !== undefined && data.locked.orders > 0 ? data : null;
  if (runId === null && kept === null) return null;
  return (
    <>
      {runId !== null && (
        <Notice tone="info" title={t('running')}>
          <RunProgress runId={runId} onDone={lookAgain} />
        </Notice>
      )}
      {kept && (
        <Notice tone="danger" title={t('atKitchen')}>
          <div className="at-risk">
            <KeptLunches orders={kept} />
          </div>
        </Notice>
      )}
    </>
  );
}
