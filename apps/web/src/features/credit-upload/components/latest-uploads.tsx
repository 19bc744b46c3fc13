import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreditUpload } from '@yay/contract/credit/calls';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-time.ts';
import { uploadsQuery } from '../api/uploads.ts';

const LOOKS: Record<CreditUpload['status'], string> = {
  waiting: 'info',
  running: 'info',
  done: 'ok',
  refused: 'quiet',
};

/** What was uploaded last, and how far it is. */
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
        {(uploads) =>
          uploads.length === 0 ? (
            <p className="mid">{t('none')}</p>
          ) : (
            <div className="record-table">
              <table className="grid stacked">
                <caption className="sr">{t('latest')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('file')}</th>
                    <th scope="col">{t('by')}</th>
                    <th scope="col">{t('when')}</th>
                    <th scope="col" className="num">
                      {t('amount')}
                    </th>
                    <th scope="col" className="apart">
                      {t('state')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {uploads.map((one) => (
                    <tr key={one.id}>
                      <th scope="row" className="wrap">
                        {one.file_name}
                        <span className="parts mid">{t('rows', { count: one.rows })}</span>
                      </th>
                      <td>{one.asked_by.full_name}</td>
                      <td>{formatOffice(one.created_at, locale)}</td>
                      <td className="num" data-label={t('amount')}>
                        {formatUsd(one.total)}
                      </td>
                      <td className="apart">
                        {one.status === 'running' ? (
                          <ProgressBar
                            label={one.file_name}
                            value={one.issued}
                            max={one.rows}
                            valueText={t('states.running', { issued: one.issued, rows: one.rows })}
                          />
                        ) : (
                          <span className={`st ${LOOKS[one.status]}`}>
                            {t(`states.${one.status}`)}
                          </span>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </StaffPart>
    </section>
  );
}
