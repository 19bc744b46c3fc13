import { useQuery } from '@tanstack/react-query';
import type { ItemRecord } from '@yay/contract/items/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { FormSection } from '../../../lib/record-form/index.ts';
import { combinationsQuery } from '../api/item-query.ts';
import { CombinationCards } from './combination-cards.tsx';
import { useCombinations } from './use-combinations.ts';

/** Edits which options go together: one card for each combination. */
export function CombinationsSection({ item, unsaved }: { item: ItemRecord; unsaved: boolean }) {
  const t = useTranslations('items.combinations');
  const { data, isError, refetch } = useQuery(combinationsQuery(item.id));
  const form = useCombinations(item.id, data);
  useEffect(() => {
    if (isError) showAlert('getOptionCombinationsFailed');
  }, [isError]);
  return (
    <FormSection title={t('title')} note={t('note')}>
      <div className="full combinations">
        {data ? (
          data.combinations === null ? (
            <p className="callout late">{t('tooMany', { count: String(data.count) })}</p>
          ) : data.count === 0 ? (
            <p className="dim">{t('empty')}</p>
          ) : unsaved ? (
            <p className="dim">{t('saveFirst')}</p>
          ) : (
            <CombinationCards item={item} form={form} />
          )
        ) : isError ? (
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        ) : (
          <SkeletonGroup label={t('loading')}>
            <Skeleton width="100%" height="6rem" />
          </SkeletonGroup>
        )}
      </div>
      {/* While the item itself has something unsaved, its own guard asks. */}
      <LeaveGuard unsaved={unsaved ? 0 : form.changed.length} />
    </FormSection>
  );
}
