import type { MailEntry } from '@yay/contract/operations';
import { EmptyState } from '@yay/ui/empty-state';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { mailsQuery } from '../api/operations-query.ts';
import { useRetry } from '../api/use-retry.ts';
import { At } from './at.tsx';
import { Choices } from './choices.tsx';
import { OperationsPage } from './operations-page.tsx';
import { Pager } from './pager.tsx';
import { useAsked } from './use-asked.ts';

const STATES = ['waiting', 'sent', 'failed'] as const;

export function Mails() {
  const t = useTranslations('ops.mail');
  const { chosen, page, ask } = useAsked('state', STATES);
  return (
    <OperationsPage
      place="mail"
      query={mailsQuery({ state: chosen, page })}
      filter={
        <Choices
          label={t('state')}
          all={t('all')}
          choices={STATES}
          nameOf={(state) => t(state)}
          chosen={chosen}
          onChoose={(state) => ask({ state })}
        />
      }
    >
      {(found) =>
        found.data.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
        ) : (
          <>
            <MailTable mails={found.data} />
            <Pager page={found} onPage={(next) => ask({ state: chosen, page: String(next) })} />
          </>
        )
      }
    </OperationsPage>
  );
}

function MailTable({ mails }: { mails: readonly MailEntry[] }) {
  const t = useTranslations('ops.mail');
  const retry = useRetry();
  return (
    <table className="grid stacked">
      <thead>
        <tr>
          <th scope="col">{t('template')}</th>
          <th scope="col">{t('stateHead')}</th>
          <th scope="col">{t('to')}</th>
          <th scope="col">{t('language')}</th>
          <th scope="col" className="num">
            {t('attempts')}
          </th>
          <th scope="col">{t('at')}</th>
          <th scope="col">{t('error')}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <th scope="row">{mail.template}</th>
            <td>
              <span className={mail.state === 'failed' ? 'ops-bad' : undefined}>
                {t(mail.state)}
              </span>
            </td>
            <td className="mid">{mail.to}</td>
            <td className="mid">{mail.locale}</td>
            <td className="num">{mail.attempts}</td>
            <td className="mid">
              <At at={mail.created_at} />
            </td>
            <td>
              {mail.error && <span className="ops-error">{mail.error}</span>}
              {mail.state === 'failed' && (
                <button
                  type="button"
                  className="staff-btn"
                  onClick={() =>
                    retry.mutate(`/api/ops/mails/${mail.id}/retry`, {
                      onSuccess: () => showAlert('processStarted'),
                    })
                  }
                >
                  {t('again')}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
