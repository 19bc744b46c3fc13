import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CountRow, Movement } from '@yay/contract/inventory/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { Segmented } from '@yay/ui/segmented';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment, formatUsd } from '../../../lib/format.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { countsQuery, movementsQuery } from '../api/inventory.ts';
import type { Addresses } from '../model/addresses.ts';
import { STATE_LOOKS } from '../model/asked.ts';
import { ItemName } from './item-name.tsx';
import './inventory.css';
import '../../../parts/portal-head.css';

/** Everything that was counted, came and went, the latest first. */
export function History(props: {
  locationId: number;
  timeZone: string;
  addresses: Addresses;
  tab: 'counts' | 'movements';
  page: number;
  back?: ReactNode;
}) {
  const { locationId, timeZone, addresses, tab, page, back } = props;
  const t = useTranslations('inventory');
  const navigate = useNavigate();
  return (
    <section className="inv" aria-labelledby="history-title">
      {back}
      <header className="portal-head">
        <h1 id="history-title">{t('history.title')}</h1>
      </header>
      <Segmented
        label={t('history.title')}
        value={tab}
        onChange={(one) =>
          void navigate({ to: '.', search: (one === 'counts' ? { tab: one } : {}) as never })
        }
        options={(['movements', 'counts'] as const).map((value) => ({
          value,
          label: t(`history.${value}`),
        }))}
      />
      {tab === 'counts' ? (
        <CountsTable {...{ locationId, timeZone, addresses, page }} />
      ) : (
        <MovementsTable {...{ locationId, timeZone, addresses, page }} />
      )}
    </section>
  );
}

interface TableProps {
  locationId: number;
  timeZone: string;
  addresses: Addresses;
  page: number;
}

const useTexts = () => {
  const t = useTranslations('inventory');
  return (key: 'loading' | 'failedTitle' | 'retry') =>
    t(key === 'failedTitle' ? 'errorTitle' : key);
};

function CountsTable({ locationId, timeZone, addresses, page }: TableProps) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  const query = useQuery(countsQuery(locationId, page));
  const columns: RecordColumn<CountRow>[] = [
    {
      id: 'when',
      title: t('history.when'),
      cell: (row) => (
        <Link to={addresses.count(row.number)} search={{}} className="row-link">
          {formatMoment(row.at, timeZone, locale)}
        </Link>
      ),
    },
    { id: 'place', title: t('history.place'), cell: (row) => row.sublocation.name },
    { id: 'by', title: t('history.by'), cell: (row) => row.by.name },
    {
      id: 'state',
      title: t('history.state'),
      cell: (row) => (
        <span className={`st ${STATE_LOOKS[row.state]}`}>{t(`states.${row.state}`)}</span>
      ),
    },
    {
      id: 'differ',
      title: t('history.differ'),
      align: 'num',
      labeled: true,
      cell: (row) => row.differ,
    },
    {
      id: 'worth',
      title: t('history.worth'),
      align: 'num',
      labeled: true,
      cell: (row) => formatUsd(row.cost),
    },
  ];
  return (
    <StaffPart query={query} texts={useTexts()}>
      {({ data, current_page: at, last_page: last }) => (
        <RecordTable
          caption={t('history.counts')}
          columns={columns}
          rows={data}
          keyOf={({ number }) => number}
          busy={query.isPlaceholderData}
          empty={<EmptyState title={t('history.noCounts')}>{t('history.noCountsText')}</EmptyState>}
          pager={{ page: at, last, search: { tab: 'counts' } }}
        />
      )}
    </StaffPart>
  );
}

function MovementsTable({ locationId, timeZone, addresses, page }: TableProps) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  const query = useQuery(movementsQuery(locationId, page));
  const columns: RecordColumn<Movement>[] = [
    {
      id: 'item',
      title: t('history.item'),
      namesRow: true,
      cell: (row) => <ItemName item={row.item} />,
    },
    {
      id: 'quantity',
      title: t('history.quantity'),
      align: 'num',
      labeled: true,
      cell: (row) => (
        <b className="inv-diff" data-tone={row.quantity < 0 ? 'less' : 'more'}>
          {row.quantity < 0 ? `−${-row.quantity}` : `+${row.quantity}`}
        </b>
      ),
    },
    {
      id: 'what',
      title: t('history.what'),
      look: 'wrap',
      cell: (row) => (
        <>
          {t(`movementKinds.${row.kind}`)}
          {row.reason && `, ${t(`wasteReasons.${row.reason}`)}`}
          {row.other && (
            <span className="parts">
              {t(row.kind === 'transfer_in' ? 'history.from' : 'history.to', {
                place: row.other,
              })}
            </span>
          )}
          {row.count !== null && (
            <Link to={addresses.count(row.count)} search={{}} className="parts">
              {t('history.countNumber', { number: String(row.count) })}
            </Link>
          )}
          {row.note && <span className="parts">{row.note}</span>}
        </>
      ),
    },
    { id: 'place', title: t('history.place'), cell: (row) => row.sublocation },
    {
      id: 'when',
      title: t('history.when'),
      cell: (row) => formatMoment(row.at, timeZone, locale),
    },
    { id: 'by', title: t('history.by'), cell: (row) => row.by ?? t('history.byProduct') },
  ];
  return (
    <StaffPart query={query} texts={useTexts()}>
      {({ data, current_page: at, last_page: last }) => (
        <RecordTable
          caption={t('history.movements')}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          busy={query.isPlaceholderData}
          empty={
            <EmptyState title={t('history.noMovements')}>{t('history.noMovementsText')}</EmptyState>
          }
          pager={{ page: at, last, search: {} }}
        />
      )}
    </StaffPart>
  );
}
