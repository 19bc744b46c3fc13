import { BLACKOUT_REASONS, type BlackoutReason } from '@yay/contract/blackouts/reasons';
import { BLACKOUT_STATES, type BlackoutState } from '@yay/contract/blackouts/values';
import { PAGES } from '@yay/contract/pages';
import type { PlainDate } from '@yay/domain/calendar';
import { classNames } from '@yay/ui/class-names';
import { ArrowUturnLeftIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import {
  type BulkAction,
  betweenDates,
  createdColumn,
  type List,
  NewLink,
  namesOf,
} from '../../../lib/list/index.ts';
import { daysText } from '../../../parts/days-text.ts';
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
  readonly affected_orders: number;
  readonly batch_closures: number;
  readonly state: BlackoutState;
  readonly created_at: string;
};

const LIFT_MAX = 500;

/** What the list of closures is: its columns, its filters, what can be done with several at once. */
export function useBlackoutsDeclaration({
  onLift,
}: {
  onLift: BulkAction<BlackoutListRow>['run'];
}): List<BlackoutListRow> {
  const t = useTranslations('blackouts.list');
  const reasons = useTranslations('blackouts.reasons');
  const format = useFormatter();
  const locale = useLocale();
  return {
    name: 'blackouts',
    model: 'Blackout',
    title: t('title'),
    everything: t('everything'),
    sort: { column: 'starts_on', direction: 'desc' },
    searchable: true,
    exportable: true,
    needs: ['name', 'state'],
    rowName: ({ name }) => name,
    presets: BLACKOUT_STATES.map((state) => ({
      id: state,
      title: t(`states.${state}`),
      query: `state=${state}`,
    })),
    columns: [
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
        needs: ['grade', 'market'],
        card: 'foot',
        cell: ({ market, school, grade }) =>
          school ? (
            <span className="dg-above">{[school, grade].filter(Boolean).join(', ')}</span>
          ) : (
            `${market}: ${t('wholeMarket')}`
          ),
      },
      {
        id: 'market',
        title: t('market'),
        width: 10,
        from: 1060,
        cell: ({ market }) => <span className="mid">{market}</span>,
      },
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
        width: 10.5,
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
      createdColumn(t('created'), format),
    ],
    filters: [
      {
        id: 'state',
        title: t('state'),
        kind: 'choices',
        options: BLACKOUT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      },
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
      {
        id: 'reason',
        title: t('reason'),
        kind: 'choices',
        options: BLACKOUT_REASONS.map((value) => ({ value, label: reasons(value) })),
      },
      { id: 'starts', title: t('starts'), kind: 'dates', query: betweenDates('starts_on') },
      { id: 'ends', title: t('ends'), kind: 'dates', query: betweenDates('ends_on') },
      { id: 'name', title: t('name'), kind: 'text' },
    ],
    bulk: [
      {
        id: 'lift',
        title: t('lift'),
        icon: <ArrowUturnLeftIcon small />,
        max: LIFT_MAX,
        run: onLift,
      },
    ],
    action: <NewLink to={PAGES.blackoutNew.path} label={t('new')} />,
    empty: { title: t('emptyTitle'), text: t('emptyText') },
  };
}
