import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { BlackoutState } from '@yay/contract/blackouts/values';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { createdColumn, type List } from '../../../lib/list/index.ts';
import { daysText } from '../../../parts/days-text.ts';
import { useWhereClosed } from '../../../parts/who-goes.ts';
import { STATE_LOOKS } from '../model/state-looks.ts';

export type BlackoutListRow = {
  readonly id: number;
  readonly name: string;
  readonly reason: BlackoutReason;
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly market: string;
  readonly school: string | null;
  readonly grade: string | null;
  readonly children: number | null;
  readonly affected_orders: number;
  readonly batch_closures: number;
  readonly state: BlackoutState;
  readonly created_at: string;
};

type Columns = List<BlackoutListRow>['columns'];

/** Returns the list's columns in their order: when and where it is closed, why, and what came of it. */
export function useBlackoutsColumns(): Columns {
  return [...usePlaceColumns(), ...useOutcomeColumns()];
}

function usePlaceColumns(): Columns {
  const t = useTranslations('blackouts.list');
  const whereClosed = useWhereClosed('blackouts');
  const locale = useLocale();
  return [
    {
      id: 'name',
      title: t('name'),
      width: 14,
      sortable: true,
      card: 'title',
      cell: ({ name }) => name,
    },
    {
      id: 'starts_on',
      title: t('days'),
      width: 15,
      sortable: true,
      needs: ['ends_on'],
      card: 'line',
      cell: ({ starts_on: from, ends_on: to }) =>
        from && to && <span className="num">{daysText(from, to, locale)}</span>,
    },
    {
      id: 'school',
      title: t('where'),
      width: 15,
      needs: ['grade', 'children', 'market'],
      card: 'foot',
      cell: ({ market, school, grade, children }) =>
        school ? (
          <span className="dg-above">
            {whereClosed({ name: school, grade: grade ?? null, children: children ?? null })}
          </span>
        ) : (
          `${market}: ${t('wholeMarket')}`
        ),
    },
    {
      id: 'market',
      title: t('market'),
      width: 8.5,
      from: 1060,
      cell: ({ market }) => <span className="mid">{market}</span>,
    },
  ];
}

function useOutcomeColumns(): Columns {
  const t = useTranslations('blackouts.list');
  const reasons = useTranslations('blackouts.reasons');
  const format = useFormatter();
  return [
    {
      id: 'reason',
      title: t('reason'),
      width: 12.5,
      sortable: true,
      from: 860,
      cell: ({ reason }) => reason && <span className="mid">{reasons(reason)}</span>,
    },
    {
      id: 'affected_orders',
      title: t('affected'),
      width: 12,
      numeric: true,
      card: 'foot-end',
      cardLabel: true,
      cell: ({ affected_orders: count }) => (
        <span className={count ? undefined : 'zero'}>{format.number(count ?? 0)}</span>
      ),
    },
    {
      id: 'state',
      title: t('state'),
      width: 8,
      card: 'state',
      cell: ({ state }) => (
        <span className={classNames('st', STATE_LOOKS[state])}>{t(`states.${state}`)}</span>
      ),
    },
    {
      id: 'batch_closures',
      title: t('batch'),
      width: 8,
      optional: true,
      cell: ({ batch_closures: count }) => (
        <span className="mid">{t('batchOf', { count: count ?? 1 })}</span>
      ),
    },
    createdColumn(t('created')),
  ];
}
