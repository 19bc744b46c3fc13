import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ExportRecord } from '@yay/contract/lists/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { exportsQuery } from '../api/exports-query.ts';
import { exportState, fileSize } from '../model/export-state.ts';
import { useExportEvents } from '../model/use-export-events.ts';

/** One's own exports: what is under way, what waits to be fetched, what is over. */
export function ExportsList({ toUsers }: { toUsers: string | null }) {
  const t = useTranslations('admin.exports');
  const found = useQuery(exportsQuery);
  useExportEvents();
  return (
    <div className="list">
      <header className="ph">
        <h1>{t('title')}</h1>
      </header>
      <p className="lead">{t('intro')}</p>
      <StaffPart query={found} texts={t}>
        {(records) => <ExportTable records={records} toUsers={toUsers} />}
      </StaffPart>
    </div>
  );
}

function ExportTable({
  records,
  toUsers,
}: {
  records: readonly ExportRecord[];
  toUsers: string | null;
}) {
  const t = useTranslations('admin.exports');
  const format = useFormatter();
  const locale = useLocale();
  const when = (instant: string | null) => instant && formatOffice(instant, locale);
  const stateOf = (record: ExportRecord) => exportState(record, serverNowMs());
  return (
    <RecordTable
      caption={t('title')}
      rows={records}
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          title={t('emptyTitle')}
          action={
            toUsers && (
              <Link to={toUsers} className="staff-btn primary">
                {t('emptyAction')}
              </Link>
            )
          }
        >
          {t('emptyText')}
        </EmptyState>
      }
      columns={[
        { id: 'name', title: t('name'), cell: ({ name }) => name },
        {
          id: 'status',
          title: t('status'),
          cell: (record) => <ExportStatus state={stateOf(record)} rows={record.rows_done} />,
        },
        {
          id: 'rows',
          title: t('rows'),
          align: 'num',
          labeled: true,
          cell: ({ rows_done }) => format.number(rows_done),
        },
        {
          id: 'size',
          title: t('size'),
          align: 'num',
          labeled: ({ status }) => status === 'ready',
          cell: ({ status, bytes }) => {
            if (status !== 'ready') return null;
            const { value, ...unit } = fileSize(bytes);
            return format.number(value, { style: 'unit', ...unit });
          },
        },
        {
          id: 'started',
          title: t('started'),
          align: 'apart',
          look: 'mid',
          labeled: true,
          cell: ({ created_at }) => when(created_at),
        },
        {
          id: 'expires',
          title: t('expires'),
          look: 'mid',
          labeled: ({ expires_at }) => expires_at !== null,
          cell: ({ expires_at }) => when(expires_at),
        },
        {
          id: 'download',
          title: t('download'),
          titleHidden: true,
          look: 'acts',
          cell: (record) =>
            stateOf(record) === 'ready' && (
              <FreshDownload
                className="staff-btn small"
                href={`/api/exports/${record.id}/download`}
                label={t('downloadOf', { name: record.name })}
              >
                <ArrowDownTrayIcon small />
                {t('download')}
              </FreshDownload>
            ),
        },
      ]}
    />
  );
}

export function ExportStatus({
  state,
  rows,
}: {
  state: ReturnType<typeof exportState>;
  rows: number;
}) {
  const t = useTranslations('admin.exports');
  const format = useFormatter();
  const look = {
    waiting: 'info',
    running: 'info',
    ready: 'ok',
    failed: 'bad',
    expired: 'quiet',
  }[state];
  return (
    <span className={`st ${look}`}>
      {state === 'running' ? t('running', { rows: format.number(rows) }) : t(state)}
    </span>
  );
}
