import { BLACKOUT_REASONS } from '@yay/contract/blackouts/reasons';
import { BLACKOUT_STATES } from '@yay/contract/blackouts/values';
import { useTranslations } from 'use-intl';
import { betweenDates, type ListFilter } from '../../../lib/list/index.ts';
import { placeFilters } from '../../../parts/place-filters.ts';

export function useBlackoutsFilters(): ListFilter[] {
  const t = useTranslations('blackouts.list');
  const reasons = useTranslations('blackouts.reasons');
  return [
    {
      id: 'state',
      title: t('state'),
      kind: 'choices',
      options: BLACKOUT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    ...placeFilters({ market: t('market'), school: t('school') }),
    {
      id: 'reason',
      title: t('reason'),
      kind: 'choices',
      options: BLACKOUT_REASONS.map((value) => ({ value, label: reasons(value) })),
    },
    { id: 'starts', title: t('starts'), kind: 'dates', query: betweenDates('starts_on') },
    { id: 'ends', title: t('ends'), kind: 'dates', query: betweenDates('ends_on') },
    { id: 'name', title: t('name'), kind: 'text' },
  ];
}
