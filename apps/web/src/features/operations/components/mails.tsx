import type { MailEntry } from '@yay/contract/operations/calls';
import { useTranslations } from 'use-intl/react';
import { mailsQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsList } from './operations-list.tsx';
import { useAsked } from './use-asked.ts';
import { WhatWentWrong } from './what-went-wrong.tsx';

export function Mails() {
  const t = useTranslations('operations.mail');
  const asked = useAsked('state', ['waiting', 'sent', 'failed']);
  return (
    <OperationsList
      place="mail"
      query={mailsQuery({ state: asked.chosen, page: asked.page })}
      asked={asked}
      nameOf={(state) => t(state)}
    >
      {(mails) => <MailTable mails={mails} />}
    </OperationsList>
  );
}

function MailTable({ mails }: { mails: readonly MailEntry[] }) {
  const t = useTranslations('operations.mail');
  return (
    <div className="record-table">
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
            <th scope="col" className="apart">
              {t('at')}
            </th>
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
              <td className="mid" data-label={t('to')}>
                {mail.to}
              </td>
              <td className="mid" data-label={t('language')}>
                {mail.locale}
              </td>
              <td className="num" data-label={t('attempts')}>
                {mail.attempts}
              </td>
              <td className="mid apart" data-label={t('at')}>
                <At at={mail.created_at} />
              </td>
              <td>
                <WhatWentWrong
                  place="mail"
                  entry={mail}
                  retryAt={`/api/ops/mails/${mail.id}/retry`}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
