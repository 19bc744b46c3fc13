import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusWhenLost } from '../../../lib/focus-when-lost.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { batchQuery } from '../api/blackouts.ts';
import { BatchProgress } from './batch-progress.tsx';

/** Shows the confirmed closure and its progress. */
export function BlackoutStarted({
  batchId,
  listPath,
  onAnother,
}: {
  batchId: number;
  listPath: string;
  onAnother: () => void;
}) {
  const t = useTranslations('blackouts.create');
  const batches = useTranslations('blackouts.batches');
  const client = useQueryClient();
  const query = useQuery(batchQuery(batchId));
  const box = useRef<HTMLElement>(null);
  useFocusWhenLost(box);
  const refresh = () => void client.invalidateQueries({ queryKey: batchQuery(batchId).queryKey });
  useChannel('private-list.blackouts', { 'list.changed': refresh, missed: refresh });
  return (
    <section ref={box} tabIndex={-1} className="blackout-started" aria-label={t('days')}>
      <StaffPart query={query} texts={batches}>
        {(batch) => (
          <>
            <h2>{batch.name}</h2>
            <BatchProgress batch={batch} />
          </>
        )}
      </StaffPart>
      <p className="blackout-started-acts">
        <Link to={listPath} search={{}} className="staff-btn primary">
          {t('toList')}
        </Link>
        <button type="button" className="staff-btn" onClick={onAnother}>
          {t('another')}
        </button>
      </p>
    </section>
  );
}
