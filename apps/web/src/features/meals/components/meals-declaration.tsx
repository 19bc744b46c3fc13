import {
  MEAL_SOURCES,
  MEAL_STATES,
  MEAL_TYPES,
  type MealSource,
  type MealState,
  type MealType,
} from '@yay/contract/meals/values';
import { PAGES } from '@yay/contract/pages';
import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { ChartBarIcon, TrashIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate, formatUsd } from '../../../lib/format.ts';
import { betweenDates, createdColumn, type List, namesOf } from '../../../lib/list/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { OFFICE } from '../../../parts/office-time.ts';

export type MealRow = {
  readonly id: number;
  readonly date: PlainDate;
  readonly type: MealType;
  readonly status: MealState;
  readonly source: MealSource;
  readonly user_id: number;
  readonly luncher: string;
  readonly family: string;
  readonly school: string;
  readonly market: string;
  readonly grade: string;
  readonly vendor: string;
  readonly item: string;
  readonly total_cents: number;
  readonly late_fee_cents: number;
  readonly cancel_reason: 'parent' | 'staff' | 'blackout' | 'substitution' | 'unpaid' | null;
  readonly created_at: string;
};

const LOOKS: Record<MealState, string> = {
  placed: 'info',
  locked: 'quiet',
  served: 'quiet',
  cancelled: 'quiet',
};
const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;

/** What the list of meals is: its columns, its filters, where one goes from it. */
export function useMealsDeclaration(): List<MealRow> {
  const t = useTranslations('meals.list');
  const words = useTranslations('meals');
  const format = useFormatter();
  const locale = useLocale();
  const me = useMe();
  const monday = mondayOf(dateInZone(serverNowMs(), OFFICE));
  const week = (from: PlainDate) => `date=${from}..${addDays(from, 4)}`;
  const mid = (text: string | undefined) => <span className="mid">{text}</span>;

  return {
    name: 'meals',
    model: 'Meal',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'date', direction: 'desc' },
    exportable: true,
    needs: ['luncher', 'user_id', 'status'],
    rowName: ({ luncher }) => luncher,
    // To the family, for those who may see families.
    ...(may(me, 'internal_dashboard:users') && {
      rowLink: ({ user_id }: MealRow) => `/admin/users/${user_id}/selections`,
    }),
    presets: [
      { id: 'this-week', title: t('thisWeek'), query: week(monday) },
      { id: 'next-week', title: t('nextWeek'), query: week(addDays(monday, 7)) },
      { id: 'go', title: t('go'), query: 'type=grab_and_go' },
      { id: 'cancelled', title: t('cancelled'), query: 'status=cancelled' },
    ],
    columns: [
      {
        id: 'luncher',
        title: t('child'),
        width: 11,
        card: 'title',
        cell: ({ luncher }) => luncher,
        total: ({ count }) => t('meals', { count }),
      },
      {
        id: 'date',
        title: t('day'),
        width: 10.5,
        sortable: true,
        newestFirst: true,
        card: 'line',
        cell: ({ date }) => date && <span className="num">{formatDate(date, locale, DAY)}</span>,
      },
      { id: 'item', title: t('item'), width: 13, card: 'foot', cell: ({ item }) => item },
      {
        id: 'school',
        title: t('school'),
        width: 13,
        from: 860,
        cell: ({ school }) => mid(school),
      },
      {
        id: 'vendor',
        title: t('vendor'),
        width: 10,
        from: 1060,
        cell: ({ vendor }) => mid(vendor),
      },
      {
        id: 'type',
        title: t('type'),
        width: 7.5,
        from: 1060,
        cell: ({ type }) => type && mid(words(`types.${type}`)),
      },
      {
        id: 'source',
        title: t('source'),
        width: 7.5,
        from: 1200,
        cell: ({ source }) => source && mid(words(`sources.${source}`)),
      },
      {
        id: 'total_cents',
        title: t('total'),
        width: 6,
        numeric: true,
        sortable: true,
        card: 'foot-end',
        cell: ({ total_cents: total }) => total !== undefined && formatUsd(total),
        total: ({ sums }) => sums.total_cents !== undefined && formatUsd(sums.total_cents),
      },
      {
        id: 'status',
        title: t('state'),
        width: 7,
        card: 'state',
        cell: ({ status }) => (
          <span className={classNames('st', LOOKS[status], status === 'cancelled' && 'struck')}>
            {words(`states.${status}`)}
          </span>
        ),
      },
      {
        id: 'family',
        title: t('family'),
        width: 11,
        optional: true,
        cell: ({ family }) => mid(family),
      },
      { id: 'grade', title: t('grade'), width: 7, optional: true, cell: ({ grade }) => mid(grade) },
      {
        id: 'market',
        title: t('market'),
        width: 8,
        optional: true,
        cell: ({ market }) => mid(market),
      },
      {
        id: 'late_fee_cents',
        title: t('lateFee'),
        width: 6,
        numeric: true,
        optional: true,
        cell: ({ late_fee_cents: fee }) => (
          <span className={fee ? undefined : 'zero'}>{formatUsd(fee ?? 0)}</span>
        ),
      },
      {
        id: 'cancel_reason',
        title: t('reason'),
        width: 10,
        optional: true,
        cell: ({ cancel_reason: reason }) => reason && mid(words(`reasons.${reason}`)),
      },
      createdColumn(t('ordered'), format, 9),
    ],
    filters: [
      { id: 'date', title: t('day'), kind: 'dates', query: betweenDates('date') },
      {
        id: 'market',
        title: t('market'),
        column: 'market_id',
        kind: 'choices',
        options: () => namesOf('Market'),
      },
      {
        id: 'school',
        title: t('school'),
        column: 'destination_id',
        kind: 'choices',
        options: () => namesOf('Destination'),
      },
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
    ],
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
