import type { RequestEntry } from '@yay/contract/operations/calls';
import { useTranslations } from 'use-intl/react';
import { RecordTable } from '../../../lib/record-table.tsx';
import { requestsQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsList } from './operations-list.tsx';
import { useAsked } from './use-asked.ts';

export function Requests() {
  const t = useTranslations('operations.requests');
  const asked = useAsked('kind', ['slow', 'refused', 'failed']);
  return (
    <OperationsList
      place="requests"
      query={requestsQuery({ kind: asked.chosen, page: asked.page })}
      asked={asked}
      nameOf={(kind) => t(kind)}
    >
      {(requests) => <RequestTable requests={requests} />}
    </OperationsList>
  );
}

function RequestTable({ requests }: { requests: readonly RequestEntry[] }) {
  const t = useTranslations('operations.requests');
  return (
    <RecordTable
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'route',
          title: t('route'),
          look: 'ops-route',
          cell: ({ method, route }) => `${method} ${route}`,
        },
        {
          id: 'status',
          title: t('status'),
          cell: ({ status, code }) => (
            <span className={status >= 500 ? 'ops-bad' : undefined}>
              {status} {code}
            </span>
          ),
        },
        { id: 'ms', title: t('ms'), align: 'num', labeled: true, cell: ({ ms }) => ms },
        {
          id: 'who',
          title: t('who'),
          align: 'apart',
          look: 'mid',
          labeled: true,
          cell: whoOf,
        },
        { id: 'from', title: t('from'), look: 'mid', labeled: true, cell: ({ ip }) => ip },
        { id: 'at', title: t('at'), look: 'mid', labeled: true, cell: ({ at }) => <At at={at} /> },
        {
          id: 'id',
          title: t('id'),
          look: 'mid ops-id',
          labeled: true,
          cell: (request) => request.request_id,
        },
      ]}
    />
  );

  function whoOf({ user_id: user, impersonator_id: actor }: RequestEntry) {
    if (user === null) return t('nobody');
    return actor === null ? user : t('asWhom', { actor: String(actor), user: String(user) });
  }
}
