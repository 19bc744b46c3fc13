import type { listSchedules } from '@yay/contract/operations/calls';
import { plainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl/react';
import { formatDate } from '../../../lib/format.ts';
import type { AnswerOf } from '../../../lib/http/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { schedulesQuery } from '../api/operations-query.ts';
import { At } from './at.tsx';
import { OperationsPage } from './operations-page.tsx';

type Found = AnswerOf<typeof listSchedules>;

export function Schedules() {
  const t = useTranslations('operations.schedules');
  return (
    <OperationsPage place="schedules" query={schedulesQuery()}>
      {({ data, due }) => (
        <>
          <ScheduleTable schedules={data} />
          <section>
            <h2>{t('due')}</h2>
            <DueTable due={due} />
          </section>
        </>
      )}
    </OperationsPage>
  );
}

function ScheduleTable({ schedules }: { schedules: Found['data'] }) {
  const t = useTranslations('operations.schedules');
  const state = useTranslations('operations.jobs');
  return (
    <RecordTable
      rows={schedules}
      keyOf={({ queue }) => queue}
      columns={[
        { id: 'queue', title: t('queue'), cell: ({ queue }) => queue },
        { id: 'cron', title: t('cron'), look: 'ops-id', labeled: true, cell: ({ cron }) => cron },
        {
          id: 'last',
          title: t('last'),
          look: 'mid',
          labeled: true,
          cell: ({ last_at: at }) => (at ? <At at={at} /> : t('never')),
        },
        {
          id: 'state',
          title: t('state'),
          look: 'mid',
          cell: ({ last_state: last }) => last && state(last),
        },
      ]}
    />
  );
}

function DueTable({ due }: { due: Found['due'] }) {
  const t = useTranslations('operations.schedules');
  const locale = useLocale();
  return (
    <RecordTable
      rows={due}
      keyOf={({ kind, market, date }) => `${kind} ${market} ${date}`}
      empty={<p className="mid">{t('dueEmpty')}</p>}
      columns={[
        {
          id: 'what',
          title: t('what'),
          cell: ({ kind, date }) =>
            t(kind, { date: formatDate(plainDate(date), locale, 'dayAndWeekday') }),
        },
        { id: 'market', title: t('market'), look: 'mid', cell: ({ market }) => market },
        { id: 'at', title: t('at'), look: 'mid', cell: ({ at }) => <At at={at} /> },
      ]}
    />
  );
}
