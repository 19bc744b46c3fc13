import { useQuery } from '@tanstack/react-query';
import { REVIEW_GROUPS } from '@yay/contract/reviews/values';
import type { PlainDate } from '@yay/domain/calendar';
import { Segmented } from '@yay/ui/segmented';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Ask, ReportFilters } from '../../../parts/report/index.ts';
import { placesQuery } from '../api/reviews-query.ts';
import type { Asked } from '../model/asked.ts';

const LAST_DAYS = [7, 28, 84, 364];

export function ReviewsFilters(props: {
  asked: Asked;
  today: PlainDate;
  ask: Ask;
  /** After the filters: what is done with what they find. */
  children: ReactNode;
}) {
  const { asked, ask } = props;
  const t = useTranslations('reviews');
  const { data: places } = useQuery(placesQuery);
  return (
    <ReportFilters {...props} lastDays={LAST_DAYS} places={places}>
      {asked.item === undefined && (
        <Segmented
          label={t('group')}
          options={REVIEW_GROUPS.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
          value={asked.group}
          onChange={(group) => ask({ group })}
        />
      )}
      {props.children}
    </ReportFilters>
  );
}
