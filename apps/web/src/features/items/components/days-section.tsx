import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemRecord } from '@yay/contract/items/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSection } from '../../../lib/record-form/index.ts';
import { daysQuery, itemKey } from '../api/item-query.ts';
import { DayRow } from './day-row.tsx';

const WEEKS = 4;
const MOST_WEEKS = 12;

/** Another number of units on single days; each is saved by itself. */
export function DaysSection({ item }: { item: ItemRecord }) {
  const t = useTranslations('items.days');
  const usual = item.daily_capacity;
  return (
    <FormSection title={t('title')} note={t('note')}>
      <div className="full item-days">
        {usual === null ? (
          <p className="dim">{t('uncounted')}</p>
        ) : (
          <Days item={item} usual={usual} />
        )}
      </div>
    </FormSection>
  );
}

function Days({ item, usual }: { item: ItemRecord; usual: number }) {
  const t = useTranslations('items.days');
  const client = useQueryClient();
  const [weeks, setWeeks] = useState(WEEKS);
  const { data, isError, refetch } = useQuery(daysQuery(item.id, weeks));
  if (isError && !data) {
    return (
      <p role="alert">
        {t('failed')}{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </p>
    );
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="100%" height="12rem" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <div className="record-table">
        <table className="grid stacked">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('units')}</th>
              <th scope="col" className="num">
                {t('taken')}
              </th>
              <th scope="col" className="num">
                {t('left')}
              </th>
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((day) => (
              <DayRow
                // What is typed goes with what it was typed over.
                key={`${day.date} ${day.override} ${usual}`}
                item={item.id}
                day={day}
                usual={usual}
                locked={item.archived_at !== null}
                onSaved={() => void client.invalidateQueries({ queryKey: itemKey(item.id) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {weeks < MOST_WEEKS && (
        <p className="option-acts">
          <button type="button" className="link" onClick={() => setWeeks(weeks + WEEKS)}>
            {t('more')}
          </button>
        </p>
      )}
    </>
  );
}
