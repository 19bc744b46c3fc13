import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl/react';
import { requestsQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { Choices } from './choices.tsx';
import { OperationsPage } from './operations-page.tsx';
import { Pager } from './pager.tsx';
import { useAsked } from './use-asked.ts';

const KINDS = ['slow', 'refused', 'failed'] as const;

export function Requests() {
  const t = useTranslations('ops.requests');
  const { chosen, page, ask } = useAsked('kind', KINDS);
  return (
    <OperationsPage
      place="requests"
      query={requestsQuery({ kind: chosen, page })}
      filter={
        <Choices
          label={t('kind')}
          all={t('all')}
          choices={KINDS}
          nameOf={(kind) => t(kind)}
          chosen={chosen}
          onChoose={(kind) => ask({ kind })}
        />
      }
    >
      {(found) =>
        found.data.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <>
            <table className="grid stacked">
              <thead>
                <tr>
                  <th scope="col">{t('route')}</th>
                  <th scope="col">{t('status')}</th>
                  <th scope="col" className="num">
                    {t('ms')}
                  </th>
                  <th scope="col">{t('who')}</th>
                  <th scope="col">{t('from')}</th>
                  <th scope="col">{t('at')}</th>
                  <th scope="col">{t('id')}</th>
                </tr>
              </thead>
              <tbody>
                {found.data.map((request) => (
                  <tr key={request.id}>
                    <th scope="row" className="ops-route">
                      {request.method} {request.route}
                    </th>
                    <td>
                      <span className={request.status >= 500 ? 'ops-bad' : undefined}>
                        {request.status} {request.code}
                      </span>
                    </td>
                    <td className="num">{request.ms}</td>
                    <td className="mid">{whoOf(request)}</td>
                    <td className="mid">{request.ip}</td>
                    <td className="mid">
                      <At at={request.at} />
                    </td>
                    <td className="mid ops-id">{request.request_id}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pager page={found} onPage={(next) => ask({ kind: chosen, page: String(next) })} />
          </>
        )
      }
    </OperationsPage>
  );

  function whoOf({
    user_id: user,
    impersonator_id: actor,
  }: {
    user_id: number | null;
    impersonator_id: number | null;
  }) {
    if (user === null) return t('nobody');
    return actor === null ? user : t('asWhom', { actor: String(actor), user: String(user) });
  }
}
