import type { RequestEntry } from '@yay/contract/operations/calls';
import { useTranslations } from 'use-intl/react';
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
    <div className="record-table">
      <table className="grid stacked">
        <thead>
          <tr>
            <th scope="col">{t('route')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className="num">
              {t('ms')}
            </th>
            <th scope="col" className="apart">
              {t('who')}
            </th>
            <th scope="col">{t('from')}</th>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('id')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              <th scope="row" className="ops-route">
                {request.method} {request.route}
              </th>
              <td>
                <span className={request.status >= 500 ? 'ops-bad' : undefined}>
                  {request.status} {request.code}
                </span>
              </td>
              <td className="num" data-label={t('ms')}>
                {request.ms}
              </td>
              <td className="mid apart" data-label={t('who')}>
                {whoOf(request)}
              </td>
              <td className="mid" data-label={t('from')}>
                {request.ip}
              </td>
              <td className="mid" data-label={t('at')}>
                <At at={request.at} />
              </td>
              <td className="mid ops-id" data-label={t('id')}>
                {request.request_id}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function whoOf({ user_id: user, impersonator_id: actor }: RequestEntry) {
    if (user === null) return t('nobody');
    return actor === null ? user : t('asWhom', { actor: String(actor), user: String(user) });
  }
}
