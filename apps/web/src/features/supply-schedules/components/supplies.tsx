import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SupplySchedule } from '@yay/contract/supply-schedules/calls';
import { mondayOf } from '@yay/domain/calendar';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ListHead } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { may, useMe } from '../../../lib/session.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SUPPLIES_KEY, suppliesQuery } from '../api/supplies.ts';
import type { SuppliesAddress, SuppliesMove } from '../model/supplies-address.ts';
import { SuppliesTable } from './supplies-table.tsx';
import { SuppliesActs, SuppliesTools } from './supplies-tools.tsx';
import { SuppliesWeek } from './supplies-week.tsx';
import { SupplyCreate, SupplyEdit } from './supply-dialog.tsx';
import '../../../lib/staff/record.css';
import './supplies.css';

/** Lists the supplies that go to schools besides lunch: by school, or day by day of a week. */
export function Supplies({
  address,
  onMove,
}: {
  address: SuppliesAddress;
  onMove: (next: SuppliesMove) => void;
}) {
  const t = useTranslations('supply-schedules');
  const format = useFormatter();
  const client = useQueryClient();
  const mayWrite = may(useMe(), 'internal_dashboard:menus');
  const { market, archived, view } = address;
  const isNarrowed = market !== null || archived || view === 'week';
  const query = useQuery(
    suppliesQuery({ market, archived, monday: view === 'week' ? address.monday : null }),
  );
  const [editing, setEditing] = useState<SupplySchedule | 'new' | null>(null);
  const ended = {
    onClose: () => setEditing(null),
    onSaved: () => {
      setEditing(null);
      void look();
    },
  };
  const look = () => client.invalidateQueries({ queryKey: SUPPLIES_KEY });
  useChannel('private-list.supply_schedules', {
    'list.changed': () => void look(),
    missed: () => void look(),
  });
  return (
    <div className="list record supplies">
      <ListHead title={t('title')} count={query.data && format.number(query.data.data.length)}>
        <SuppliesActs address={address} mayWrite={mayWrite} onNew={() => setEditing('new')} />
      </ListHead>
      <p className="lead">{t('intro')}</p>
      <SuppliesTools markets={query.data?.markets ?? []} address={address} onMove={onMove} />
      <StaffPart query={query} texts={t}>
        {({ data, more, closed, today }) => (
          <>
            {more && <p className="callout">{t('more')}</p>}
            {data.length === 0 ? (
              <EmptyState title={t(isNarrowed ? 'emptyFiltered' : 'emptyTitle')}>
                {t('emptyText')}
              </EmptyState>
            ) : view === 'week' ? (
              <SuppliesWeek
                supplies={data}
                closed={closed}
                monday={address.monday ?? mondayOf(today)}
                thisMonday={mondayOf(today)}
                onMove={onMove}
              />
            ) : (
              <SuppliesTable
                supplies={data}
                mayWrite={mayWrite}
                onEdit={setEditing}
                onChanged={look}
              />
            )}
          </>
        )}
      </StaffPart>
      {editing === 'new' && <SupplyCreate {...ended} />}
      {editing && editing !== 'new' && <SupplyEdit supply={editing} {...ended} />}
    </div>
  );
}
