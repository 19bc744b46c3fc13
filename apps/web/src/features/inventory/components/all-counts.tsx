import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { CountRowOfAll } from '@yay/contract/inventory/calls';
import { COUNT_STATES } from '@yay/domain/inventory';
import { EmptyState } from '@yay/ui/empty-state';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatMoment, formatUsd } from '../../../lib/format.ts';
import { FilterBar, ListHead, ListTabs } from '../../../lib/list/index.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { allCountsQuery } from '../api/inventory.ts';
import { teamAddresses } from '../model/addresses.ts';
import { type AskedCounts, STATE_LOOKS } from '../model/asked.ts';
import '../../../lib/staff/record.css';
import './inventory.css';

/** Counts of every school and warehouse; what is looked for is in the address. */
export function AllCounts({ asked }: { asked: AskedCounts }) {
  const t = useTranslations('inventory');
  const format = useFormatter();
  const navigate = useNavigate();
  const query = useQuery(allCountsQuery(asked));
  const columns = useColumns();
  const { search, state } = asked;
  const inAddress = { search, state };
  const ask = (next: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...inAddress, ...next } as never, resetScroll: false });
  const waiting: Partial<Record<string, number>> = query.data
    ? { to_settle: query.data.to_settle, to_review: query.data.to_review }
    : {};
  const texts = (key: 'loading' | 'failedTitle' | 'retry') =>
    t(key === 'failedTitle' ? 'errorTitle' : key);
  return (
    <div className="list inv">
      <ListHead
        title={t('all.countsTitle')}
        count={query.data && format.number(query.data.total)}
      />
      <p className="lead">{t('all.countsIntro')}</p>
      <ListTabs
        label={t('all.countsTitle')}
        tabs={[undefined, ...COUNT_STATES].map((one) => {
          const count = one && waiting[one];
          return {
            id: one ?? 'all',
            title: one ? t(`states.${one}`) : t('all.everything'),
            here: one === state,
            search: { ...inAddress, state: one },
            ...(count !== undefined && { count: format.number(count) }),
          };
        })}
      />
      <FilterBar
        list="inventory-counts"
        filters={[]}
        values={{}}
        onFilter={() => undefined}
        find={{ search: search ?? '', onFind: (text) => ask({ search: text || undefined }) }}
        onClear={search ? () => ask({ search: undefined }) : undefined}
      />
      <StaffPart query={query} texts={texts}>
        {({ data, current_page: at, last_page: last }) => (
          <RecordTable
            caption={t('all.countsTitle')}
            columns={columns}
            rows={data}
            keyOf={({ number }) => number}
            busy={query.isPlaceholderData}
            empty={
              <EmptyState title={t('all.noCountsTitle')}>
                {search || state ? t('all.emptyFound') : t('all.noCountsText')}
              </EmptyState>
            }
            pager={{ page: at, last, search: inAddress }}
          />
        )}
      </StaffPart>
    </div>
  );
}

function useColumns(): RecordColumn<CountRowOfAll>[] {
  const t = useTranslations('inventory');
  const locale = useLocale();
  return [
    {
      id: 'location',
      title: t('all.location'),
      cell: ({ location, sublocation, number }) => (
        <>
          <Link to={teamAddresses(location).count(number)} search={{}} className="row-link">
            {location.name}, {sublocation.name}
          </Link>
        </>
      ),
    },
    {
      id: 'when',
      title: t('history.when'),
      cell: (row) => formatMoment(row.at, row.time_zone, locale),
    },
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
}
