import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { NativeSelect } from '@yay/ui/native-select';
import { Segmented } from '@yay/ui/segmented';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../lib/error-text.ts';
import { Pager } from '../../../lib/pager.tsx';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { setsQuery } from '../api/sets.ts';
import { KINDS, STATES, useSetsAsked } from '../model/use-sets-asked.ts';
import { SetsTable } from './sets-table.tsx';
import '../../../lib/staff/record.css';
import './sets.css';

const NewSet = lazy(() => import('./new-set.tsx'));
const OneSet = lazy(() => import('./one-set.tsx'));

/** The team's sets of codes: gifts that were bought, and promotions that are made here. */
export function CreditCodeSets() {
  const t = useTranslations('gifts.sets');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { ask, ...asked } = useSetsAsked();
  const { data, error, refetch } = useQuery(setsQuery(asked));
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<CreditCodeSet | null>(null);
  const again = () => void client.invalidateQueries({ queryKey: ['credit-code-sets'] });
  useChannel('private-list.credit_code_sets', { 'list.changed': again, missed: again });

  return (
    <div className="record code-sets">
      <header className="code-sets-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="mid">{t('intro')}</p>
        </div>
        <button type="button" className="staff-btn primary" onClick={() => setMaking(true)}>
          <PlusIcon small />
          {t('create')}
        </button>
      </header>
      <div className="code-sets-filters">
        <TextField
          label={t('search')}
          type="search"
          maxLength={100}
          defaultValue={asked.search}
          onChange={({ currentTarget }) => ask({ search: currentTarget.value })}
        />
        <NativeSelect
          label={t('kind')}
          value={asked.kind}
          onChange={({ currentTarget }) =>
            ask({ kind: KINDS.find((kind) => kind === currentTarget.value) ?? '' })
          }
        >
          <option value="">{t('allKinds')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </NativeSelect>
        <Segmented
          label={t('show')}
          options={STATES.map((state) => ({ value: state, label: t(`shown.${state}`) }))}
          value={asked.state}
          onChange={(state) => ask({ state })}
        />
      </div>
      {data ? (
        data.data.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <>
            <SetsTable sets={data.data} onOpen={setOpen} />
            <Pager
              page={data.current_page}
              last={data.last_page}
              onPage={(page) => ask({ page })}
            />
          </>
        )
      ) : error ? (
        <StaffFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </StaffFailed>
      ) : (
        <SkeletonGroup label={t('loading')} className="code-sets-skeleton">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} height="2.5rem" />
          ))}
        </SkeletonGroup>
      )}
      <Suspense>
        {making && <NewSet onClose={() => setMaking(false)} onMade={again} />}
        {open && (
          <OneSet
            set={data?.data.find(({ id }) => id === open.id) ?? open}
            onClose={() => setOpen(null)}
            onChanged={(set) => {
              setOpen(set);
              again();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
