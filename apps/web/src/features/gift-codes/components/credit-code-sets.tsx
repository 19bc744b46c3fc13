import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { PlusIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FilterBar, type ListFilter, ListHead, ListTabs } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { setsQuery } from '../api/sets.ts';
import { KINDS, STATES, setsAddress, useSetsAsked } from '../model/use-sets-asked.ts';
import { SetsTable } from './sets-table.tsx';
import '../../../lib/staff/record.css';
import './sets.css';

const NewSet = lazy(() => import('./new-set.tsx'));
const OneSet = lazy(() => import('./one-set.tsx'));

/** The team's sets of codes: gifts that were bought, and promotions that are made here. */
export function CreditCodeSets() {
  const t = useTranslations('gifts.sets');
  const client = useQueryClient();
  const { ask, ...asked } = useSetsAsked();
  const format = useFormatter();
  const query = useQuery(setsQuery(asked));
  const [making, setMaking] = useState(false);
  const [open, setOpen] = useState<CreditCodeSet | null>(null);
  const again = () => void client.invalidateQueries({ queryKey: ['credit-code-sets'] });
  useChannel('private-list.credit_code_sets', { 'list.changed': again, missed: again });

  const filters: ListFilter[] = [
    {
      id: 'kind',
      title: t('kind'),
      kind: 'choice',
      options: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
  ];
  return (
    <div className="list record code-sets">
      <ListHead title={t('title')} count={query.data && format.number(query.data.total)}>
        <button
          type="button"
          className="staff-btn primary icon-on-phone"
          onClick={() => setMaking(true)}
        >
          <PlusIcon small />
          <span>{t('create')}</span>
        </button>
      </ListHead>
      <p className="lead">{t('intro')}</p>
      <ListTabs
        label={t('show')}
        tabs={STATES.map((state) => ({
          id: state,
          title: t(`shown.${state}`),
          here: state === asked.state,
          search: setsAddress({ ...asked, state, page: 1 }),
        }))}
      />
      <FilterBar
        list="credit-code-sets"
        filters={filters}
        values={{ kind: asked.kind || undefined }}
        onFilter={(_, value) => ask({ kind: KINDS.find((kind) => kind === value) ?? '' })}
        find={{
          search: asked.search,
          onFind: (search) => ask({ search }),
          label: t('search'),
        }}
        onClear={asked.kind || asked.search ? () => ask({ kind: '', search: '' }) : undefined}
      />
      <StaffPart query={query} texts={t}>
        {({ data, current_page: page, last_page: last }) => (
          <SetsTable
            sets={data}
            isNarrowed={asked.kind !== '' || asked.search !== ''}
            onOpen={setOpen}
            pager={{ page, last, onPage: (to) => ask({ page: to }) }}
          />
        )}
      </StaffPart>
      <Suspense>
        {making && (
          <NewSet
            limit={query.data?.limits.second_person_over}
            onClose={() => setMaking(false)}
            onMade={again}
          />
        )}
        {open && (
          <OneSet
            set={query.data?.data.find(({ id }) => id === open.id) ?? open}
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
