import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ExportRecord } from '@yay/contract/lists/calls';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { formatOffice } from '../../../parts/office-time.ts';
import { exportsQuery } from '../api/exports-query.ts';
import { exportState, fileSize } from '../model/export-state.ts';
import { useExportEvents } from '../model/use-export-events.ts';
import './exports-list.css';

/** One's own exports: what is under way, what waits to be fetched, what is over. */
export function ExportsList({ toUsers }: { toUsers: string | null }) {
  const t = useTranslations('admin.exports');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(exportsQuery);
  useExportEvents();
  return (
    <div className="list">
      <header className="ph">
        <h1>{t('title')}</h1>
      </header>
      <p className="lead">{t('intro')}</p>
      <div className="dg-box">
        <table className="dg exports" aria-busy={!data && !error ? true : undefined}>
          <caption className="sr">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col" className="dg-num">
                {t('rows')}
              </th>
              <th scope="col" className="dg-num">
                {t('size')}
              </th>
              <th scope="col" className="dg-from-1060">
                {t('started')}
              </th>
              <th scope="col" className="dg-from-1060">
                {t('expires')}
              </th>
              <th scope="col">
                <span className="sr">{t('download')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data && data.length > 0 ? (
              data.map((one) => <ExportLine key={one.id} record={one} />)
            ) : data ? (
              <tr>
                <td className="dg-blank" colSpan={7}>
                  <h2>{t('emptyTitle')}</h2>
                  <p>{t('emptyText')}</p>
                  {toUsers && (
                    <Link to={toUsers} className="staff-btn primary">
                      {t('emptyAction')}
                    </Link>
                  )}
                </td>
              </tr>
            ) : error ? (
              <tr>
                <td className="dg-blank" colSpan={7}>
                  <div role="alert">
                    <h2>{t('errorTitle')}</h2>
                    <p>{errorText(error)}</p>
                    <button
                      type="button"
                      className="staff-btn primary"
                      onClick={() => void refetch()}
                    >
                      {t('retry')}
                    </button>
                  </div>
                </td>
              </tr>
            ) : (
              [70, 52, 64, 58].map((width) => (
                <tr key={width}>
                  <td data-card="title">
                    <span className="dg-sk" style={{ width: `${width}%` }} />
                  </td>
                  <td colSpan={6} data-card="state">
                    <span className="dg-sk" style={{ width: '40%' }} />
                  </td>
                </tr>
              ))
            )}
          </tbody>
        </table>
        <span className="sr" role="status">
          {!data && !error ? t('loading') : ''}
        </span>
      </div>
    </div>
  );
}

function ExportLine({ record }: { record: ExportRecord }) {
  const t = useTranslations('admin.exports');
  const format = useFormatter();
  const state = exportState(record, serverNowMs());
  const size = fileSize(record.bytes);
  const locale = useLocale();
  const when = (instant: string | null) => instant && formatOffice(instant, locale);
  return (
    <tr data-row={record.id}>
      <th scope="row" data-card="title">
        <b>{record.name}</b>
      </th>
      <td data-card="line">
        <ExportStatus state={state} rows={record.rows_done} />
      </td>
      <td className="dg-num" data-card="foot">
        {format.number(record.rows_done)}
        <span className="card-only"> {t('rows').toLocaleLowerCase()}</span>
      </td>
      <td className="dg-num" data-card="foot-end">
        {record.status === 'ready' &&
          format.number(size.value, { style: 'unit', unit: size.unit, unitDisplay: 'short' })}
      </td>
      <td className="dg-from-1060">{when(record.created_at)}</td>
      <td className="dg-from-1060">{when(record.expires_at)}</td>
      <td className="exports-act" data-card="state">
        {state === 'ready' && (
          <a
            className="staff-btn small"
            href={`/api/exports/${record.id}/download`}
            download
            aria-label={t('downloadOf', { name: record.name })}
          >
            <ArrowDownTrayIcon small />
            {t('download')}
          </a>
        )}
      </td>
    </tr>
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
