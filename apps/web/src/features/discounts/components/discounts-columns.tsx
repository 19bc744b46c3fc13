import type { DiscountState } from '@yay/contract/discounts/values';
import type { PlainDate } from '@yay/domain/calendar';
import type { Granularity } from '@yay/domain/targets';
import { classNames } from '@yay/ui/class-names';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { createdColumn, type List } from '../../../lib/list/index.ts';
import { formatRange } from '../../../lib/more-formats.ts';

export type DiscountRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly gives: string;
  readonly starts_on: PlainDate | null;
  readonly ends_on: PlainDate | null;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly max_uses_per_family: number | null;
  readonly given_cents: number;
  readonly min_total_cents: number;
  readonly first_order_only: boolean;
  readonly targets: readonly string[];
  readonly targets_count: number;
  readonly granularity: Granularity;
  readonly state: DiscountState;
  readonly created_at: string;
};

type Columns = List<DiscountRow>['columns'];

const LOOKS: Record<DiscountState, string> = {
  active: 'quiet',
  waiting: 'late',
  scheduled: 'info',
  expired: 'quiet',
  archived: 'quiet',
};

const cents = (value: number | null | undefined) =>
  value ? formatUsd(value) : <span className="zero">{value === 0 ? formatUsd(0) : ''}</span>;

/** Returns the list's columns in their order: the code, where it counts, how much it was used. */
export function useDiscountsColumns(): Columns {
  return [...useCodeColumns(), ...useUseColumns(), ...useOptionalColumns()];
}

function useCodeColumns(): Columns {
  const t = useTranslations('discounts.list');
  const locale = useLocale();
  const windowText = ({ starts_on: from, ends_on: to }: DiscountRow) => {
    if (from && to) return formatRange(from, to, locale, 'dayOfYear');
    if (from) return t('from', { date: formatDate(from, locale, 'dayOfYear') });
    return to ? t('until', { date: formatDate(to, locale, 'dayOfYear') }) : t('always');
  };
  return [
    {
      id: 'code',
      title: t('code'),
      width: 10,
      sortable: true,
      card: 'title',
      cell: ({ code }) => <span className="discount-list-code">{code}</span>,
    },
    {
      id: 'name',
      title: t('name'),
      width: 12,
      sortable: true,
      card: 'line',
      cell: ({ name }) => <span className="mid">{name}</span>,
    },
    {
      id: 'gives',
      title: t('gives'),
      width: 6,
      numeric: true,
      card: 'line-end',
      cell: (row) => row.gives,
    },
    {
      id: 'starts_on',
      title: t('window'),
      width: 13,
      sortable: true,
      needs: ['ends_on'],
      from: 860,
      cell: (row) => <span className="mid">{windowText(row)}</span>,
    },
  ];
}

function useUseColumns(): Columns {
  const t = useTranslations('discounts.list');
  const format = useFormatter();
  const targetsText = ({ targets, targets_count: count, granularity }: DiscountRow) => {
    const [first] = targets ?? [];
    if (granularity === 'everyone' || first === undefined) return t('granularities.everyone');
    return count > 1 ? t('moreOf', { first, count: String(count - 1) }) : first;
  };
  return [
    {
      id: 'uses',
      title: t('uses'),
      width: 7,
      numeric: true,
      needs: ['max_uses'],
      card: 'foot',
      cardLabel: true,
      cell: ({ uses, max_uses: most }) => {
        if (most === null || most === undefined) return format.number(uses ?? 0);
        const text = t('usesOf', { uses: format.number(uses ?? 0), most: format.number(most) });
        return uses >= most ? (
          <span className="st warn" title={t('usedUp')}>
            {text}
          </span>
        ) : (
          text
        );
      },
    },
    {
      id: 'targets',
      title: t('targets'),
      width: 13,
      needs: ['granularity', 'targets_count'],
      from: 1060,
      cell: (row) => (
        <span className="mid dg-above" title={row.targets?.join('; ')}>
          {targetsText(row)}
        </span>
      ),
    },
    {
      id: 'given_cents',
      title: t('given'),
      width: 7,
      numeric: true,
      card: 'foot-end',
      cardLabel: true,
      cell: ({ given_cents }) => cents(given_cents ?? 0),
    },
    {
      id: 'state',
      title: t('state'),
      width: 7.5,
      card: 'state',
      cell: ({ state }) => (
        <span className={classNames('st', LOOKS[state], state === 'archived' && 'struck')}>
          {t(`states.${state}`)}
        </span>
      ),
    },
  ];
}

function useOptionalColumns(): Columns {
  const t = useTranslations('discounts.list');
  return [
    {
      id: 'max_uses_per_family',
      title: t('perFamily'),
      width: 8,
      numeric: true,
      optional: true,
      cell: (row) => row.max_uses_per_family,
    },
    {
      id: 'min_total_cents',
      title: t('minimum'),
      width: 7,
      numeric: true,
      sortable: true,
      optional: true,
      cell: (row) => cents(row.min_total_cents || null),
    },
    {
      id: 'first_order_only',
      title: t('firstOrder'),
      width: 8,
      optional: true,
      cell: (row) => (row.first_order_only ? t('yes') : ''),
    },
    createdColumn(t('created')),
  ];
}
