import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { RequestRow } from '@yay/contract/requests/calls';
import { REQUEST_STATES } from '@yay/domain/requests';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { FilterBar, ListHead, ListTabs } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { REQUESTS_KEY, requestsFile, requestsQuery } from '../api/requests.ts';
import { type AskedRequests, STATE_LOOKS } from '../model/asked.ts';
import '../../../lib/staff/record.css';
import './requests.css';

/** Lists the visitors' requests, the latest first; the search is in the address. */
export function RequestsList({ asked }: { asked: AskedRequests }) {
  const t = useTranslations('requests');
  const format = useFormatter();
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useQuery(requestsQuery(asked));
  const columns = useColumns();
  const look = () => void client.invalidateQueries({ queryKey: REQUESTS_KEY });
  useChannel('private-list.requests', { 'list.changed': look, missed: look });
  const { kind, state, owner, search } = asked;
  const inAddress = { kind, state, owner, search };
  const ask = (next: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to: '.', search: { ...inAddress, ...next } as never, resetScroll: false });
  const counts = query.data?.counts;
  const isNarrowed = Object.values(inAddress).some((value) => value !== undefined);
  return (
    <div className="list requests">
      <ListHead title={t('title')} count={query.data && format.number(query.data.total)} />
      <p className="lead">{t('intro')}</p>
      <ListTabs
        label={t('byState')}
        tabs={[undefined, ...REQUEST_STATES].map((one) => ({
          id: one ?? 'all',
          title: one ? t(`states.${one}`) : t('all'),
          here: one === state,
          search: { ...inAddress, state: one },
          ...(one && counts && { count: format.number(counts[one]) }),
        }))}
      />
      <FilterBar
        list="requests"
        filters={[
          {
            id: 'kind',
            title: t('kind'),
            kind: 'choice',
            options: (query.data?.kinds ?? []).map((value) => ({
              value,
              label: t(`kinds.${value}`),
            })),
          },
          {
            id: 'owner',
            title: t('owner'),
            kind: 'choice',
            options: [
              { value: 'mine', label: t('ownerMine') },
              { value: 'none', label: t('ownerNone') },
            ],
          },
        ]}
        values={{ kind, owner }}
        onFilter={(id, value) => ask({ [id]: value })}
        find={{
          search: search ?? '',
          onFind: (text) => ask({ search: text || undefined }),
        }}
        onClear={
          kind || owner || search
            ? () => ask({ kind: undefined, owner: undefined, search: undefined })
            : undefined
        }
      >
        <FreshDownload className="staff-btn" href={requestsFile(asked)} label={t('downloadLabel')}>
          <ArrowDownTrayIcon small />
          {t('download')}
        </FreshDownload>
      </FilterBar>
      <StaffPart query={query} texts={t}>
        {({ data, current_page: at, last_page: last }) => (
          <RecordTable
            caption={t('title')}
            columns={columns}
            rows={data}
            keyOf={({ id }) => id}
            busy={query.isPlaceholderData}
            empty={
              <EmptyState
                title={t('emptyTitle')}
                action={
                  !isNarrowed && (
                    <a className="staff-btn" href="/contact-us" target="_blank" rel="noopener">
                      {t('emptyAct')}
                    </a>
                  )
                }
              >
                {isNarrowed ? t('emptyFound') : t('emptyText')}
              </EmptyState>
            }
            pager={{ page: at, last, search: inAddress }}
          />
        )}
      </StaffPart>
    </div>
  );
}

function useColumns(): RecordColumn<RequestRow>[] {
  const t = useTranslations('requests');
  const locale = useLocale();
  return [
    {
      id: 'name',
      title: t('columns.name'),
      cell: ({ id, name }) => (
        <Link to={PAGES.adminRequest.path} params={{ request: String(id) }} className="row-link">
          {name}
        </Link>
      ),
    },
    { id: 'kind', title: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'about',
      title: t('columns.about'),
      look: 'wrap requests-about',
      cell: ({ about, email }) => (
        <>
          {about && <span className="requests-text">{about}</span>}
          <span className="parts">{email}</span>
        </>
      ),
    },
    {
      id: 'state',
      title: t('columns.state'),
      cell: ({ state }) => (
        <span className={`st ${STATE_LOOKS[state]}`}>{t(`states.${state}`)}</span>
      ),
    },
    {
      id: 'owner',
      title: t('columns.owner'),
      labeled: true,
      cell: ({ owner }) => owner?.full_name ?? <span className="dim">{t('nobody')}</span>,
    },
    {
      id: 'received',
      title: t('columns.received'),
      labeled: true,
      cell: ({ created_at: at }) => formatOffice(at, locale),
    },
  ];
}
