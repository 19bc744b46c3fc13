import type { MealSource, MealState, MealType } from '@yay/contract/meals/values';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { createdColumn, type ListColumn } from '../../../lib/list/index.ts';

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
const mid = (text: string | undefined) => <span className="mid">{text}</span>;

const OF_FAMILIES: readonly string[] = ['luncher', 'family'];

/**
 * Returns the columns of the list of meals: the usual ones, then those that can be chosen besides.
 * A reader who may not see families gets a meal by its item.
 */
export function useMealColumns(seesFamilies: boolean): ListColumn<MealRow>[] {
  const t = useTranslations('meals.list');
  const all = [...useUsualColumns(), ...useMoreColumns()];
  if (seesFamilies) return all;
  const others = all.filter(({ id }) => !OF_FAMILIES.includes(id));
  const item = others.find(({ id }) => id === 'item');
  if (item === undefined) return others;
  const first = {
    ...item,
    card: 'title',
    total: ({ count }) => t('meals', { count }),
  } satisfies ListColumn<MealRow>;
  return [first, ...others.filter((column) => column !== item)];
}

function useUsualColumns(): ListColumn<MealRow>[] {
  const t = useTranslations('meals.list');
  const words = useTranslations('meals');
  const locale = useLocale();
  return [
    {
      id: 'luncher',
      title: t('child'),
      width: 10,
      card: 'title',
      cell: ({ luncher }) => luncher,
      total: ({ count }) => t('meals', { count }),
    },
    {
      id: 'date',
      title: t('day'),
      width: 12,
      sortable: true,
      newestFirst: true,
      card: 'line',
      cell: ({ date }) =>
        date && <span className="num">{formatDate(date, locale, 'dayAndWeekdayOfYear')}</span>,
    },
    { id: 'item', title: t('item'), width: 12.5, card: 'foot', cell: ({ item }) => item },
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
  ];
}

function useMoreColumns(): ListColumn<MealRow>[] {
  const t = useTranslations('meals.list');
  const words = useTranslations('meals');
  return [
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
    createdColumn(t('ordered'), 9),
  ];
}
