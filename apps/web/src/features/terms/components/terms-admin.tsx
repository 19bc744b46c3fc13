import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TermUse } from '@yay/contract/terms/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterBar, ListHead } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { type AskedTerms, TERMS_KEY, termsQuery } from '../api/terms.ts';
import { USES } from '../model/asked-terms.ts';
import { NewTerm } from './new-term.tsx';
import { TermMerge } from './term-merge.tsx';
import { TermRemoval } from './term-removal.tsx';
import { useTermColumns } from './use-term-columns.tsx';
import '../../../lib/staff/record.css';
import './terms-admin.css';

/** Every tag with what carries it: renamed in its row, merged by ticking two. */
export function TermsAdmin({ asked }: { asked: AskedTerms }) {
  const t = useTranslations('terms-admin');
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(termsQuery(asked));
  const [ticked, setTicked] = useState<readonly TermUse[]>([]);
  const [making, setMaking] = useState(false);
  const [removing, setRemoving] = useState<TermUse | null>(null);
  const [said, setSaid] = useState('');
  const look = () => void client.invalidateQueries({ queryKey: TERMS_KEY });
  useChannel('private-list.terms', { 'list.changed': look, missed: look });
  const done = (text: string) => {
    setSaid(text);
    look();
  };
  const columns = useTermColumns({
    ticked,
    onTick: (term, on) =>
      setTicked((now) => [...now.filter(({ id }) => id !== term.id), ...(on ? [term] : [])]),
    onRemove: setRemoving,
    onDone: done,
  });
  const { search, used } = asked;
  const ask = (next: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { search, used, ...next } as never, resetScroll: false });
  return (
    <div className="list terms-admin">
      <ListHead title={t('title')} count={query.data && t('count', { count: query.data.total })}>
        <button
          type="button"
          className="staff-btn primary icon-on-phone"
          onClick={() => setMaking(true)}
        >
          <PlusIcon small />
          <span>{t('new')}</span>
        </button>
      </ListHead>
      <p className="lead">{t('intro')}</p>
      <FilterBar
        list="terms"
        filters={[
          {
            id: 'used',
            title: t('used'),
            kind: 'choice',
            options: USES.map((value) => ({ value, label: t(`uses.${value}`) })),
          },
        ]}
        values={{ used }}
        onFilter={(id, value) => ask({ [id]: value })}
        find={{ search: search ?? '', onFind: (text) => ask({ search: text || undefined }) }}
        onClear={used || search ? () => ask({ used: undefined, search: undefined }) : undefined}
      />
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      {making && <NewTerm onDone={done} onClose={() => setMaking(false)} />}
      <div className={ticked.length > 0 ? 'terms-body is-merging' : 'terms-body'}>
        <StaffPart query={query} texts={t}>
          {({ data, current_page: at, last_page: last }) => (
            <div>
              <RecordTable
                caption={t('title')}
                columns={columns}
                rows={data}
                keyOf={({ id }) => id}
                busy={query.isPlaceholderData}
                rowLook={(row) =>
                  ticked.some(({ id }) => id === row.id) ? 'is-ticked' : undefined
                }
                empty={
                  <EmptyState
                    title={t('emptyTitle')}
                    action={
                      !search &&
                      !used && (
                        <button
                          type="button"
                          className="staff-btn primary"
                          onClick={() => setMaking(true)}
                        >
                          <PlusIcon small />
                          {t('new')}
                        </button>
                      )
                    }
                  >
                    {search || used ? t('emptyFound') : t('emptyText')}
                  </EmptyState>
                }
                pager={{ page: at, last, search: { search, used } }}
              />
            </div>
          )}
        </StaffPart>
        {ticked.length > 0 && (
          <TermMerge
            key={ticked.map(({ id }) => id).join('-')}
            terms={ticked}
            onDone={(text) => {
              setTicked([]);
              done(text);
            }}
            onCancel={() => setTicked([])}
          />
        )}
      </div>
      {removing && (
        <TermRemoval
          term={removing}
          onDone={(text) => {
            setTicked((now) => now.filter(({ id }) => id !== removing.id));
            done(text);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}
