import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DunningCase, DunningState } from '@yay/contract/dunning/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { ListHead, ListTabs } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { useMe } from '../../../lib/session.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { DUNNING_KEY, dunningQuery } from '../api/dunning.ts';
import { DUNNING_STATES } from '../model/states.ts';
import { RetryDialog } from './retry-dialog.tsx';
import { useDunningColumns } from './use-dunning-columns.tsx';
import '../../../lib/staff/record.css';
import './dunning.css';

/** Families that owe what no card has paid; which of them and which page is in the address. */
export function DunningList({
  state,
  page,
  toFamilies,
}: {
  state: DunningState | undefined;
  page: number;
  toFamilies: boolean;
}) {
  const t = useTranslations('dunning');
  const common = useTranslations('credit');
  const format = useFormatter();
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
      <ListHead title={t('title')} count={query.data && format.number(query.data.total)} />
      <p className="lead">
        {t('intro')}{' '}
        {query.data && query.data.total > 0 && (
          <b>{t('total', { amount: formatUsd(query.data.owed_cents) })}</b>
        )}
      </p>
      <ListTabs
        label={t('filter')}
        tabs={[undefined, ...DUNNING_STATES].map((one) => ({
          id: one ?? 'all',
          title: one ? t(`states.${one}`) : t('all'),
          here: one === state,
          search: { state: one },
        }))}
      />
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
