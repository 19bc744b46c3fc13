import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemDay, ItemRecord } from '@yay/contract/items/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { daysQuery, itemKey } from '../api/item-query.ts';
import { DayStanding } from './day-standing.tsx';
import { DayUnits } from './day-units.tsx';

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
  const locale = useLocale();
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
  const dayText = ({ date }: ItemDay) => formatDate(date, locale, 'dayAndWeekday');
  return (
    <>
      <RecordTable
        rows={data}
        keyOf={({ date }) => date}
        columns={[
          { id: 'day', title: t('day'), cell: dayText },
          {
            id: 'units',
            title: t('units'),
            labeled: true,
            cell: (day) => (
              <DayUnits
                item={item.id}
                day={day}
                name={dayText(day)}
                usual={usual}
                locked={item.archived_at !== null}
                onSaved={() => void client.invalidateQueries({ queryKey: itemKey(item.id) })}
              />
            ),
          },
          {
            id: 'taken',
            title: t('taken'),
            align: 'num',
            labeled: true,
            cell: ({ reserved }) => reserved,
          },
          { id: 'left', title: t('left'), align: 'num', labeled: true, cell: ({ left }) => left },
          {
            id: 'state',
            title: t('state'),
            labeled: true,
            cell: (day) => <DayStanding day={day} />,
          },
        ]}
      />
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
