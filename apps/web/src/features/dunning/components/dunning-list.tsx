import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DunningCase, DunningState } from '@yay/contract/dunning/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { NativeSelect } from '@yay/ui/native-select';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useMe } from '../../../lib/session.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { DUNNING_KEY, dunningQuery } from '../api/dunning.ts';
import { DUNNING_STATES, dunningState } from '../model/states.ts';
import { RetryDialog } from './retry-dialog.tsx';
import { useDunningColumns } from './use-dunning-columns.tsx';
import '../../../lib/staff/record.css';
import './dunning.css';

/** Families that owe what no card has paid; which of them and which page is in the address. */
export function DunningList({
  state,
  page,
  toFamilies,
  onState,
}: {
  state: DunningState | undefined;
  page: number;
  toFamilies: boolean;
  onState: (state: DunningState | undefined) => void;
}) {
  const t = useTranslations('dunning');
  const common = useTranslations('credit');
  const client = useQueryClient();
  const me = useMe();
  const query = useQuery(dunningQuery(state, page));
  const [asked, setAsked] = useState<DunningCase | null>(null);
  const columns = useDunningColumns({
    toFamilies,
    onRetry: me?.impersonator ? undefined : setAsked,
  });
  const [said, setSaid] = useState('');
  const look = () => void client.invalidateQueries({ queryKey: DUNNING_KEY });
  useChannel('private-list.dunning', { 'list.changed': look, missed: look });
  return (
    <div className="list dunning">
      <header className="ph">
        <h1>{t('title')}</h1>
        {query.data && <span className="count">{query.data.total}</span>}
        <div className="acts">
          <NativeSelect
            label={t('filter')}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => onState(dunningState(value))}
          >
            <option value="">{t('all')}</option>
            {DUNNING_STATES.map((one) => (
              <option key={one} value={one}>
                {t(`states.${one}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
      </header>
      <p className="lead">
        {t('intro')}{' '}
        {query.data && query.data.total > 0 && (
          <b>{t('total', { amount: formatUsd(query.data.owed_cents) })}</b>
        )}
      </p>
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <StaffPart query={query} texts={common}>
        {({ data, current_page: at, last_page: last }) => (
          <RecordTable
            caption={t('title')}
            columns={columns}
            rows={data}
            keyOf={({ id }) => id}
            empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
            pager={{ page: at, last, search: { state } }}
          />
        )}
      </StaffPart>
      {asked && <RetryDialog debt={asked} onSaid={setSaid} onClose={() => setAsked(null)} />}
    </div>
  );
}
