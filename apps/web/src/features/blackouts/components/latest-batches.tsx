import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BlackoutBatch } from '@yay/contract/blackouts/calls';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { batchesQuery, isUnderWay } from '../api/blackouts.ts';
import { BatchProgress } from './batch-progress.tsx';

/** Lists the latest closures and removals, with their progress. */
export function LatestBatches({ onSettled }: { onSettled: () => void }) {
  const t = useTranslations('blackouts.batches');
  const client = useQueryClient();
  const query = useQuery(batchesQuery);
  const look = () => void client.invalidateQueries({ queryKey: batchesQuery.queryKey });
  useChannel('private-list.blackouts', { 'list.changed': look, missed: look });
  const open = query.data?.filter(isUnderWay).length ?? 0;
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current) onSettled();
    before.current = open;
  });
  if (query.data?.length === 0) return null;
  return (
    <section aria-labelledby="latest-batches" className="blackout-batches">
      <h2 id="latest-batches">{t('title')}</h2>
      <StaffPart query={query} texts={t}>
        {(batches) => (
          <ul>
            {batches.map((batch) => (
              <li key={batch.id}>
                <Head batch={batch} />
                <BatchProgress batch={batch} />
              </li>
            ))}
          </ul>
        )}
      </StaffPart>
    </section>
  );
}

function Head({ batch }: { batch: BlackoutBatch }) {
  const t = useTranslations('blackouts.batches');
  const locale = useLocale();
  return (
    <p className="blackout-batch-head">
      <span className={batch.kind === 'creation' ? 'st warn' : 'st info'}>{t(batch.kind)}</span>
      <b>{batch.name}</b>
      {batch.children !== null && <span>{t('children', { count: batch.children })}</span>}
      <span className="mid">
        {t('line', {
          days: daysText(batch.starts_on, batch.ends_on, locale),
          name: batch.by ?? t('product'),
        })}
      </span>
    </p>
  );
}
