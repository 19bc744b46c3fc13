import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreditUpload } from '@yay/contract/credit/calls';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { uploadsQuery } from '../api/uploads.ts';

const LOOKS: Record<CreditUpload['status'], string> = {
  waiting: 'info',
  running: 'info',
  done: 'ok',
  refused: 'quiet',
};

/** Lists the latest uploads, with their progress. */
export function LatestUploads() {
  const t = useTranslations('credit.upload');
  const common = useTranslations('credit');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery(uploadsQuery);
  const look = () => void client.invalidateQueries({ queryKey: uploadsQuery.queryKey });
  useChannel('private-list.credit_uploads', { 'list.changed': look, missed: look });
  return (
    <section aria-labelledby="latest-uploads">
      <h2 id="latest-uploads">{t('latest')}</h2>
      <StaffPart query={query} texts={common}>
        {(uploads) => (
          <RecordTable
            caption={t('latest')}
            rows={uploads}
            keyOf={({ id }) => id}
            empty={<p className="mid">{t('none')}</p>}
            columns={[
              {
                id: 'file',
                title: t('file'),
                look: 'wrap',
                cell: (upload) => (
                  <>
                    {upload.file_name}
                    <span className="parts mid">{t('rows', { count: upload.rows })}</span>
                  </>
                ),
              },
              { id: 'by', title: t('by'), cell: (upload) => upload.asked_by.full_name },
              {
                id: 'when',
                title: t('when'),
                cell: (upload) => formatOffice(upload.created_at, locale),
              },
              {
                id: 'amount',
                title: t('amount'),
                align: 'num',
                labeled: true,
                cell: ({ total }) => formatUsd(total),
              },
              {
                id: 'state',
                title: t('state'),
                align: 'apart',
                cell: (upload) => <UploadState upload={upload} />,
              },
            ]}
          />
        )}
      </StaffPart>
    </section>
  );
}

function UploadState({ upload }: { upload: CreditUpload }) {
  const t = useTranslations('credit.upload');
  const { status, file_name: file, issued, rows } = upload;
  if (status !== 'running') {
    return <span className={`st ${LOOKS[status]}`}>{t(`states.${status}`)}</span>;
  }
  return (
    <ProgressBar
      label={file}
      value={issued}
      max={rows}
      valueText={t('states.running', { issued, rows })}
    />
  );
}
