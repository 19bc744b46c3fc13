import type { MailEntry } from '@yay/contract/operations/calls';
import { useTranslations } from 'use-intl/react';
import { RecordTable } from '../../../lib/record-table.tsx';
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
    <RecordTable
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        { id: 'template', title: t('template'), cell: ({ template }) => template },
        {
          id: 'state',
          title: t('stateHead'),
          cell: ({ state }) => (
            <span className={state === 'failed' ? 'ops-bad' : undefined}>{t(state)}</span>
          ),
        },
        { id: 'to', title: t('to'), look: 'mid', labeled: true, cell: ({ to }) => to },
        {
          id: 'language',
          title: t('language'),
          look: 'mid',
          labeled: true,
          cell: ({ locale }) => locale,
        },
        {
          id: 'attempts',
          title: t('attempts'),
          align: 'num',
          labeled: true,
          cell: ({ attempts }) => attempts,
        },
        {
          id: 'at',
          title: t('at'),
          align: 'apart',
          look: 'mid',
          labeled: true,
          cell: (mail) => <At at={mail.created_at} />,
        },
        {
          id: 'error',
          title: t('error'),
          cell: (mail) => (
            <WhatWentWrong place="mail" entry={mail} retryAt={`/api/ops/mails/${mail.id}/retry`} />
          ),
        },
      ]}
    />
  );
}
