import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFocusWhenLost } from '../../../lib/focus-when-lost.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { batchQuery, isUnderWay } from '../api/blackouts.ts';

/** Shows the closure by a school's staff, asked for until it is done: the runs are the team's. */
export function PortalStarted({
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
  const query = useQuery(batchQuery(batchId));
  const box = useRef<HTMLElement>(null);
  useFocusWhenLost(box);
  return (
    <section ref={box} tabIndex={-1} className="blackout-started" aria-label={t('days')}>
      <StaffPart query={query} texts={batches}>
        {(batch) => (
          <>
            <h2>{batch.name}</h2>
            {isUnderWay(batch) ? (
              <ProgressBar label={batches('creation')} note={batches('queued')} />
            ) : (
              <p role="status">{t('done')}</p>
            )}
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
