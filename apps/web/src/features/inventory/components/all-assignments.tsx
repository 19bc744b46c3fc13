import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AssignmentRow } from '@yay/contract/inventory/calls';
import { PLACE_NAME_MAX } from '@yay/contract/inventory/values';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FilterBar, ListHead, ListTabs } from '../../../lib/list/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { addWarehouse, assignmentsQuery, INVENTORY_KEY } from '../api/inventory.ts';
import { teamAddresses } from '../model/addresses.ts';
import type { AskedAssignments } from '../model/asked.ts';
import { ItemName } from './item-name.tsx';
import '../../../lib/staff/record.css';
import './inventory.css';

/** Lists the assignments of every school and warehouse; the search is in the address. */
export function AllAssignments({ asked }: { asked: AskedAssignments }) {
  const t = useTranslations('inventory');
  const format = useFormatter();
  const navigate = useNavigate();
  const query = useQuery(assignmentsQuery(asked));
  const [adding, setAdding] = useState(false);
  const { search, low } = asked;
  const inAddress = { search, low };
  const ask = (next: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...inAddress, ...next } as never, resetScroll: false });
  const texts = (key: 'loading' | 'failedTitle' | 'retry') =>
    t(key === 'failedTitle' ? 'errorTitle' : key);
  return (
    <div className="list inv">
      <ListHead
        title={t('all.assignmentsTitle')}
        count={query.data && format.number(query.data.total)}
      />
      <p className="lead">{t('all.assignmentsIntro')}</p>
      <ListTabs
        label={t('all.assignmentsTitle')}
        tabs={[
          {
            id: 'all',
            title: t('all.everything'),
            here: !low,
            search: { ...inAddress, low: undefined },
          },
          {
            id: 'low',
            title: t('all.low'),
            here: low === '1',
            search: { ...inAddress, low: '1' },
            ...(query.data && { count: format.number(query.data.low) }),
          },
        ]}
      />
      <FilterBar
        list="inventory"
        filters={[]}
        values={{}}
        onFilter={() => undefined}
        find={{ search: search ?? '', onFind: (text) => ask({ search: text || undefined }) }}
        onClear={search ? () => ask({ search: undefined }) : undefined}
      >
        <button type="button" className="staff-btn" onClick={() => setAdding(true)}>
          <PlusIcon small />
          {t('all.newWarehouse')}
        </button>
      </FilterBar>
      <StaffPart query={query} texts={texts}>
        {({ data, current_page: at, last_page: last, warehouses, markets }) => (
          <>
            {warehouses.length > 0 && (
              <p className="inv-warehouses">
                <b>{t('all.warehouses')}</b>
                {warehouses.map((one) => (
                  <Link
                    key={one.id}
                    to={teamAddresses({ id: one.id, destination_id: null }).home}
                    search={{}}
                    className="row-link"
                  >
                    {one.name}, {one.market.name}
                  </Link>
                ))}
              </p>
            )}
            <RecordTable
              caption={t('all.assignmentsTitle')}
              columns={columnsOf(t)}
              rows={data}
              keyOf={(row) => `${row.sublocation.id}-${row.item.id}`}
              busy={query.isPlaceholderData}
              empty={
                <EmptyState title={t('all.emptyTitle')}>
                  {search || low ? t('all.emptyFound') : t('all.emptyText')}
                </EmptyState>
              }
              pager={{ page: at, last, search: inAddress }}
            />
            {adding && <NewWarehouse markets={markets} onClose={() => setAdding(false)} />}
          </>
        )}
      </StaffPart>
    </div>
  );
}

type Say = ReturnType<typeof useTranslations<'inventory'>>;

const columnsOf = (t: Say): RecordColumn<AssignmentRow>[] => [
  {
    id: 'location',
    title: t('all.location'),
    cell: ({ location, market }) => (
      <>
        <Link to={teamAddresses(location).home} search={{}} className="row-link">
          {location.name}
        </Link>
        <span className="parts">{market}</span>
      </>
    ),
  },
  { id: 'item', title: t('all.item'), cell: ({ item }) => <ItemName item={item} /> },
  { id: 'place', title: t('all.place'), cell: ({ sublocation }) => sublocation.name },
  {
    id: 'onHand',
    title: t('all.onHand'),
    align: 'num',
    labeled: true,
    cell: (row) => <b>{row.on_hand}</b>,
  },
  {
    id: 'par',
    title: t('all.par'),
    align: 'num',
    labeled: true,
    cell: (row) => row.par_level,
  },
  {
    id: 'low',
    title: t('all.low'),
    titleHidden: true,
    cell: (row) => row.is_low && <span className="st warn">{t('table.low')}</span>,
  },
];

function NewWarehouse(props: {
  markets: readonly { readonly id: number; readonly name: string }[];
  onClose: () => void;
}) {
  const { markets, onClose } = props;
  const t = useTranslations('inventory');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [market, setMarket] = useState(String(markets[0]?.id ?? ''));
  const form = useShortForm({
    async send() {
      const id = await addWarehouse({ name, market_id: Number(market) });
      await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      void navigate({ to: teamAddresses({ id, destination_id: null }).home, search: {} });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('all.newWarehouse')}
      done={t('all.create')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <TextField
        id="warehouse-name"
        label={t('all.warehouseName')}
        value={name}
        maxLength={PLACE_NAME_MAX}
        required
        autoComplete="off"
        error={form.errorOf('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        id="warehouse-market"
        label={t('all.warehouseMarket')}
        value={market}
        error={form.errorOf('market_id')}
        onChange={(event) => setMarket(event.currentTarget.value)}
      >
        {markets.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </NativeSelect>
    </FormDialog>
  );
}
