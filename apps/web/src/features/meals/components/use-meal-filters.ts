import { MEAL_SOURCES, MEAL_STATES, MEAL_TYPES } from '@yay/contract/meals/values';
import { useTranslations } from 'use-intl';
import { betweenDates, type ListFilter, namesOf } from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { placeFilters } from '../../../parts/place-filters.ts';

/** Returns the filters of the list of meals; vendors and items for those who may see them. */
export function useMealFilters(): ListFilter[] {
  const t = useTranslations('meals.list');
  const words = useTranslations('meals');
  const me = useMe();
  return [
    { id: 'date', title: t('day'), kind: 'dates', query: betweenDates('date') },
    ...placeFilters({ market: t('market'), school: t('school') }),
    ...(may(me, 'internal_dashboard:vendors')
      ? [
          {
            id: 'vendor',
            title: t('vendor'),
            column: 'vendor_id',
            kind: 'choices',
            options: () => namesOf('Vendor', 'display_name'),
          } as const,
        ]
      : []),
    ...(may(me, 'internal_dashboard:items')
      ? [
          {
            id: 'item',
            title: t('item'),
            column: 'item_id',
            kind: 'records',
            model: 'Item',
          } as const,
        ]
      : []),
    {
      id: 'type',
      title: t('type'),
      kind: 'choice',
      options: MEAL_TYPES.map((value) => ({ value, label: words(`types.${value}`) })),
    },
    {
      id: 'status',
      title: t('state'),
      kind: 'choices',
      options: MEAL_STATES.map((value) => ({ value, label: words(`states.${value}`) })),
    },
    {
      id: 'source',
      title: t('source'),
      kind: 'choices',
      options: MEAL_SOURCES.map((value) => ({ value, label: words(`sources.${value}`) })),
    },
  ];
}
