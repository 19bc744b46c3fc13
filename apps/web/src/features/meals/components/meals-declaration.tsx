import { PAGES } from '@yay/contract/pages';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { ChartBarIcon, TrashIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import type { List } from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { type MealRow, useMealColumns } from './use-meal-columns.tsx';
import { useMealFilters } from './use-meal-filters.ts';

/** Declares the list of meals: its columns, its filters, its links. */
export function useMealsDeclaration(): List<MealRow> {
  const t = useTranslations('meals.list');
  const me = useMe();
  // The child of a meal is for readers who may see families.
  const seesFamilies = may(me, 'internal_dashboard:users');
  const columns = useMealColumns(seesFamilies);
  const filters = useMealFilters();
  const monday = mondayOf(dateInZone(serverNowMs(), OFFICE));
  const week = (from: PlainDate) => `date=${from}..${addDays(from, 4)}`;

  return {
    name: 'meals',
    model: 'Meal',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'date', direction: 'desc' },
    exportable: true,
    ...(seesFamilies
      ? {
          needs: ['luncher', 'user_id', 'status'],
          rowName: ({ luncher }: MealRow) => luncher,
          rowLink: ({ user_id }: MealRow) => `/admin/users/${user_id}/selections`,
        }
      : { needs: ['item', 'status'], rowName: ({ item }: MealRow) => item }),
    presets: [
      { id: 'this-week', title: t('thisWeek'), query: week(monday) },
      { id: 'next-week', title: t('nextWeek'), query: week(addDays(monday, 7)) },
      { id: 'go', title: t('go'), query: 'type=grab_and_go' },
      { id: 'cancelled', title: t('cancelled'), query: 'status=cancelled' },
    ],
    columns,
    filters,
    acts: [
      {
        id: 'counts',
        title: t('counts'),
        icon: <ChartBarIcon small />,
        to: PAGES.mealCounts.path,
      },
      { id: 'delete', title: t('delete'), icon: <TrashIcon small />, to: PAGES.mealsDelete.path },
    ],
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
