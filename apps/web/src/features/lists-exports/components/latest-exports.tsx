import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { exportsQuery } from '../api/exports-query.ts';
import { exportState } from '../model/export-state.ts';
import { useExportEvents } from '../model/use-export-events.ts';
import { ExportStatus } from './exports-list.tsx';
import './latest-exports.css';

const LATEST = 4;

/** The newest of one's own, for the start page. */
export function LatestExports() {
  const t = useTranslations('admin');
  const { data, error } = useQuery(exportsQuery);
  useExportEvents();
  if (error) return <p className="mid">{t('exports.failedTitle')}</p>;
  if (!data) return <span className="dg-sk" style={{ width: '60%' }} />;
  if (data.length === 0) return <p className="mid">{t('home.noExports')}</p>;
  return (
    <ul className="latest">
      {data.slice(0, LATEST).map((one) => {
        const state = exportState(one, serverNowMs());
        return (
          <li key={one.id}>
            {state === 'ready' ? (
              <FreshDownload
                className="link"
                href={`/api/exports/${one.id}/download`}
                label={t('exports.downloadOf', { name: one.name })}
              >
                {one.name}
              </FreshDownload>
            ) : (
              <span>{one.name}</span>
            )}
            <ExportStatus state={state} rows={one.rows_done} />
          </li>
        );
      })}
    </ul>
  );
}
