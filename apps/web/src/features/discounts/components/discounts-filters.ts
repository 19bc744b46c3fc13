import { DISCOUNT_STATES } from '@yay/contract/discounts/values';
import { GRANULARITIES } from '@yay/domain/targets';
import { useTranslations } from 'use-intl';
import type { ListFilter } from '../../../lib/list/index.ts';

export function useDiscountsFilters(): ListFilter[] {
  const t = useTranslations('discounts.list');
  return [
    {
      id: 'state',
      title: t('state'),
      kind: 'choices',
      options: DISCOUNT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    { id: 'code', title: t('code'), kind: 'text' },
    { id: 'name', title: t('name'), kind: 'text' },
    {
      id: 'kind',
      title: t('kind'),
      kind: 'choice',
      options: (['percent', 'amount'] as const).map((value) => ({
        value,
        label: t(`kinds.${value}`),
      })),
    },
    {
      id: 'granularity',
      title: t('granularity'),
      kind: 'choices',
      options: GRANULARITIES.map((value) => ({ value, label: t(`granularities.${value}`) })),
    },
    { id: 'created', title: t('created'), column: 'created_at', kind: 'dates' },
  ];
}
